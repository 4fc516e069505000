/** How a word belongs to a person. Three bits wide; lower comes first among exact matches. */
export const wordKind = {
  /** The whole first or last name. */
  whole: 0,
  /** One word of a first or last name. */
  part: 1,
  /** Another customary spelling of such a word, or the word behind its apostrophe: `mueller` for Müller, `hondt` for D'Hondt. */
  variant: 2,
  /** A word of the e-mail address that is no name of the person. */
  email: 3,
  /** A word of another name. */
  other: 4,
  /** A Latin reading of a word in another script. */
  script: 5,
  /** A part of such a reading that is no name by itself: a syllable of a given name. */
  syllable: 6,
} as const;
export type WordKind = (typeof wordKind)[keyof typeof wordKind];

/** Place of a word that stands for the whole name. */
export const wholePlace = 31;
