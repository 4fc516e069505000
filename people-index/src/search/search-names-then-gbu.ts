import type { Segment } from '../segment/segment.ts';
import type { SearchQuery } from '../types/search-query.ts';
import type { FoundRow, FoundRows } from './found-rows.ts';
import { rowFilters } from './row-filter.ts';
import { compareNames } from './row-order.ts';
import { searchByFilters } from './search-by-filters.ts';
import { searchPeople } from './search-people.ts';

/** People of one name that are collected at least, so that few answers have an inexact total. */
const fewestNamed = 4096;

/** Finds the rows from `after` to `enough` of the people whose name is the text, followed by the other people of the GBU `alsoGbu` in the order of their names. */
export function searchNamesThenGbu(
  segments: readonly Segment[],
  query: SearchQuery,
  after: number,
  enough: number,
): FoundRows {
  const named = findNamed(segments, query, Math.max(enough, fewestNamed));
  const page = named.rows.slice(after, enough);
  // The people of the GBU are on later pages, which collect more people of that name.
  if (named.rows.length < named.count || !named.isComplete) return { ...named, rows: page, isComplete: false };
  const filters = { ...query.filters, gbu: query.alsoGbu ?? '' };
  const inBoth = rowsPassing(named.rows, filters);
  const first = Math.max(0, after - named.count);
  const length = Math.max(0, enough - named.count - first);
  const window = searchByFilters(segments, { ...query, filters }, first, first + length + inBoth.length);
  return {
    rows: [...page, ...withoutRows(window.rows, inBoth).slice(0, length)],
    count: named.count + window.count - inBoth.length,
    isComplete: window.isComplete,
  };
}

function findNamed(segments: readonly Segment[], query: SearchQuery, enough: number): FoundRows {
  if ((query.text ?? '').trim() === '') return { rows: [], count: 0, isComplete: true };
  return searchPeople(segments, { ...query, tiers: ['exact'] }, 0, enough, 'names');
}

function rowsPassing(rows: readonly FoundRow[], filters: NonNullable<SearchQuery['filters']>): FoundRow[] {
  return [...Map.groupBy(rows, ({ segment }) => segment)].flatMap(([segment, own]) => {
    const tests = rowFilters(segment, filters);
    return own.filter(({ row }) => tests.every(({ test }) => test(row)));
  });
}

/** The rows of a window without those in `left`, from the row at which the window begins when `left` is not counted. */
function withoutRows(window: readonly FoundRow[], left: readonly FoundRow[]): FoundRow[] {
  const [start] = window;
  if (start === undefined || left.length === 0) return [...window];
  const skipped = left.filter((row) => compareNames(row, start) < 0).length;
  const leftRows = new Map<Segment, Set<number>>();
  for (const { segment, row } of left) leftRows.set(segment, (leftRows.get(segment) ?? new Set()).add(row));
  return window.filter(({ segment, row }) => !leftRows.get(segment)?.has(row)).slice(skipped);
}
