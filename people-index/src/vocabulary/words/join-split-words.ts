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

/**
 * Joins a head and a later word that describes it as compounds do: `maschinenbauingenieur` for "Ingenieur für Maschinenbau" and
 * "Ingenieur/in (Maschinenbau)". Returns the same words if nothing is joined.
 *
 * @param isSkipped whether a word can stand between the two, such as `für`
 * @param compoundOf the compound of a head and the word that describes it, if labels have it
 */
export function joinDescribedHeads(
  words: readonly TitleWord[],
  isSkipped: (word: string) => boolean,
  compoundOf: (head: string, modifier: string) => string | undefined,
): readonly TitleWord[] {
  for (const [position, { text }] of words.entries()) {
    const head = words.findLastIndex((word, index) => index < position && !isSkipped(word.text));
    const before = words[head];
    if (before === undefined || isSkipped(text)) continue;
    const compound = compoundOf(before.text, text);
    if (compound === undefined) continue;
    const joined = { text: compound, isInBrackets: before.isInBrackets };
    return [...words.slice(0, head), joined, ...words.slice(position + 1)];
  }
  return words;
}
