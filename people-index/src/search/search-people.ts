import type { Segment } from '../segment/segment.ts';
import { BudgetSpent, WorkBudget } from './cost/work-budget.ts';
import type { ResolvedQuery } from './filters/resolved-query.ts';
import type { PageOfRows } from './page-of-rows.ts';
import type { ExcludedRows } from './planning/search-pass.ts';
import type { FoundRows } from './ranking/found-rows.ts';
import type { RowsOfSegment } from './ranking/result-chunks.ts';
import { searchByFilters } from './search-by-filters.ts';
import { type Scope, TextSearch, type TextSearchOptions } from './text-search.ts';

const noRows: FoundRows = { rows: [], count: 0, isComplete: false, isTruncated: true };

/** The range of rows to find, and the limits of the search. */
export interface Extent extends PageOfRows {
  readonly budget?: WorkBudget;
  readonly scope?: Scope;
  /** Rows to exclude from the passes that use attributes. They are still found if all terms are names of the person. */
  readonly excluded?: ((segment: Segment) => ExcludedRows) | undefined;
}

/**
 * Finds the rows from `after` to `pageEnd` over all segments. If the budget runs out, returns the part of the full list whose order is
 * certain, so that consecutive pages are consistent wherever each of them stops.
 */
export function searchPeople(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { after, pageEnd, budget = new WorkBudget(), scope = 'all', excluded }: Extent,
): FoundRows {
  const text = (query.text ?? '').trim();
  try {
    if (text === '') return searchByFilters(segments, query, { after, pageEnd, budget });
    const extent = { text, pageEnd, budget, scope, excluded, isOrdered: true };
    return textSearch(segments, query, extent).run(after);
  } catch (error) {
    if (error instanceof BudgetSpent) return noRows;
    throw error;
  }
}

/**
 * All rows that match a text, each once, in no order; if the budget runs out, those found so far. As in `searchPeople`, `query.near`
 * decides which guesses are in a short list.
 */
export function collectText(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { budget, scope = 'all', excluded }: Omit<Extent, 'after' | 'pageEnd'> & { readonly budget: WorkBudget },
): readonly RowsOfSegment[] {
  const text = (query.text ?? '').trim();
  const pageEnd = segments.reduce((sum, { people }) => sum + people, 1);
  try {
    return textSearch(segments, query, { text, pageEnd, budget, scope, excluded, isOrdered: false }).collect();
  } catch (error) {
    if (error instanceof BudgetSpent) return [];
    throw error;
  }
}

function textSearch(
  segments: readonly Segment[],
  query: ResolvedQuery,
  extent: Omit<TextSearchOptions, 'matchesUnfiltered'>,
): TextSearch {
  // Searched before the search itself begins: two searches at a time would overwrite each other's workspace.
  const isMatched = extent.scope === 'all' && matchesUnfiltered(segments, query, extent.budget);
  return new TextSearch(segments, query, { ...extent, matchesUnfiltered: isMatched });
}

/** Whether the words of a query match a person literally once its field filters are removed; false if it has none. */
function matchesUnfiltered(segments: readonly Segment[], query: ResolvedQuery, budget: WorkBudget): boolean {
  const { rows, among, meanings: _, ...fields } = query.filters ?? {};
  // Untyped callers may pass filters that are undefined.
  if (Object.values(fields).every((value: string | undefined = '') => value.trim() === '')) return false;
  const filters = { ...(rows && { rows }), ...(among && { among }) };
  return searchPeople(segments, { ...query, filters }, { after: 0, pageEnd: 1, budget, scope: 'literal' }).count > 0;
}
