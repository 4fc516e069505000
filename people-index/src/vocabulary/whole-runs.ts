import { fold } from '../language/fold.ts';
import type { AttributeField } from '../segment/segment-data.ts';
import type { Segment } from '../segment/segment.ts';
import { valuesHolding, valuesWith } from './attribute-values.ts';
import { isNameWord, unitFields } from './company-words.ts';
import { foldedRun, type Word } from './query-words.ts';
import type { ReadingContext } from './read-parts.ts';
import { placeNamed } from './read-places.ts';

/** Words of a run, at most. */
const mostWords = 8;
/** Values with the words of a run that are looked at. */
const mostValues = 64;
/** Letters by which a text and its folded form differ, at most, where they are the same. */
const mostFolded = 6;

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
    for (let end = Math.min(words.length, start + mostWords); end > start + 1; end--) {
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
  const parts = folded.split(' ');
  const isOfTitle = () => segments.some((segment) => isCalled(segment, 'title', parts, folded));
  if (vocabulary.familyCalled(folded) !== undefined || isOfTitle()) {
    const hasPlace = words.slice(start, end).some((word) => placeNamed(word.folded, '', context) !== undefined);
    return hasPlace ? undefined : 'role';
  }
  if (!segments.some((segment) => isInUnit(segment, parts, folded))) return undefined;
  const isOther =
    placeNamed(folded, '', context) !== undefined ||
    parts.every((part) => segments.some((segment) => isNameWord(segment, part))) ||
    segments.some((segment) => valuesHolding(segment, 'title', parts).length > 0);
  return isOther ? undefined : 'unit';
}

/** Whether a value of a field is a text. */
function isCalled(segment: Segment, field: AttributeField, parts: readonly string[], folded: string): boolean {
  const { firstValue, texts } = segment.data.attributes[field];
  let left = mostValues;
  for (const value of rarest(segment, parts)) {
    const text = texts[value - firstValue];
    if (text === undefined || Math.abs(text.length - folded.length) > mostFolded) continue;
    if (fold(text) === folded) return true;
    if (--left === 0) return false;
  }
  return false;
}

/** Whether words follow each other in the name of an entity, a GBU or a company. */
function isInUnit(segment: Segment, parts: readonly string[], folded: string): boolean {
  const known = rarest(segment, parts);
  return unitFields.some((field) => {
    const { firstValue, texts } = segment.data.attributes[field];
    const isOfField = (value: number) => value >= firstValue && value < firstValue + texts.length;
    if (!known.some(isOfField)) return false;
    return valuesHolding(segment, field, parts)
      .slice(0, mostValues)
      .some((value) => ` ${fold(texts[value]!)} `.includes(` ${folded} `));
  });
}

/** The values of all fields with the word that fewest have. */
function rarest(segment: Segment, parts: readonly string[]): Uint32Array {
  const lists = parts.map((part) => valuesWith(segment, part));
  return lists.reduce((one, other) => (other.length < one.length ? other : one));
}
