import { fold } from '../../language/fold.ts';
import { maxTextLength } from '../../search/query/query-limits.ts';
import type { PlaceBook } from '../places/place-book.ts';
import { withoutSexes } from '../words/title-words.ts';
import type { WorkWordReader } from '../work/work-words.ts';

/** A word of a query. */
export interface Word {
  /** As typed. */
  readonly text: string;
  readonly folded: string;
}

/** `R & D`; not `Smith & Co`. */
const lettersApart = /(?<![\p{L}\p{N}])(\p{L})\s&\s(\p{L})(?![\p{L}\p{N}])/gu;
/** `D.R.H.` and `U.K.`; not `Dr.`. */
const spelled = /^(?:\p{L}\.){2,5}\p{L}?$/u;

interface Known {
  readonly work: WorkWordReader;
  readonly places: PlaceBook;
}

/** The words of a query, without what an advertisement adds to a title. Abbreviations of companies and of places are one word, however they are written. */
export function wordsOf(text: string, known: Known): Word[] {
  const withoutSigns = withoutSexes(text.slice(0, maxTextLength));
  const plain = withoutSigns.includes('&') ? withoutSigns.replace(lettersApart, '$1&$2') : withoutSigns;
  return plain
    .split(/[\s,;()/|]+/)
    .map((own) => abbreviationOf(own, known) ?? { text: own, folded: fold(own) })
    .filter(({ folded }) => folded !== '');
}

function abbreviationOf(own: string, { work, places }: Known): Word | undefined {
  if (!spelled.test(own)) return undefined;
  const text = own.replaceAll('.', '');
  const folded = fold(text);
  const isKnown = work.read([folded]).functions.length > 0 || places.find(folded) !== undefined;
  return isKnown ? { text, folded } : undefined;
}

/** The words of a run, folded. */
export const foldedRun = (words: readonly Word[], start: number, end: number) =>
  words
    .slice(start, end)
    .map((word) => word.folded)
    .join(' ');
