import { RecentCache } from '../../columns/recent-cache.ts';
import { fold } from '../../language/fold.ts';
import type { AttributeField } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { valuesWith } from '../lookup/attribute-values.ts';
import { isNameWord, unitFields } from '../lookup/indexed-words.ts';
import { foldedRun, type Word } from './query-words.ts';
import type { ReadingContext } from './read-parts.ts';
import { placeNamed } from '../places/find-place.ts';

/** Words of a run, at most. */
const maxWords = 8;
/** Values with the words of a run that are looked at. */
const maxValues = 64;
/** Letters by which a text and its folded form differ, at most, where they are the same. */
const maxFolded = 6;

export interface WholeRun {
  readonly start: number;
  readonly end: number;
  readonly kind: 'role' | 'unit';
}

/**
 * Runs of several words that are more than their words one by one, the longest first: a whole title or job family, and words that follow each other in the name of a unit and
 * are in no title. A run with a place is none, unless it is of a unit: `Engineer France`.
 */
export function wholeRuns(
  words: readonly Word[],
  isTaken: (place: number) => boolean,
  context: ReadingContext,
): WholeRun[] {
  const found: WholeRun[] = [];
  for (let start = 0; start < words.length - 1; start++) {
    for (let end = Math.min(words.length, start + maxWords); end > start + 1; end--) {
      if (words.slice(start, end).some((_, place) => isTaken(start + place))) continue;
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
): WholeRun['kind'] | undefined {
  const { vocabulary, segments } = context;
  const folded = foldedRun(words, start, end);
  const held = segments.map((segment) => heldIn(segment, folded));
  if (vocabulary.families.called(folded) !== undefined || held.some(({ isTitle }) => isTitle)) {
    const hasPlace = words.slice(start, end).some((word) => placeNamed(word.folded, '', context) !== undefined);
    return hasPlace ? undefined : 'role';
  }
  if (!held.some(({ isOfUnit }) => isOfUnit) || held.some(({ isInTitle }) => isInTitle)) return undefined;
  const isOther =
    placeNamed(folded, '', context) !== undefined || folded.split(' ').every((part) => isNameWord(part, segments));
  return isOther ? undefined : 'unit';
}

/** Where a segment has the words of a run. */
interface Held {
  /** Whether a title is the run. */
  readonly isTitle: boolean;
  /** Whether a title has its words. */
  readonly isInTitle: boolean;
  /** Whether its words follow each other in the name of an entity, a GBU or a company. */
  readonly isOfUnit: boolean;
}

const nowhere: Held = { isTitle: false, isInTitle: false, isOfUnit: false };
/** Runs and words that are remembered: the same roles are asked for again and again. */
const maxRemembered = 1024;

interface Known {
  readonly runs: RecentCache<Held>;
  readonly values: RecentCache<Uint32Array>;
}

const remembered = new WeakMap<Segment, Known>();

function heldIn(segment: Segment, folded: string): Held {
  let known = remembered.get(segment);
  if (known === undefined) {
    known = { runs: new RecentCache(maxRemembered), values: new RecentCache(maxRemembered) };
    remembered.set(segment, known);
  }
  const { values } = known;
  const valuesOf = (word: string) => values.getOrMake(word, () => valuesWith(segment, word));
  return known.runs.getOrMake(folded, () => lookFor(segment, folded, valuesOf));
}

function lookFor(segment: Segment, folded: string, valuesOf: (word: string) => Uint32Array): Held {
  const lists = folded.split(' ').map(valuesOf);
  if (lists.some(({ length }) => length === 0)) return nowhere;
  lists.sort((one, other) => one.length - other.length);
  const [rarest, ...others] = lists;
  if (rarest === undefined) return nowhere;
  let [isTitle, isInTitle, isOfUnit] = [false, false, false];
  let left = maxValues;
  for (const value of rarest) {
    const field = wholeFields.find((own) => isOf(segment, own, value));
    if (field === undefined || (field === 'title' ? isTitle : isOfUnit)) continue;
    if (!others.every((list) => has(list, value))) continue;
    isInTitle ||= field === 'title';
    const { firstValue, texts } = segment.data.attributes[field];
    const text = texts[value - firstValue]!;
    if (field === 'title' && Math.abs(text.length - folded.length) > maxFolded) continue;
    if (--left < 0) break;
    if (field === 'title') isTitle = fold(text) === folded;
    else isOfUnit = ` ${fold(text)} `.includes(` ${folded} `);
  }
  return { isTitle, isInTitle, isOfUnit };
}

const wholeFields = ['title', ...unitFields] as const;

function isOf(segment: Segment, field: AttributeField, value: number): boolean {
  const { firstValue, texts } = segment.data.attributes[field];
  return value >= firstValue && value < firstValue + texts.length;
}

/** Whether an ascending list has a value. */
function has(list: Uint32Array, value: number): boolean {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return list[low] === value;
}
