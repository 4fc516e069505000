import type { Span } from '../../columns/typed-columns.ts';
import type { Segment } from '../../segment/segment.ts';
import { MergedRows, type NextPlace } from './merged-rows.ts';
import type { ColumnTest, RowFilter } from './row-filter.ts';
import { few, ratio, work } from '../work/cost-model.ts';
import type { WorkBudget } from '../work/work-budget.ts';

interface NamedRows {
  /** By last name, first name and login. */
  readonly rows: readonly number[];
  readonly count: number;
  readonly isComplete: boolean;
}

/** Merges of more rows are not kept. */
const maxKept = 4096;

/**
 * The first rows, by name, that pass all filters; with none, simply the first. How many pass is kept under the name of the filters, if they have one: each page of an
 * answer tells it.
 */
export function collectByName(segment: Segment, { name, filters, budget }: FilterPass, enough: number): NamedRows {
  const [smallest, ...others] = filters.toSorted((one, other) => one.count - other.count);
  if (smallest === undefined) return firstByName(segment, enough, budget);
  // Nobody comes to a segment; people only leave it.
  const key = name === undefined ? undefined : `${segment.removedRows} ${name}`;
  const known = key === undefined ? undefined : segment.caches.counts.get(key);
  const complete = (rows: readonly number[], count: number): NamedRows => {
    if (key !== undefined && known === undefined) segment.caches.counts.set(key, count);
    return { rows, count, isComplete: true };
  };
  const perPlace = workOfPlace(segment, others);
  if (smallest.count === 0 || known === 0) {
    // That there are none is known from an earlier search, and costs as much.
    const canSpend = smallest.named === undefined || budget.mayStillSpend(smallest.count * perPlace);
    return { rows: [], count: 0, isComplete: canSpend };
  }
  const most = Math.min(enough, known ?? Number.POSITIVE_INFINITY);
  const next = firstPassing(segment, others);
  const rows = nextByName(segment, { filter: smallest, key, next, budget, perPlace }, { most, enough });
  if (rows === undefined) return scanByName(segment, { filters, smallest, others, budget }, enough);
  if (budget.isSpent) return { rows, count: rows.length, isComplete: false };
  if (rows.length < enough) return complete(rows, rows.length);
  const isCounted = smallest.count <= few.counted;
  // Counted before or not, it costs the same.
  const canCount = !isCounted || budget.mayStillSpend(smallest.count * perPlace);
  if (!canCount) return { rows, count: rows.length, isComplete: false };
  if (known !== undefined) return complete(rows, known);
  if (others.length === 0 && segment.removedRows === 0) return complete(rows, smallest.count);
  if (!isCounted) return { rows, count: rows.length, isComplete: false };
  return complete(rows, countPassing(segment, smallest, others));
}

interface FilterPass {
  /** Under which the count is kept. */
  readonly name: string | undefined;
  readonly filters: readonly RowFilter[];
  readonly budget: WorkBudget;
}

/** Units to look at a row of a list and see whether it passes these filters. */
function workOfPlace(segment: Segment, others: readonly RowFilter[]): number {
  const isOfColumn = segment.removedRows === 0 && others.length <= 1;
  return 1 + (isOfColumn ? 0 : (others.length + 1) * work.filter);
}

type Test = (row: number) => boolean;
const always: Test = () => true;

/** Whether a row is still there and passes all filters; `always` when that is so for every row. */
function passesAll(segment: Segment, filters: readonly RowFilter[]): Test {
  const [one, ...more] = filters;
  if (segment.removedRows === 0 && one === undefined) return always;
  if (segment.removedRows === 0 && more.length === 0) return one!.test;
  return (row) => !segment.isRemoved(row) && filters.every(({ test }) => test(row));
}

function firstPassing(segment: Segment, filters: readonly RowFilter[]): NextPlace {
  const column = filters.length === 1 && segment.removedRows === 0 ? filters[0]!.column : undefined;
  if (column !== undefined) return (items, at, end) => nextInColumn(column, items, at, end);
  const passes = passesAll(segment, filters);
  return (items, at, end) => {
    let place = at;
    while (place < end && !passes(items[place]!)) place++;
    return place;
  };
}

/** What most filtering comes to: without a call for each row it takes a fraction of the time. */
function nextInColumn({ values, holds }: ColumnTest, items: Uint32Array, at: number, end: number): number {
  let place = at;
  while (place < end && holds[values[items[place]!]!] === 0) place++;
  return place;
}

