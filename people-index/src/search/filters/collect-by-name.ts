import type { Span } from '../../columns/typed-columns.ts';
import type { Segment } from '../../segment/segment.ts';
import { MergedRows, type NextPassing } from './merged-rows.ts';
import type { ColumnTest, RowFilter } from './row-filter.ts';
import { few, ratio, work } from '../cost/cost-model.ts';
import type { WorkBudget } from '../cost/work-budget.ts';

interface NamedRows {
  /** In the order of last name, first name and login. */
  readonly rows: readonly number[];
  readonly count: number;
  readonly isComplete: boolean;
}

/** Maximum number of rows of a merge that is cached. */
const maxCachedRows = 4096;

/**
 * The first rows in name order that pass all filters; all rows if there are no filters. The number of passing rows is cached by `filtersKey`,
 * since every page of a result reports it.
 */
export function collectByName(
  segment: Segment,
  { filtersKey, filters, budget }: FilterPass,
  maxRows: number,
): NamedRows {
  const [smallest, ...others] = filters.toSorted((one, other) => one.count - other.count);
  if (smallest === undefined) return firstByName(segment, maxRows, budget);
  // People are only ever removed from a segment, never added.
  const cacheKey = filtersKey === undefined ? undefined : `${segment.removedRows} ${filtersKey}`;
  const cachedCount = cacheKey === undefined ? undefined : segment.caches.counts.get(cacheKey);
  const complete = (rows: readonly number[], count: number): NamedRows => {
    if (cacheKey !== undefined && cachedCount === undefined) segment.caches.counts.set(cacheKey, count);
    return { rows, count, isComplete: true };
  };
  const perItem = workPerItem(segment, others);
  if (smallest.count === 0 || cachedCount === 0) {
    // Charged as if the count were not cached.
    const canSpend = smallest.named === undefined || budget.trySpend(smallest.count * perItem);
    return { rows: [], count: 0, isComplete: canSpend };
  }
  const limit = Math.min(maxRows, cachedCount ?? Number.POSITIVE_INFINITY);
  const next = firstPassing(segment, others);
  const rows = nextByName(segment, { filter: smallest, cacheKey, next, budget, perItem }, { limit, maxRows });
  if (rows === undefined) return scanByName(segment, { filters, smallest, others, budget }, maxRows);
  if (budget.isSpent) return { rows, count: rows.length, isComplete: false };
  if (rows.length < maxRows) return complete(rows, rows.length);
  const isCounted = smallest.count <= few.counted;
  // Charged whether or not the count is cached.
  const canCount = !isCounted || budget.trySpend(smallest.count * perItem);
  if (!canCount) return { rows, count: rows.length, isComplete: false };
  if (cachedCount !== undefined) return complete(rows, cachedCount);
  if (others.length === 0 && segment.removedRows === 0) return complete(rows, smallest.count);
  if (!isCounted) return { rows, count: rows.length, isComplete: false };
  return complete(rows, countPassing(segment, smallest, others));
}

interface FilterPass {
  /** Cache key of the count; undefined if it is not cached. */
  readonly filtersKey: string | undefined;
  readonly filters: readonly RowFilter[];
  readonly budget: WorkBudget;
}

/** Work units to visit a row of a list and test it against these filters. */
function workPerItem(segment: Segment, others: readonly RowFilter[]): number {
  const isOfColumn = segment.removedRows === 0 && others.length <= 1;
  return 1 + (isOfColumn ? 0 : (others.length + 1) * work.filter);
}

type Test = (row: number) => boolean;
const always: Test = () => true;

/** A test for rows that are not removed and pass all filters; `always` if every row does. */
function passesAll(segment: Segment, filters: readonly RowFilter[]): Test {
  const [one, ...more] = filters;
  if (segment.removedRows === 0 && one === undefined) return always;
  if (segment.removedRows === 0 && more.length === 0) return one!.test;
  return (row) => !segment.isRemoved(row) && filters.every(({ test }) => test(row));
}

function firstPassing(segment: Segment, filters: readonly RowFilter[]): NextPassing {
  const column = filters.length === 1 && segment.removedRows === 0 ? filters[0]!.column : undefined;
  if (column !== undefined) return (items, at, end) => nextInColumn(column, items, at, end);
  const passes = passesAll(segment, filters);
  return (items, at, end) => {
    let index = at;
    while (index < end && !passes(items[index]!)) index++;
    return index;
  };
}

/** The most frequent kind of filtering: without a function call per row it takes a fraction of the time. */
function nextInColumn({ values, holds }: ColumnTest, items: Uint32Array, at: number, end: number): number {
  let index = at;
  while (index < end && holds[values[items[index]!]!] === 0) index++;
  return index;
}

