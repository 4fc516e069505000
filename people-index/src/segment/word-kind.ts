/** The kind of a word of a person. Three bits wide; lower comes first among exact matches. */
export const wordKind = {
  /** The whole first or last name. */
  whole: 0,
  /** One word of a first or last name. */
  part: 1,
  /** A spelling variant of such a word, or the part after its apostrophe: `mueller` for Müller, `hondt` for D'Hondt. */
  variant: 2,
  /** A word of the email address that is not a name of the person. */
  email: 3,
  /** A word of another name. */
  other: 4,
  /** A Latin reading of a word in another script. */
  script: 5,
  /** A part of such a reading that is not a name by itself: a syllable of a given name. */
  syllable: 6,
} as const;
export type WordKind = (typeof wordKind)[keyof typeof wordKind];

/** Position of a token that stands for the whole name. */
export const wholePosition = 31;
