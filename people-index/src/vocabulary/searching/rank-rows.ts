import type { FoundRow } from '../../search/ranking/found-rows.ts';
import { Proximity } from '../../search/ranking/proximity.ts';
import { type RowFilter, rowFilters } from '../../search/filters/row-filter.ts';
import { proximityLevels } from '../../search/scoring/score.ts';
import type { WorkBudget } from '../../search/work/work-budget.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import { tierNumber } from '../../types/tiers.ts';
import { countOfFits, fit, fitOf, orderOf } from '../work/title-fit.ts';
import { addRows, passesOf, type ReadingRows, rowsToVisit, type RowsIn } from './reading-rows.ts';

/** Of so many rows the first ones are met soon. */
const fewestMany = 16_384;
/** The level of those who are near in nothing. */
const farthest = proximityLevels - 1;

/** Units to look at a row that may hold. */
export const workPerRow = 2;

/** Whether anybody meets all conditions of a reading: of two conditions that some people meet, nobody may meet both. */
export function isMet(segment: Segment, { spans, passes }: ReadingRows, budget: WorkBudget): boolean {
  for (const { items, start, end } of spans) {
    for (let place = start; place < end; place++) {
      const row = items[place]!;
      budget.spend(workPerRow);
      if ((passes === undefined || passes(row)) && !segment.isRemoved(row)) return true;
    }
  }
  return false;
}

export type RowOfSegment = Pick<FoundRow, 'segment' | 'row'>;

/** The rows of a reading. */
export interface Found {
  /** Of each segment, best first. */
  readonly lists: readonly (readonly FoundRow[])[];
  readonly count: number;
  /** How many of them hold the typed words as they are; they come first. */
  readonly literal: number;
  readonly isComplete: boolean;
  readonly holds: (row: RowOfSegment) => boolean;
}

interface Wanted {
  readonly rowsIn: RowsIn;
  /** Rows of each segment. */
  readonly most: number;
}

/** The rows of a reading without a name, best first in each segment: by how well they fit, nearness, rank and name. All are counted. */
export function rowsOf(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { rowsIn, most }: Wanted,
  budget: WorkBudget,
): Found {
  let count = 0;
  let literal = 0;
  const lists = segments.map((segment) => {
    const rows = rowsIn(segment);
    const filters = rowFilters(segment, query.filters ?? {}, budget);
    budget.spend(rowsToVisit(rows, filters) * workPerRow);
    const wanted = { filters, near: new Proximity(segment, query.near), most };
    const own = areManyAlike(rows, wanted) ? firstRows(segment, rows, wanted) : placeRows(segment, rows, wanted);
    count += own.count;
    literal += own.literal;
    return own.list;
  });
  const holds = ({ segment, row }: RowOfSegment) => rowsIn(segment).test(row);
  return { lists, count, literal, isComplete: true, holds };
}

interface WantedRows {
  readonly filters: readonly RowFilter[];
  readonly near: Proximity;
  readonly most: number;
}

interface PlacedRows {
  readonly list: readonly FoundRow[];
  readonly count: number;
  readonly literal: number;
}

/** Whether the rows are those of a place or a unit whose people are many, each in one list: they are counted without a look at each. */
function areManyAlike({ hasRole, passes, columns, count }: ReadingRows, { filters, near }: WantedRows): boolean {
  const isEachOnce = passes === undefined && columns?.length === 1;
  return !hasRole && isEachOnce && filters.length === 0 && count >= fewestMany && near.count <= count;
}

/** The first of many rows that fit alike: of each level of nearness until there are enough. */
function firstRows(segment: Segment, { test, count: all }: ReadingRows, { near, most }: WantedRows): PlacedRows {
  const list: FoundRow[] = [];
  const take = (row: number, level: number) => {
    if (test(row) && near.of(row) === level && !segment.isRemoved(row))
      list.push(placed(segment, row, orderOf(fit.literal, level)));
  };
  for (let level = 0; level < farthest; level++) {
    const rows = near.rowsAt(level) ?? [];
    for (let place = 0; place < rows.length && list.length < most; place++) take(rows[place]!, level);
  }
  for (let row = 0; row < segment.data.rows && list.length < most; row++) take(row, farthest);
  let removed = 0;
  if (segment.removedRows > 0) {
    segment.removed?.each((row) => {
      if (test(row)) removed++;
    });
  }
  const count = all - removed;
  return { list, count, literal: count };
}

function placeRows(segment: Segment, rows: ReadingRows, { filters, near, most }: WantedRows): PlacedRows {
  const sets = segment.workspace.fitting(countOfFits);
  const passes = passesOf(segment, filters);
  const buckets: number[][] = [];
  let count = 0;
  let literal = 0;
  for (const set of sets) set.reserve(segment.data.rows);
  try {
    addRows(rows, filters, sets);
    for (const [own, set] of sets.entries()) {
      const isEnough = bucketed(buckets) >= most;
      let fitting = 0;
      set.scan((row) => {
        if (passes !== undefined && !passes(row)) return true;
        fitting++;
        if (isEnough && own > fit.form) return true;
        const bucket = (buckets[orderOf(own, near.of(row))] ??= []);
        if (bucket.length < most) bucket.push(row);
        return true;
      });
      count += fitting;
      if (own <= fit.literal) literal += fitting;
    }
  } finally {
    for (const set of sets) set.clear();
  }
  const list: FoundRow[] = [];
  for (const [order, bucket = []] of buckets.entries())
    for (const row of bucket.slice(0, most - list.length)) list.push(placed(segment, row, order));
  return { list, count, literal };
}

function bucketed(buckets: readonly (readonly number[] | undefined)[]): number {
  return buckets.reduce((sum, bucket) => sum + (bucket?.length ?? 0), 0);
}

function placed(segment: Segment, row: number, order: number): FoundRow {
  const tier = fitOf(order) <= fit.literal ? tierNumber.exact : tierNumber.nickname;
  return { segment, row, order, tier, scorer: undefined };
}
