import type { Segment } from '../segment/segment.ts';
import type { ResolvedQuery } from './filters/resolved-query.ts';
import type { FoundRow, FoundRows } from './ranking/found-rows.ts';
import { rowFilters } from './filters/row-filter.ts';
import { orderByNames } from './ranking/row-order.ts';
import { searchByFilters } from './search-by-filters.ts';
import { searchPeople } from './search-people.ts';
import { work } from './work/cost-model.ts';
import { BudgetSpent, WorkBudget } from './work/work-budget.ts';

/** People of one name that are collected at least, so that few answers have an inexact total. */
const fewestNamed = 4096;
const nobody: FoundRows = { rows: [], count: 0, isComplete: true, isTruncated: false };

/** Whether a query is for people of a name, and for those of a GBU that is called so. */
export function isAlsoOfGbu({ alsoGbu = '', filters: { gbu = '' } = {} }: ResolvedQuery): boolean {
  return alsoGbu.trim() !== '' && gbu.trim() === '';
}

interface Page {
  readonly after: number;
  readonly enough: number;
  readonly budget?: WorkBudget;
}

/** Finds the rows from `after` to `enough` of the people whose name is the text, followed by the other people of the GBU `alsoGbu` in the order of their names. */
export function searchNamesThenGbu(segments: readonly Segment[], query: ResolvedQuery, page: Page): FoundRows {
  const { budget = new WorkBudget() } = page;
  const named = findNamed(segments, query, Math.max(page.enough, fewestNamed), budget);
  const onlyNamed = { ...named, rows: named.rows.slice(page.after, page.enough), isComplete: false };
  // The people of the GBU are on later pages, which collect more people of that name.
  if (named.rows.length < named.count || !named.isComplete) return onlyNamed;
  try {
    return withGbu(segments, query, page, named, budget);
  } catch (error) {
    if (error instanceof BudgetSpent) return { ...onlyNamed, isTruncated: true };
    throw error;
  }
}

function findNamed(segments: readonly Segment[], query: ResolvedQuery, enough: number, budget: WorkBudget): FoundRows {
  if ((query.text ?? '').trim() === '') return nobody;
  return searchPeople(segments, { ...query, tiers: ['exact'] }, { after: 0, enough, budget, scope: 'names' });
}

function withGbu(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { after, enough }: Page,
  named: FoundRows,
  budget: WorkBudget,
): FoundRows {
  const filters = { ...query.filters, gbu: query.alsoGbu ?? '' };
  const inBoth = rowsPassing(named.rows, filters, budget);
  budget.spend(inBoth.length * work.record);
  const first = Math.max(0, after - named.count);
  const length = Math.max(0, enough - named.count - first);
  const until = first + length + inBoth.length;
  const window = searchByFilters(segments, { ...query, filters }, { after: first, enough: until, budget });
  return {
    ...window,
    rows: [...named.rows.slice(after, enough), ...withoutRows(window.rows, inBoth).slice(0, length)],
    count: named.count + window.count - inBoth.length,
  };
}

function rowsPassing(
  rows: readonly FoundRow[],
  filters: NonNullable<ResolvedQuery['filters']>,
  budget: WorkBudget,
): FoundRow[] {
  return [...Map.groupBy(rows, ({ segment }) => segment)].flatMap(([segment, own]) => {
    const tests = rowFilters(segment, filters, budget);
    budget.spend(own.length * tests.length * work.filter);
    return own.filter(({ row }) => tests.every(({ test }) => test(row)));
  });
}

/** The rows of a window without those in `left`, from the row at which the window begins when `left` is not counted. */
function withoutRows(window: readonly FoundRow[], left: readonly FoundRow[]): FoundRow[] {
  const [start] = window;
  if (start === undefined || left.length === 0) return [...window];
  const compareNames = orderByNames();
  const skipped = left.filter((row) => compareNames(row, start) < 0).length;
  const leftRows = new Map<Segment, Set<number>>();
  for (const { segment, row } of left) leftRows.set(segment, (leftRows.get(segment) ?? new Set()).add(row));
  return window.filter(({ segment, row }) => !leftRows.get(segment)?.has(row)).slice(skipped);
}