function firstByName(segment: Segment, enough: number, budget: WorkBudget): NamedRows {
  const { byName } = segment.data;
  const rows: number[] = [];
  for (let place = 0; place < byName.length && rows.length < enough; place++) {
    if (!budget.mayStillSpend(1)) return { rows, count: segment.people, isComplete: true };
    if (!segment.isRemoved(byName[place]!)) rows.push(byName[place]!);
  }
  return { rows, count: segment.people, isComplete: true };
}

interface NextPass {
  readonly filter: RowFilter;
  readonly key: string | undefined;
  readonly next: NextPlace;
  readonly budget: WorkBudget;
  readonly perPlace: number;
}

/** The first rows of a filter, by name, that pass, as far as the budget goes; undefined when its rows do not lie in that order. */
function nextByName(
  segment: Segment,
  { filter, key, next, budget, perPlace }: NextPass,
  { most, enough }: { readonly most: number; readonly enough: number },
): readonly number[] | undefined {
  const { named, lists } = filter;
  if (named === undefined) {
    if (lists === undefined || lists.length * segment.rankStarts.length > few.merged) return undefined;
    const merged = mergedRows(segment, enough > maxKept ? undefined : key, () => new MergedRows(segment, lists, next));
    return merged.first(most, budget, perPlace);
  }
  const rows: number[] = [];
  let scanned = 0;
  for (const { items, start, end } of named) {
    for (let place = start; place < end; place++) {
      const from = place;
      place = next(items, from, end);
      const length = Math.min(place + 1, end) - from;
      scanned += length;
      if (!budget.mayStillSpend(length * perPlace)) return rows;
      if (place === end || rows.push(items[place]!) < most) continue;
      // That there are no more is known from an earlier search, and costs as much.
      if (most < enough) budget.mayStillSpend((filter.count - scanned) * perPlace);
      return rows;
    }
  }
  return rows;
}

function mergedRows(segment: Segment, key: string | undefined, merge: () => MergedRows): MergedRows {
  return key === undefined ? merge() : segment.caches.merges.getOrMake(key, merge);
}

/** How many rows of a filter whose lists are known pass the others. */
function countPassing(segment: Segment, { lists, named }: RowFilter, others: readonly RowFilter[]): number {
  const passes = passesAll(segment, others);
  const [only] = others;
  const column = others.length === 1 && segment.removedRows === 0 ? only!.column : undefined;
  let count = 0;
  for (const span of lists ?? named ?? []) {
    if (column !== undefined) count += countInColumn(span, column);
    else for (let place = span.start; place < span.end; place++) if (passes(span.items[place]!)) count++;
  }
  return count;
}

function countInColumn({ items, start, end }: Span, { values, holds }: ColumnTest): number {
  let count = 0;
  for (let place = start; place < end; place++) count += holds[values[items[place]!]!]!;
  return count;
}

/** Goes through everybody by name where that is soon enough; else puts the rows of the smallest filter in order. */
function scanByName(segment: Segment, { filters, smallest, others, budget }: ScanPass, enough: number): NamedRows {
  const { byName, rows: total } = segment.data;
  const passes = passesAll(segment, others);
  const perRow = 1 + (others.length + 1) * work.filter;
  const rows: number[] = [];
  let expected = total;
  for (const filter of filters) expected *= Math.min(1, filter.count / total);
  const steps = Math.min(total, (ratio.scanMargin * enough * total) / expected);
  if (steps < smallest.count) {
    for (let place = 0; place < steps; place++) {
      const row = byName[place]!;
      if (!budget.mayStillSpend(perRow)) return { rows, count: rows.length, isComplete: false };
      if (!smallest.test(row) || !passes(row)) continue;
      if (rows.push(row) >= enough) return { rows, count: rows.length, isComplete: false };
    }
  }
  if (!budget.mayStillSpend(smallest.count * perRow)) return { rows, count: rows.length, isComplete: false };
  return { ...inOrder(segment, smallest, passes, enough), isComplete: true };
}

interface ScanPass {
  readonly filters: readonly RowFilter[];
  readonly smallest: RowFilter;
  readonly others: readonly RowFilter[];
  readonly budget: WorkBudget;
}

/** The first rows of a filter that pass, in the order of their names, and how many there are. */
function inOrder(
  { data, workspace: { places } }: Segment,
  filter: RowFilter,
  passes: Test,
  enough: number,
): { rows: number[]; count: number } {
  const { byName, namePlace } = data;
  const rows: number[] = [];
  let count = 0;
  places.reserve(data.rows);
  filter.visit((row) => {
    if (!passes(row)) return;
    const place = namePlace[row]!;
    if (places.has(place)) return;
    places.add(place);
    count++;
  });
  places.scan((place) => rows.push(byName[place]!) < enough);
  places.clear();
  return { rows, count };
}
