import { fold, foldWords } from './fold.ts';

/** Articles, prepositions and prefixes that end in an apostrophe before the next word; single Latin letters, as in "d'", do as well. */
const elided = new Set(
  (
    'qu jusqu lorsqu puisqu quoiqu quelqu presqu entr grand ' + // French
    'un all coll dall dell nell sull pell gl agl dagl degl negl sugl quest quell bell sant sott tutt ' + // Italian
    'mac mc al el'
  ) // Gaelic and Arabic
    .split(' '),
);
const singleLetter = /^[a-z]$/;

/**
 * Letters, an apostrophe as people type it, and the rest of the word, of which 48 characters are enough. Matches `d’équipe` and `dell'Orto`; does not match
 * `'Ali`, nor `Nuʿman`: the half rings of Arabic and Hebrew transliteration are letters.
 */
const letterApostropheWord =
  /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}]+)['’‘‛`´′ʼʻ＇](?=([^\s\p{Pd}.,;:/()[\]"_|+&@]{1,48}))/gu;
const apostrophe = /['’‘‛`´′ʼʻ＇]/u;

/** A word behind the apostrophe of an elision. */
interface ElisionWord {
  /** As written, up to the next separator, at most 48 characters. */
  readonly word: string;
  /** Where it begins in the text, in UTF-16 code units. */
  readonly start: number;
}

/**
 * The words behind the apostrophe of an elision: `équipe` in "Responsable d’équipe", `Neill` in "O'Neill", `Hondt` in "D’Hondt". Apostrophes inside a word are
 * left alone: "Sa'id", "Solov'eva", "women's".
 */
export function wordsAfterElision(text: string): ElisionWord[] {
  if (!apostrophe.test(text)) return [];
  return [...text.matchAll(letterApostropheWord)].flatMap(({ 0: matched, 1: before = '', 2: word = '', index }) =>
    isElided(before, word) ? [{ word, start: index + matched.length }] : [],
  );
}

/** The folded words of a text without its elided articles: `chef equipe` for "chef d'équipe". */
export function foldWordsWithoutElisions(text: string): string[] {
  return foldWords(withoutElisions(text));
}

/** A text without its elided articles: `chef équipe` for "chef d'équipe". */
export function withoutElisions(text: string): string {
  if (!apostrophe.test(text)) return text;
  return text.replace(letterApostropheWord, (matched, before: string, word: string) =>
    isElided(before, word) ? ' ' : matched,
  );
}

/** Each single letter of a text joined with a longer word after it: `dequipe` for "chef d equipe". Takes and returns folded words. */
export function wordsWithLetter(words: readonly string[]): string[] {
  return words.flatMap((word, place) => (isLetterBeforeWord(words, place) ? [word + words[place + 1]] : []));
}

/** The words with each single letter joined to a longer word after it: `chef dequipe` for "chef d equipe". Takes and returns folded words. */
export function joinSingleLetters(words: readonly string[]): string[] {
  return words.flatMap((word, place) => {
    if (isLetterBeforeWord(words, place)) return [];
    return isLetterBeforeWord(words, place - 1) ? [words[place - 1] + word] : [word];
  });
}

function isLetterBeforeWord(words: readonly string[], place: number): boolean {
  return singleLetter.test(words[place] ?? '') && (words[place + 1] ?? '').length > 1;
}

/** Whether letters before an apostrophe are an article of the word after it. A single letter after it is no word. */
function isElided(before: string, word: string): boolean {
  const article = fold(before);
  return (singleLetter.test(article) || elided.has(article)) && fold(word).length > 1;
}
