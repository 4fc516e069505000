import type { Segment } from '../segment/segment.ts';
import type { SearchQuery } from '../types/search-query.ts';
import { collectByName } from './collect-by-name.ts';
import type { FoundRow, FoundRows } from './found-rows.ts';
import { rowFilters } from './row-filter.ts';
import { compareNames, mergeOrdered } from './row-order.ts';

/** Finds the rows from `after` to `enough` over all segments that pass the filters, in the order of their names. */
export function searchByFilters(
  segments: readonly Segment[],
  query: SearchQuery,
  after: number,
  enough: number,
): FoundRows {
  const { filters = {} } = query;
  // A list of people is not worth writing down.
  const name = filters.among === undefined ? JSON.stringify(filters) : undefined;
  const parts = segments.map((segment) => ({
    segment,
    ...collectByName(segment, { name, filters: rowFilters(segment, filters) }, enough),
  }));
  const named = (segment: Segment, row: number): FoundRow => ({ segment, row, order: 0, tier: 0, match: undefined });
  const filled = parts.filter(({ rows }) => rows.length > 0);
  const [only] = filled;
  const lists = filled.length < 2 ? [] : filled.map(({ segment, rows }) => rows.map((row) => named(segment, row)));
  return {
    rows:
      only !== undefined && filled.length === 1
        ? only.rows.slice(after, enough).map((row) => named(only.segment, row))
        : mergeOrdered(lists, compareNames, enough).slice(after),
    count: parts.reduce((total, part) => total + part.count, 0),
    isComplete: parts.every((part) => part.isComplete),
  };
}
