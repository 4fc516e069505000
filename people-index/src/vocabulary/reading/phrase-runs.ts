import { RecentCache } from '../../columns/recent-cache.ts';
import { fold } from '../../language/fold.ts';
import type { Segment } from '../../segment/segment.ts';
import { valuesWithWord } from '../lookup/attribute-values.ts';
import { isNameWord, isValueOf, unitFields } from '../lookup/indexed-words.ts';
import { foldedRun, type Word } from './query-words.ts';
import type { ReadingContext } from './read-parts.ts';
import { findPlace } from '../places/find-place.ts';

/** Maximum number of words of a run. */
const maxWords = 8;
/** Maximum number of values with the words of a run that are folded and compared. */
const maxValues = 64;
/** Maximum difference in length between a text and its folded form. */
const maxLengthDifference = 6;

export interface PhraseRun {
  readonly start: number;
  readonly end: number;
  readonly kind: 'role' | 'unit';
}

/**
 * Finds phrases, whose words are read together, the longest at each position: a whole title or job family, or
 * consecutive words of a unit's name that are not together in a title. A title or job family that contains a place is
 * not a phrase: `Engineer France`.
 */
export function phraseRuns(
  words: readonly Word[],
  isTaken: (index: number) => boolean,
  context: ReadingContext,
): PhraseRun[] {
  const found: PhraseRun[] = [];
  for (let start = 0; start < words.length - 1; start++) {
    for (let end = Math.min(words.length, start + maxWords); end > start + 1; end--) {
      if (words.slice(start, end).some((_, index) => isTaken(start + index))) continue;
      const kind = kindOf(words, start, end, context);
      if (kind === undefined) continue;
      found.push({ start, end, kind });
      start = end - 1;
      break;
    }
  }
  return found;
}

function kindOf(
  words: readonly Word[],
  start: number,
  end: number,
  context: ReadingContext,
): PhraseRun['kind'] | undefined {
  const { vocabulary, segments } = context;
  const folded = foldedRun(words, start, end);
  const occurrences = segments.map((segment) => occurrenceIn(segment, folded));
  if (vocabulary.families.codeOfLabel(folded) !== undefined || occurrences.some(({ isTitle }) => isTitle)) {
    const hasPlace = words.slice(start, end).some((word) => findPlace(word.folded, '', context) !== undefined);
    return hasPlace ? undefined : 'role';
  }
  if (!occurrences.some(({ isOfUnit }) => isOfUnit) || occurrences.some(({ isInTitle }) => isInTitle)) return undefined;
  const isPlaceOrName =
    findPlace(folded, '', context) !== undefined || folded.split(' ').every((part) => isNameWord(part, segments));
  return isPlaceOrName ? undefined : 'unit';
}

/** Where the words of a run occur in a segment. */
interface Occurrence {
  /** Whether the run is a whole title. */
  readonly isTitle: boolean;
  /** Whether a title contains the words. */
  readonly isInTitle: boolean;
  /** Whether the words are consecutive in the name of an entity, a GBU or a company. */
  readonly isOfUnit: boolean;
}

const nowhere: Occurrence = { isTitle: false, isInTitle: false, isOfUnit: false };
/** Maximum number of runs, and of words, cached per segment: users search for the same roles repeatedly. */
const maxCached = 1024;

interface Caches {
  readonly runs: RecentCache<Occurrence>;
  readonly values: RecentCache<Uint32Array>;
}

const caches = new WeakMap<Segment, Caches>();

/** Whether a folded text is somebody's title. */
export function isWholeTitle(folded: string, segments: readonly Segment[]): boolean {
  return segments.some((segment) => occurrenceIn(segment, folded).isTitle);
}

function occurrenceIn(segment: Segment, folded: string): Occurrence {
  let known = caches.get(segment);
  if (known === undefined) {
    known = { runs: new RecentCache(maxCached), values: new RecentCache(maxCached) };
    caches.set(segment, known);
  }
  const { values } = known;
  const valuesOf = (word: string) => values.getOrMake(word, () => valuesWithWord(segment, word));
  return known.runs.getOrMake(folded, () => findOccurrence(segment, folded, valuesOf));
}

function findOccurrence(segment: Segment, folded: string, valuesOf: (word: string) => Uint32Array): Occurrence {
  const lists = folded.split(' ').map(valuesOf);
  if (lists.some(({ length }) => length === 0)) return nowhere;
  lists.sort((one, other) => one.length - other.length);
  const [rarest, ...others] = lists;
  if (rarest === undefined) return nowhere;
  let [isTitle, isInTitle, isOfUnit] = [false, false, false];
  let left = maxValues;
  for (const value of rarest) {
    const field = phraseFields.find((candidate) => isValueOf(segment, candidate, value));
    if (field === undefined || (field === 'title' ? isTitle : isOfUnit)) continue;
    if (!others.every((list) => hasSorted(list, value))) continue;
    isInTitle ||= field === 'title';
    const { firstValue, texts } = segment.data.attributes[field];
    const text = texts[value - firstValue]!;
    if (field === 'title' && Math.abs(text.length - folded.length) > maxLengthDifference) continue;
    if (--left < 0) break;
    if (field === 'title') isTitle = fold(text) === folded;
    else isOfUnit = ` ${fold(text)} `.includes(` ${folded} `);
  }
  return { isTitle, isInTitle, isOfUnit };
}

const phraseFields = ['title', ...unitFields] as const;

/** Whether an ascending list contains a value: binary search. */
function hasSorted(list: Uint32Array, value: number): boolean {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return list[low] === value;
}
