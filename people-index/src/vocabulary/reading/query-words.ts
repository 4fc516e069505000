import { fold } from '../../language/fold.ts';
import { maxTextLength } from '../../search/query/query-limits.ts';
import type { PlaceBook } from '../places/place-book.ts';
import { withoutGenderMarkers } from '../words/title-words.ts';
import type { WorkWordReader } from '../roles/work-words.ts';

/** A word of a query. */
export interface Word {
  /** As typed. */
  readonly text: string;
  readonly folded: string;
}

/** Matches `R & D`; does not match `Smith & Co`. */
const spacedLetters = /(?<![\p{L}\p{N}])(\p{L})\s&\s(\p{L})(?![\p{L}\p{N}])/gu;
/** Matches `D.R.H.` and `U.K.`; does not match `Dr.`. */
const dottedAbbreviation = /^(?:\p{L}\.){2,5}\p{L}?$/u;

/** Matches the end of `R&D?`. */
const endOfSentence = /[?!]{1,3}$/;
const smallLetter = /\p{Ll}/u;
/** Minimum number of words in capitals among which a linking word in capitals is one. */
const shortestInCapitals = 3;

interface Known {
  readonly work: WorkWordReader;
  readonly places: PlaceBook;
}

/**
 * Splits a query into words, without gender markers such as `(m/w/d)`. Known abbreviations are one word, with or
 * without dots: `D.R.H.`, `R & D`.
 */
export function queryWords(text: string, known: Known): Word[] {
  const withoutSigns = withoutGenderMarkers(text.slice(0, maxTextLength));
  const plain = withoutSigns.includes('&') ? withoutSigns.replace(spacedLetters, '$1&$2') : withoutSigns;
  return plain
    .split(/[\s,;()/|]+/)
    .map((typed) => typed.replace(endOfSentence, ''))
    .map((typed) => abbreviationOf(typed, known) ?? { text: typed, folded: fold(typed) })
    .filter(({ folded }) => folded !== '');
}

function abbreviationOf(typed: string, { work, places }: Known): Word | undefined {
  if (!dottedAbbreviation.test(typed)) return undefined;
  const text = typed.replaceAll('.', '');
  const folded = fold(text);
  const isKnown = work.read([folded]).functions.length > 0 || places.find(folded) !== undefined;
  return isKnown ? { text, folded } : undefined;
}

/**
 * Whether a word may link others in a text that is all capitals: IN is not India in `BUYERS IN ROME`. The last word may be a code:
 * `HR BUYERS IN`.
 */
export function mayLinkInCapitals(words: readonly Word[], index: number): boolean {
  return (
    index < words.length - 1 && words.length >= shortestInCapitals && !words.some(({ text }) => smallLetter.test(text))
  );
}

/** The folded words from `start` to `end`, exclusive, joined by spaces. */
export const foldedRun = (words: readonly Word[], start: number, end: number) =>
  words
    .slice(start, end)
    .map((word) => word.folded)
    .join(' ');
