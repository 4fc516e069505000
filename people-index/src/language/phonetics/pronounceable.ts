/** The letter y is a vowel in `Lynn`. */
const vowel = /[aeiouy]/;
/** Names that are one syllable without a vowel: the Cantonese `Ng`, and words of old romanizations such as `Tsz`. */
const syllabic = /^(?:h?ng|h?m|t?sz|tz)$/;
/** `zzzzzz` and `eee`, not `Oo` or `Hollly`. */
const oneLetter = /^(.)\1{2,}$/su;

/** Whether a folded Latin word has a vowel, or is a syllable all the same. `DRH` and `bcdfg` are not spoken as a word. */
export function hasSyllable(word: string): boolean {
  return vowel.test(word) || syllabic.test(word);
}

const longestAbbreviation = 3;

/** Whether a word that stands alone is taken for an abbreviation rather than a name with a letter missing: `DRH`, not `Jhn Smith`. */
export function isAbbreviation(words: readonly string[]): boolean {
  const [only = ''] = words;
  return words.length === 1 && only.length <= longestAbbreviation && !/[^a-z]/.test(only) && !hasSyllable(only);
}

/** Whether a word of three letters or more is one letter over and over, as no name is. */
export function isOneLetter(word: string): boolean {
  return oneLetter.test(word);
}
