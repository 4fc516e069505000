import { BitSet } from '../../columns/bit-set.ts';
import { GrowingList } from '../../columns/typed-columns.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ResolvedQuery } from '../filters/resolved-query.ts';
import { tierNumber } from '../../tiers.ts';
import type { RowsOfSegment } from '../ranking/result-chunks.ts';
import { rowsPassing } from '../filters/rows-passing.ts';
import { asksForGbu } from '../search-names-then-gbu.ts';
import { collectText, searchPeople } from '../search-people.ts';
import { workOfSearch, WorkBudget } from '../cost/work-budget.ts';

/** Work budget of a count: more than that of a search, since all rows are collected, although they are not sorted. */
export const workOfCount = 1.5 * workOfSearch;
/** Upper bound for the rows of a result with typos or left-out words. */
const maxRowsWithGuesses = 100;

/** The rows of one segment that match a query, each once, in no order. */
export interface SegmentRows {
  readonly segment: Segment;
  /** Undefined for all rows of the segment. */
  readonly rows: Uint32Array | undefined;
}

export interface CollectedRows {
  readonly parts: readonly SegmentRows[];
  /** Whether all rows were collected; false if the work budget ran out. */
  readonly isComplete: boolean;
}

/** Collects all rows that match a query: those of all pages of its result. */
export function collectEverybody(segments: readonly Segment[], query: ResolvedQuery): CollectedRows {
  const budget = new WorkBudget(workOfCount);
  const { filters = {}, alsoGbu = '' } = query;
  const text = (query.text ?? '').trim();
  const { near: _, ...everywhere } = query;
  let parts: readonly SegmentRows[];
  if (asksForGbu(query)) {
    const named = { ...everywhere, tiers: ['exact'] } as const;
    const byName = text === '' ? [] : collectText(segments, named, { budget, scope: 'names' });
    const gbu = { ...filters, gbu: alsoGbu };
    parts = segments.map((segment) => ({ segment, rows: union(segment, byName, rowsPassing(segment, gbu, budget)) }));
  } else if (text === '') {
    parts = segments.map((segment) => ({ segment, rows: rowsPassing(segment, filters, budget) }));
  } else {
    const found = foundByText(segments, query, budget);
    parts = segments.map((segment) => ({ segment, rows: union(segment, found) }));
  }
  return { parts, isComplete: !budget.isSpent };
}

/** The viewer's workplace only matters for a short list of guesses and for the candidates of an email address. */
function foundByText(segments: readonly Segment[], query: ResolvedQuery, budget: WorkBudget): readonly RowsOfSegment[] {
  const { near, ...everywhere } = query;
  if (near === undefined || query.text?.includes('@') === true) return collectText(segments, query, { budget });
  const found = collectText(segments, everywhere, { budget });
  if (!found.some(({ tier }) => tier >= tierNumber.typo)) return found;
  const { rows } = searchPeople(segments, query, { after: 0, pageEnd: maxRowsWithGuesses, budget });
  return rows.map(({ segment, tier, row }) => ({ segment, tier, rows: [row] }));
}

/** The rows of a segment in some disjoint parts, combined with a list that may overlap with them. */
function union(segment: Segment, parts: readonly RowsOfSegment[], more?: Uint32Array): Uint32Array {
  const all = new GrowingList();
  for (const part of parts) {
    if (part.segment !== segment) continue;
    const { rows } = part;
    for (let index = 0; index < rows.length; index++) all.push(rows[index]!);
  }
  if (more === undefined || more.length === 0) return all.values();
  const seen = new BitSet(segment.data.rows);
  for (const row of all.values()) seen.add(row);
  for (const row of more) if (!seen.has(row)) all.push(row);
  return all.values();
}
