import { fold } from '../../language/fold.ts';
import type { FoundRow, FoundRows } from '../../search/ranking/found-rows.ts';
import { matchField } from '../../search/scoring/score.ts';
import { type Extent, searchPeople } from '../../search/search-people.ts';
import { workOfSearch, WorkBudget } from '../../search/work/work-budget.ts';
import { attributeFields } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ReadPart } from '../../types/search-answer.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import type { Tier } from '../../types/tiers.ts';
import { unitFields } from '../lookup/indexed-words.ts';
import type { Reading } from '../reading/read-parts.ts';
import { asLeftOut, type RowsIn } from './reading-rows.ts';
import { workPerRow } from './rank-rows.ts';

/** Units to find people who hold the words as they are and are no answer to the reading. */
const workOfLiteral = workOfSearch / 4;

/** A longer word that is a role or a place is hardly the beginning of a name. */
const longestBeginning = 3;

export const sureTiers: readonly Tier[] = ['exact', 'prefix', 'nickname', 'phonetic'];
const literalTiers: readonly Tier[] = ['exact'];

export const begunTiers: readonly Tier[] = ['exact', 'prefix'];

/** How those who hold the typed words are looked for. */
export interface LiteralSearch extends Required<Pick<Extent, 'scope'>>, Pick<Extent, 'leftOut'> {
  readonly query: ResolvedQuery;
}

/**
 * The search for those who hold the typed words as they are; undefined where the user said what they are. The rows of the reading are left out, since the answer has them
 * anyway, where the work is enough to find them.
 */
export function literalSearch(
  segments: readonly Segment[],
  query: ResolvedQuery,
  reading: Reading,
  rowsIn: RowsIn,
): LiteralSearch | undefined {
  if (reading.isChosen) return undefined;
  const typed = { ...query, tiers: literalTiersOf(reading, query.text ?? '') };
  if (reading.name !== '') return { query: typed, scope: 'all' };
  // Titles that begin so come before those that mean what is typed so far.
  if (reading.isUnfinished) return { query: { ...query, tiers: begunTiers }, scope: 'all' };
  if (reading.areAnyOf) return { query: typed, scope: 'literal' };
  const toVisit = segments.reduce((sum, segment) => sum + rowsIn(segment).count, 0);
  if (toVisit * workPerRow > workOfSearch - workOfLiteral) return { query: typed, scope: 'literal' };
  return { query: typed, scope: 'literal', leftOut: (segment) => asLeftOut(segment, rowsIn(segment)) };
}

/** With rows left out, few are found, and all are looked for: where that is too much, the first of all are. */
export function findLiteral(
  segments: readonly Segment[],
  { query, scope, leftOut }: LiteralSearch,
  { budget, ...page }: Omit<Extent, 'budget'> & { readonly budget: WorkBudget },
): FoundRows {
  if (leftOut !== undefined) {
    const own = new WorkBudget(workOfLiteral);
    const found = searchPeople(segments, query, { ...page, scope, leftOut, budget: own });
    if (!own.isSpent && budget.trySpend(own.spent)) return found;
  }
  return searchPeople(segments, query, { ...page, scope, budget });
}

const firstAttribute: number = matchField.attribute;

/** Without those who hold the words of a place in the name of their unit, unless that is all of it: whoever asks for Turkey means no unit "Middle East and Turkey". */
export function withoutPartsOfUnits(found: FoundRows, { parts, places, units }: Reading): FoundRows {
  if (places.length === 0 || units.length > 0) return found;
  const named = parts.flatMap(({ kind, text }) => (kind === 'place' ? [fold(text)] : []));
  const isPart = ({ segment, scorer, row, tier }: FoundRow) => {
    const fields = scorer?.matchesOf(row, tier).map(({ field }) => attributeFields[field - firstAttribute]) ?? [];
    return unitFields.some((own) => {
      if (!fields.includes(own)) return false;
      const value = segment.data.attributes[own].column[row]!;
      return !named.some((name) => segment.valuesOf(own, name).includes(value));
    });
  };
  const rows = found.rows.filter((row) => !isPart(row));
  return rows.length === found.rows.length ? found : { ...found, rows, count: rows.length };
}

/** Whether a part is the short form of a country or a region: `UK`. */
function isCode({ kind, text }: ReadPart): boolean {
  return kind === 'place' && (text.length < 3 || text === text.toUpperCase());
}

export function literalTiersOf({ parts, name, isAbbreviated, isUnwritten }: Reading, text: string): readonly Tier[] {
  if (name !== '') return sureTiers;
  // While a name is typed, its beginning may be a role or a place: `florence berna`, `merci`.
  const [first, ...more] = parts;
  if (more.length === 0 && isCode(first!)) return literalTiers;
  const isShort = more.length === 0 && first!.text.length <= longestBeginning;
  const mayBegin = isShort || isUnwritten || /\s/.test(text.trim());
  return mayBegin && !isAbbreviated ? begunTiers : literalTiers;
}