function firstByName(segment: Segment, maxRows: number, budget: WorkBudget): NamedRows {
  const { byName } = segment.data;
  const rows: number[] = [];
  for (let index = 0; index < byName.length && rows.length < maxRows; index++) {
    if (!budget.trySpend(1)) return { rows, count: segment.people, isComplete: true };
    if (!segment.isRemoved(byName[index]!)) rows.push(byName[index]!);
  }
  return { rows, count: segment.people, isComplete: true };
}

interface NextPass {
  readonly filter: RowFilter;
  readonly cacheKey: string | undefined;
  readonly next: NextPassing;
  readonly budget: WorkBudget;
  readonly perItem: number;
}

/** The first passing rows of a filter in name order, as far as the budget allows; undefined if its rows are not stored in that order. */
function nextByName(
  segment: Segment,
  { filter, cacheKey, next, budget, perItem }: NextPass,
  { limit, maxRows }: { readonly limit: number; readonly maxRows: number },
): readonly number[] | undefined {
  const { named, lists } = filter;
  if (named === undefined) {
    if (lists === undefined || lists.length * segment.rankStarts.length > few.merged) return undefined;
    const merged = mergedRows(
      segment,
      maxRows > maxCachedRows ? undefined : cacheKey,
      () => new MergedRows(segment, lists, next),
    );
    return merged.first(limit, budget, perItem);
  }
  const rows: number[] = [];
  let scanned = 0;
  for (const { items, start, end } of named) {
    for (let index = start; index < end; index++) {
      const from = index;
      index = next(items, from, end);
      const length = Math.min(index + 1, end) - from;
      scanned += length;
      if (!budget.trySpend(length * perItem)) return rows;
      if (index === end || rows.push(items[index]!) < limit) continue;
      // Charged as if the count were not cached.
      if (limit < maxRows) budget.trySpend((filter.count - scanned) * perItem);
      return rows;
    }
  }
  return rows;
}

function mergedRows(segment: Segment, cacheKey: string | undefined, merge: () => MergedRows): MergedRows {
  return cacheKey === undefined ? merge() : segment.caches.merges.getOrMake(cacheKey, merge);
}

/** Number of rows of a filter, whose lists are known, that pass the other filters. */
function countPassing(segment: Segment, { lists, named }: RowFilter, others: readonly RowFilter[]): number {
  const passes = passesAll(segment, others);
  const [only] = others;
  const column = others.length === 1 && segment.removedRows === 0 ? only!.column : undefined;
  let count = 0;
  for (const span of lists ?? named ?? []) {
    if (column !== undefined) count += countInColumn(span, column);
    else for (let index = span.start; index < span.end; index++) if (passes(span.items[index]!)) count++;
  }
  return count;
}

function countInColumn({ items, start, end }: Span, { values, holds }: ColumnTest): number {
  let count = 0;
  for (let index = start; index < end; index++) count += holds[values[items[index]!]!]!;
  return count;
}

/** Scans all rows in name order if that is expected to find enough soon; otherwise sorts the rows of the smallest filter. */
function scanByName(segment: Segment, { filters, smallest, others, budget }: ScanPass, maxRows: number): NamedRows {
  const { byName, rows: total } = segment.data;
  const passes = passesAll(segment, others);
  const perRow = 1 + (others.length + 1) * work.filter;
  const rows: number[] = [];
  let expected = total;
  for (const filter of filters) expected *= Math.min(1, filter.count / total);
  const steps = Math.min(total, (ratio.scanMargin * maxRows * total) / expected);
  if (steps < smallest.count) {
    for (let index = 0; index < steps; index++) {
      const row = byName[index]!;
      if (!budget.trySpend(perRow)) return { rows, count: rows.length, isComplete: false };
      if (!smallest.test(row) || !passes(row)) continue;
      if (rows.push(row) >= maxRows) return { rows, count: rows.length, isComplete: false };
    }
  }
  if (!budget.trySpend(smallest.count * perRow)) return { rows, count: rows.length, isComplete: false };
  return { ...inOrder(segment, smallest, passes, maxRows), isComplete: true };
}

interface ScanPass {
  readonly filters: readonly RowFilter[];
  readonly smallest: RowFilter;
  readonly others: readonly RowFilter[];
  readonly budget: WorkBudget;
}

/** The first passing rows of a filter in name order, and the number of all of them. */
function inOrder(
  { data, workspace: { positions } }: Segment,
  filter: RowFilter,
  passes: Test,
  maxRows: number,
): { rows: number[]; count: number } {
  const { byName, namePlace } = data;
  const rows: number[] = [];
  let count = 0;
  positions.reserve(data.rows);
  filter.visit((row) => {
    if (!passes(row)) return;
    const index = namePlace[row]!;
    if (positions.has(index)) return;
    positions.add(index);
    count++;
  });
  positions.scan((index) => rows.push(byName[index]!) < maxRows);
  positions.clear();
  return { rows, count };
}
