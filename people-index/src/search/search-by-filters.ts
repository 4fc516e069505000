import type { Segment } from '../segment/segment.ts';
import type { ResolvedQuery } from './filters/resolved-query.ts';
import { collectByName } from './filters/collect-by-name.ts';
import type { FoundRow, FoundRows } from './ranking/found-rows.ts';
import { rowFilters } from './filters/row-filter.ts';
import type { PageOfRows } from './page-of-rows.ts';
import type { WorkBudget } from './cost/work-budget.ts';
import { mergeOrdered, orderByNames } from './ranking/row-order.ts';

/** Finds the rows from `after` to `pageEnd` over all segments that pass the filters, in name order. */
export function searchByFilters(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { after, pageEnd, budget }: PageOfRows & { readonly budget: WorkBudget },
): FoundRows {
  const { filters = {} } = query;
  // Cache key of the count. None for a list of people, which would be a long key, nor for phone numbers, which change while the rows stay.
  const filtersKey = filters.among === undefined && !filters.phone ? JSON.stringify(filters) : undefined;
  // The largest segment comes last: if the budget runs out there, the rows of all others are known.
  const parts = segments.toReversed().map((segment) => ({
    segment,
    ...collectByName(segment, { filtersKey, filters: rowFilters(segment, filters, budget), budget }, pageEnd),
    isTruncated: budget.isSpent,
  }));
  return {
    rows: rowsFrom(parts, after, pageEnd),
    count: parts.reduce((total, part) => total + part.count, 0),
    isComplete: parts.every((part) => part.isComplete),
    isTruncated: budget.isSpent,
  };
}

interface Part {
  readonly segment: Segment;
  readonly rows: readonly number[];
  readonly isTruncated: boolean;
}

function rowsFrom(parts: readonly Part[], after: number, pageEnd: number): readonly FoundRow[] {
  const [only, ...more] = parts.filter(({ rows, isTruncated }) => rows.length > 0 || isTruncated);
  if (only === undefined) return [];
  if (more.length === 0) return only.rows.slice(after, pageEnd).map((row) => placed(only.segment, row));
  const lists = parts.map(({ segment, rows }) => rows.map((row) => placed(segment, row)));
  const merged = mergeOrdered(lists, orderByNames(), pageEnd);
  const isTruncated = parts.some((part) => part.isTruncated);
  return (isTruncated ? certainRows(merged, parts) : merged).slice(after);
}

function placed(segment: Segment, row: number): FoundRow {
  return { segment, row, order: 0, tier: 0, scorer: undefined };
}

/** The rows up to the last one known of the segment in which the budget ran out; none if it ran out in several segments. */
function certainRows(merged: readonly FoundRow[], parts: readonly Part[]): readonly FoundRow[] {
  const [first, ...others] = parts.filter(({ isTruncated }) => isTruncated);
  if (others.length > 0) return [];
  return merged.slice(0, merged.findLastIndex(({ segment }) => segment === first?.segment) + 1);
}
