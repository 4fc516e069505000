import type { TitleWord } from './title-words.ts';

/** Letters of each word at least. */
const fewestLetters = 3;

/**
 * Words with those next to each other as one that labels write as one: `forklift` for "fork lift".
 *
 * @param isWord whether labels have two words as one
 */
export function writtenTogether(
  words: readonly TitleWord[],
  isWord: (first: string, second: string) => boolean,
): readonly TitleWord[] {
  const left: TitleWord[] = [];
  for (const word of words) {
    const before = left.at(-1);
    const isLongEnough = Math.min(before?.text.length ?? 0, word.text.length) >= fewestLetters;
    if (before !== undefined && isLongEnough && before.isAside === word.isAside && isWord(before.text, word.text))
      left[left.length - 1] = { text: before.text + word.text, isAside: word.isAside };
    else left.push(word);
  }
  return left;
}
