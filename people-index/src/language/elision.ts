import { fold, foldWords } from './fold.ts';

/**
 * Folded articles, prepositions and prefixes that end in an apostrophe before another word. Any single Latin letter counts as well, as in
 * "d'".
 */
const elidedWords = new Set(
  (
    'qu jusqu lorsqu puisqu quoiqu quelqu presqu entr grand ' + // French
    'un all coll dall dell nell sull pell gl agl dagl degl negl sugl quest quell bell sant sott tutt ' + // Italian
    'mac mc al el'
  ) // Gaelic and Arabic
    .split(' '),
);
const singleLetter = /^[a-z]$/;

/**
 * Letters, any character that people type as an apostrophe, and the rest of the word, up to 48 characters. Matches `d’équipe` and
 * `dell'Orto`; not `'Ali` or `Nuʿman`, since the half rings of Arabic and Hebrew transliteration are letters.
 */
const letterApostropheWord =
  /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}]+)['’‘‛`´′ʼʻ＇](?=([^\s\p{Pd}.,;:/()[\]"_|+&@]{1,48}))/gu;
const apostrophe = /['’‘‛`´′ʼʻ＇]/u;

/** The word after the apostrophe of an elision. */
interface ElisionWord {
  /** As written, up to the next separator, at most 48 characters. */
  readonly word: string;
  /** Its start in the text, in UTF-16 code units. */
  readonly start: number;
}

/**
 * The words after an elision: `équipe` in "Responsable d’équipe", `Neill` in "O'Neill", `Hondt` in "D’Hondt". Other apostrophes are
 * ignored: "Sa'id", "Solov'eva", "women's".
 */
export function wordsAfterElision(text: string): ElisionWord[] {
  if (!apostrophe.test(text)) return [];
  return [...text.matchAll(letterApostropheWord)].flatMap(({ 0: matched, 1: before = '', 2: word = '', index }) =>
    isElided(before, word) ? [{ word, start: index + matched.length }] : [],
  );
}

/** The folded words of a text without elided articles: `chef equipe` for "chef d'équipe". */
export function foldWordsWithoutElisions(text: string): string[] {
  return foldWords(withoutElisions(text));
}

/** A text without elided articles: `chef équipe` for "chef d'équipe". */
export function withoutElisions(text: string): string {
  if (!apostrophe.test(text)) return text;
  return text.replace(letterApostropheWord, (matched, before: string, word: string) =>
    isElided(before, word) ? ' ' : matched,
  );
}

/** The folded words made of a single letter and a longer word after it: `dequipe` for "chef d equipe"; not `ala` for "à la". */
export function wordsWithLetter(words: readonly string[]): string[] {
  return words.flatMap((word, index) => (isLetterBeforeWord(words, index) ? [word + words[index + 1]] : []));
}

/** All folded words, with each single letter joined to a longer word after it: `chef dequipe` for "chef d equipe". */
export function joinSingleLetters(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    if (isLetterBeforeWord(words, index)) return [];
    return isLetterBeforeWord(words, index - 1) ? [words[index - 1] + word] : [word];
  });
}

function isLetterBeforeWord(words: readonly string[], index: number): boolean {
  const [letter = '', word = ''] = words.slice(index, index + 2);
  // `a` is a preposition, and no language elides a word to it.
  return singleLetter.test(letter) && letter !== 'a' && word.length > 1;
}

/** Whether the letters before an apostrophe are elided. The word after it must have more than one letter. */
function isElided(before: string, word: string): boolean {
  const article = fold(before);
  return (singleLetter.test(article) || elidedWords.has(article)) && fold(word).length > 1;
}
