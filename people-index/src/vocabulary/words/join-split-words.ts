import type { TitleWord } from './title-words.ts';

/** Minimum number of letters of each word. */
const minLetters = 3;

/**
 * Joins neighbouring words that labels write as one: `forklift` for "fork lift".
 *
 * @param isWord whether labels write two words as one
 */
export function joinSplitWords(
  words: readonly TitleWord[],
  isWord: (first: string, second: string) => boolean,
): readonly TitleWord[] {
  const left: TitleWord[] = [];
  for (const word of words) {
    const before = left.at(-1);
    const isLongEnough = Math.min(before?.text.length ?? 0, word.text.length) >= minLetters;
    if (
      before !== undefined &&
      isLongEnough &&
      before.isInBrackets === word.isInBrackets &&
      isWord(before.text, word.text)
    )
      left[left.length - 1] = { text: before.text + word.text, isInBrackets: word.isInBrackets };
    else left.push(word);
  }
  return left;
}
