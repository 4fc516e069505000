import type { Segment } from '../segment/segment.ts';
import type { ResolvedQuery } from './filters/resolved-query.ts';
import { type FoundRow, type FoundRows, nobody } from './ranking/found-rows.ts';
import { rowFilters } from './filters/row-filter.ts';
import { orderByNames } from './ranking/row-order.ts';
import type { PageOfRows } from './page-of-rows.ts';
import { searchByFilters } from './search-by-filters.ts';
import { searchPeople } from './search-people.ts';
import { work } from './cost/cost-model.ts';
import { BudgetSpent, WorkBudget } from './cost/work-budget.ts';

/** Minimum number of people with the name that are collected, so that few results have an inexact total. */
const minNamed = 4096;

/** Whether a query asks for people with a name and for the GBU of that name. */
export function asksForGbu({ alsoGbu = '', filters: { gbu = '' } = {} }: ResolvedQuery): boolean {
  return alsoGbu.trim() !== '' && gbu.trim() === '';
}

interface Page extends PageOfRows {
  readonly budget?: WorkBudget;
}

/**
 * Finds the rows from `after` to `pageEnd` of the people whose name is the text, followed by the other people of the GBU `alsoGbu` in name
 * order.
 */
export function searchNamesThenGbu(segments: readonly Segment[], query: ResolvedQuery, page: Page): FoundRows {
  const { budget = new WorkBudget() } = page;
  const named = findNamed(segments, query, Math.max(page.pageEnd, minNamed), budget);
  const onlyNamed = { ...named, rows: named.rows.slice(page.after, page.pageEnd), isComplete: false };
  // The people of the GBU are on later pages, which collect more people with the name.
  if (named.rows.length < named.count || !named.isComplete) return onlyNamed;
  try {
    return withGbu(segments, query, page, named, budget);
  } catch (error) {
    if (error instanceof BudgetSpent) return { ...onlyNamed, isTruncated: true };
    throw error;
  }
}

function findNamed(segments: readonly Segment[], query: ResolvedQuery, pageEnd: number, budget: WorkBudget): FoundRows {
  if ((query.text ?? '').trim() === '') return nobody;
  return searchPeople(segments, { ...query, tiers: ['exact'] }, { after: 0, pageEnd, budget, scope: 'names' });
}

function withGbu(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { after, pageEnd }: Page,
  named: FoundRows,
  budget: WorkBudget,
): FoundRows {
  const filters = { ...query.filters, gbu: query.alsoGbu ?? '' };
  const inBoth = rowsPassing(named.rows, filters, budget);
  budget.spend(inBoth.length * work.record);
  const first = Math.max(0, after - named.count);
  const length = Math.max(0, pageEnd - named.count - first);
  const until = first + length + inBoth.length;
  const window = searchByFilters(segments, { ...query, filters }, { after: first, pageEnd: until, budget });
  return {
    ...window,
    rows: [...named.rows.slice(after, pageEnd), ...withoutRows(window.rows, inBoth).slice(0, length)],
    count: named.count + window.count - inBoth.length,
  };
}

function rowsPassing(
  rows: readonly FoundRow[],
  filters: NonNullable<ResolvedQuery['filters']>,
  budget: WorkBudget,
): FoundRow[] {
  return [...Map.groupBy(rows, ({ segment }) => segment)].flatMap(([segment, rowsOfSegment]) => {
    const tests = rowFilters(segment, filters, budget);
    budget.spend(rowsOfSegment.length * tests.length * work.filter);
    return rowsOfSegment.filter(({ row }) => tests.every(({ test }) => test(row)));
  });
}

/**
 * The rows of a window of the GBU without those in `excluded`, starting at the row where the window begins if the rows in `excluded` are not
 * counted.
 */
function withoutRows(window: readonly FoundRow[], excluded: readonly FoundRow[]): FoundRow[] {
  const [start] = window;
  if (start === undefined || excluded.length === 0) return [...window];
  const compareNames = orderByNames();
  const skipped = excluded.filter((row) => compareNames(row, start) < 0).length;
  const excludedRows = new Map<Segment, Set<number>>();
  for (const { segment, row } of excluded) excludedRows.set(segment, (excludedRows.get(segment) ?? new Set()).add(row));
  return window.filter(({ segment, row }) => !excludedRows.get(segment)?.has(row)).slice(skipped);
}
