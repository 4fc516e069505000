import { BitSet } from '../../columns/bit-set.ts';
import { GrowingList } from '../../columns/typed-columns.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ResolvedQuery } from '../filters/resolved-query.ts';
import { tierNumber } from '../../types/tiers.ts';
import type { RowsOfSegment } from '../ranking/result-chunks.ts';
import { rowsPassing } from '../filters/rows-passing.ts';
import { isAlsoOfGbu } from '../search-names-then-gbu.ts';
import { collectText, searchPeople } from '../search-people.ts';
import { workOfSearch, WorkBudget } from '../work/work-budget.ts';

/** More than the work of a search: everybody is collected, though nobody put in order. */
export const workOfCount = 1.5 * workOfSearch;
/** An answer with typos or words left out has fewer people than that. */
const maxWithGuesses = 100;

/** The rows of one segment that a query finds, each once, in no order. */
export interface SegmentRows {
  readonly segment: Segment;
  /** Undefined for all rows of the segment. */
  readonly rows: Uint32Array | undefined;
}

export interface CollectedRows {
  readonly parts: readonly SegmentRows[];
  /** Whether that is everybody; not so where the work budget ran out. */
  readonly isComplete: boolean;
}

/** Collects everybody whom a query finds: the people of all pages of its list. */
export function collectFound(segments: readonly Segment[], query: ResolvedQuery): CollectedRows {
  const budget = new WorkBudget(workOfCount);
  const { filters = {}, alsoGbu = '' } = query;
  const text = (query.text ?? '').trim();
  const { near: _, ...everywhere } = query;
  let parts: readonly SegmentRows[];
  if (isAlsoOfGbu(query)) {
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

/** Where the searcher works decides who is in a short list of guesses, and who of an address is looked at; nothing else. */
function foundByText(segments: readonly Segment[], query: ResolvedQuery, budget: WorkBudget): readonly RowsOfSegment[] {
  const { near, ...everywhere } = query;
  if (near === undefined || query.text?.includes('@') === true) return collectText(segments, query, { budget });
  const found = collectText(segments, everywhere, { budget });
  if (!found.some(({ tier }) => tier >= tierNumber.typo)) return found;
  const { rows } = searchPeople(segments, query, { after: 0, enough: maxWithGuesses, budget });
  return rows.map(({ segment, tier, row }) => ({ segment, tier, rows: [row] }));
}

/** The rows of a segment in some parts that have no row in common, and in a list that may have some of them. */
function union(segment: Segment, parts: readonly RowsOfSegment[], more?: Uint32Array): Uint32Array {
  const all = new GrowingList();
  for (const part of parts) {
    if (part.segment !== segment) continue;
    const { rows } = part;
    for (let place = 0; place < rows.length; place++) all.push(rows[place]!);
  }
  if (more === undefined || more.length === 0) return all.values();
  const seen = new BitSet(segment.data.rows);
  for (const row of all.values()) seen.add(row);
  for (const row of more) if (!seen.has(row)) all.push(row);
  return all.values();
}
