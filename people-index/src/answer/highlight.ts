import { wordsAfterElision } from '../language/elision.ts';
import { fold } from '../language/fold.ts';
import { wordsOfPiece } from './folded-pieces.ts';

/** A folded word to highlight in a text: the prefix of a word that it matches, or the whole word. */
export interface Mark {
  readonly text: string;
  readonly isBeginning: boolean;
}

/** Words of a text, separated as in `wordsOfName`. */
const pieces = /[^\s\p{Pd}.,;/()[\]"_|+&@\u001f]+/gu;

/**
 * The ranges of the marks in a text: ascending, disjoint [start, end) in UTF-16 code units. A mark that matches neither a word nor adjacent
 * ones covers the whole text.
 */
export function rangesOf(text: string, marks: readonly Mark[]): (readonly [start: number, end: number])[] {
  if (marks.length === 0 || text === '') return [];
  const found: [number, number][] = [];
  for (const mark of marks) {
    const before = found.length;
    if (markAscii(text, mark, found)) continue;
    found.length = before;
    for (const piece of text.matchAll(pieces)) {
      const range =
        rangeInWord(piece[0], piece.index, mark) ??
        wordsAfterElision(piece[0])
          .map(({ word, start }) => rangeInWord(word, piece.index + start, mark))
          .find((own) => own !== undefined);
      if (range !== undefined) found.push(range);
    }
    if (found.length > before) continue;
    const range = rangeOfAdjacent(text, mark) ?? (mark.isBeginning ? undefined : [0, text.length]);
    if (range !== undefined) found.push(range);
  }
  return joined(found);
}

/** The range of adjacent words that a mark joins: `laiyee` in "Winnie Lai Yee". */
export function rangeOfAdjacent(text: string, mark: Mark): [start: number, end: number] | undefined {
  const words = [...text.matchAll(pieces)];
  for (const [first, { index: start }] of words.entries()) {
    let rest = mark.text;
    for (const { 0: word, index } of words.slice(first)) {
      const folded = wordsOfPiece(word).join('');
      if (mark.isBeginning && folded.startsWith(rest)) return [start, index + lengthOfBeginning(word, rest.length)];
      if (folded === '' || !rest.startsWith(folded)) break;
      rest = rest.slice(folded.length);
      if (rest === '') return [start, index + word.length];
    }
  }
  return undefined;
}

/** The range of a mark in a word that begins at `start` of the text; undefined if the word does not match the mark. */
function rangeInWord(word: string, start: number, mark: Mark): [number, number] | undefined {
  const folded = wordsOfPiece(word);
  if (!mark.isBeginning) return folded.includes(mark.text) ? [start, start + word.length] : undefined;
  if (!folded.join('').startsWith(mark.text)) return undefined;
  return [start, start + lengthOfBeginning(word, mark.text.length)];
}

const outside = 0;
const inside = 1;
const ignored = 2;
/** Role of an ASCII character: part of a word, ignored within a word, or a separator. */
const asciiRole = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code === 39 || code === 96) return ignored;
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) ? inside : outside;
});

/** Fast path for ASCII texts. Returns false if the text has other characters or no single word matches the mark. */
function markAscii(text: string, mark: Mark, found: [number, number][]): boolean {
  const wanted = mark.text.length;
  const before = found.length;
  let start = -1;
  let matched = 0;
  let end = 0;
  for (let position = 0; position <= text.length; position++) {
    const code = position < text.length ? text.charCodeAt(position) : 32;
    if (code > 127) return false;
    const role = asciiRole[code]!;
    if (role === ignored) continue;
    if (role === outside) {
      const isHeld = mark.isBeginning ? matched >= wanted : matched === wanted;
      if (start >= 0 && isHeld) found.push([start, mark.isBeginning ? end : position]);
      start = -1;
      continue;
    }
    if (start < 0) [start, matched] = [position, 0];
    if (matched >= 0 && matched < wanted) {
      const lower = code < 91 && code > 64 ? code + 32 : code;
      matched = lower === mark.text.charCodeAt(matched) ? matched + 1 : -1;
      end = position + 1;
    } else if (matched === wanted && !mark.isBeginning) matched = -1;
  }
  return found.length > before;
}

/** Length of the shortest prefix of a word, in UTF-16 code units, that folds to at least `foldedLength` characters. */
function lengthOfBeginning(word: string, foldedLength: number): number {
  let length = 0;
  for (const character of word) {
    if (fold(word.slice(0, length)).replaceAll(' ', '').length >= foldedLength) break;
    length += character.length;
  }
  return length;
}

function joined(ranges: [number, number][]): (readonly [number, number])[] {
  if (ranges.length === 1 && ranges[0]![0] < ranges[0]![1]) return ranges;
  ranges.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const result: [number, number][] = [];
  for (const [start, end] of ranges) {
    const last = result.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else if (end > start) result.push([start, end]);
  }
  return result;
}
