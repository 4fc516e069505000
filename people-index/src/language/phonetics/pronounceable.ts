/** Counts y as a vowel, as in `Lynn`. */
const vowel = /[aeiouy]/;
/** Syllables without a vowel: the Cantonese `Ng`, and syllables of older romanizations such as `Tsz`. */
const syllabic = /^(?:h?ng|h?m|t?sz|tz)$/;
/** Matches `zzzzzz` and `eee`; not `Oo` or `Hollly`. */
const repeatedLetter = /^(.)\1{2,}$/su;

/** Whether a folded Latin word can be pronounced: it has a vowel, or is a syllable without one. Not `DRH` or `bcdfg`. */
export function isPronounceable(word: string): boolean {
  return vowel.test(word) || syllabic.test(word);
}

const maxAbbreviationLength = 3;

/**
 * Whether a query is a single unpronounceable word of at most three letters, and so an abbreviation rather than a misspelled name: `DRH`,
 * not `Jhn Smith`.
 */
export function isAbbreviation(words: readonly string[]): boolean {
  const [only = ''] = words;
  return words.length === 1 && only.length <= maxAbbreviationLength && !/[^a-z]/.test(only) && !isPronounceable(only);
}

/** Whether a word is one letter repeated three times or more. No name is. */
export function isRepeatedLetter(word: string): boolean {
  return repeatedLetter.test(word);
}
