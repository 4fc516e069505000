import { fold, foldWords } from '../language/fold.ts';

/** A folded word to mark in a text: its beginning only, or the whole word that holds it. */
export interface Mark {
  readonly text: string;
  readonly isBeginning: boolean;
}

/** What `wordsOfName` splits at, seen from the other side. */
const pieces = /[^\s\p{Pd}.,;/()[\]"_|+&@\u001f]+/gu;

/** Where the marks stand in a text, as ascending [start, end) that do not touch. A mark that no single word holds covers the whole text. */
export function rangesOf(text: string, marks: readonly Mark[]): (readonly [start: number, end: number])[] {
  const found: [number, number][] = [];
  for (const mark of marks) {
    const before = found.length;
    for (const piece of text.matchAll(pieces)) {
      const word = piece[0];
      const folded = foldWords(word);
      const start = piece.index;
      if (!mark.isBeginning && folded.includes(mark.text)) found.push([start, start + word.length]);
      else if (mark.isBeginning && folded.join('').startsWith(mark.text)) {
        found.push([start, start + lengthOfBeginning(word, mark.text.length)]);
      }
    }
    if (found.length === before && text !== '' && !mark.isBeginning) found.push([0, text.length]);
    if (found.length === before && mark.isBeginning && fold(text).replaceAll(' ', '').startsWith(mark.text)) {
      found.push([0, lengthOfBeginning(text, mark.text.length)]);
    }
  }
  return joined(found);
}

/** How many UTF-16 units of a word fold to at least so many. */
function lengthOfBeginning(word: string, foldedLength: number): number {
  let length = 0;
  for (const character of word) {
    if (fold(word.slice(0, length)).replaceAll(' ', '').length >= foldedLength) break;
    length += character.length;
  }
  return length;
}

function joined(ranges: [number, number][]): (readonly [number, number])[] {
  ranges.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const result: [number, number][] = [];
  for (const [start, end] of ranges) {
    const last = result.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else if (end > start) result.push([start, end]);
  }
  return result;
}
