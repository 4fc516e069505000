import type { FoundRow } from '../../search/ranking/found-rows.ts';
import { Proximity } from '../../search/ranking/proximity.ts';
import { type RowFilter, rowFilters } from '../../search/filters/row-filter.ts';
import { proximityLevels } from '../../search/scoring/score.ts';
import type { WorkBudget } from '../../search/cost/work-budget.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import { tierNumber } from '../../tiers.ts';
import { fitCount, titleFit, fitOfKey, sortKeyOf } from '../roles/title-fit.ts';
import { addRows, passesOf, type ReadingRows, rowsToVisit, type RowsIn } from './reading-rows.ts';

/** Minimum number of matching rows for scanning all rows: with so many matches, the first ones are found early. */
const minForScan = 16_384;
/** Proximity level of people who share nothing with the viewer. */
const farthest = proximityLevels - 1;

/** Work units for visiting a candidate row. */
export const workPerRow = 2;

/** Whether any row satisfies all conditions of a reading. Each condition may have rows although no row satisfies all. */
export function hasMatch(segment: Segment, { spans, passes }: ReadingRows, budget: WorkBudget): boolean {
  for (const { items, start, end } of spans) {
    for (let index = start; index < end; index++) {
      const row = items[index]!;
      budget.spend(workPerRow);
      if ((passes === undefined || passes(row)) && !segment.isRemoved(row)) return true;
    }
  }
  return false;
}

export type RowOfSegment = Pick<FoundRow, 'segment' | 'row'>;

/** The rows of a reading. */
export interface RankedRows {
  /** One list per segment, best first. */
  readonly lists: readonly (readonly FoundRow[])[];
  readonly count: number;
  /** Number of rows that come before people who have the words in other fields: titles with these words, or names with a title that fits. */
  readonly literal: number;
  readonly isComplete: boolean;
  readonly holds: (row: RowOfSegment) => boolean;
}

interface RankOptions {
  readonly rowsIn: RowsIn;
  /** Maximum number of rows per segment. */
  readonly limit: number;
}

/** Finds the rows of a reading that has no name, best first in each segment: by fit, proximity, rank and name. Counts all of them. */
export function rankRows(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { rowsIn, limit }: RankOptions,
  budget: WorkBudget,
): RankedRows {
  let count = 0;
  let literal = 0;
  const lists = segments.map((segment) => {
    const rows = rowsIn(segment);
    const filters = rowFilters(segment, query.filters ?? {}, budget);
    budget.spend(rowsToVisit(rows, filters) * workPerRow);
    const wanted = { filters, near: new Proximity(segment, query.near), limit };
    const ranked = canScan(rows, wanted) ? firstRows(segment, rows, wanted) : sortRows(segment, rows, wanted);
    count += ranked.count;
    literal += ranked.literal;
    return ranked.list;
  });
  const holds = ({ segment, row }: RowOfSegment) => rowsIn(segment).test(row);
  return { lists, count, literal, isComplete: true, holds };
}

interface RankContext {
  readonly filters: readonly RowFilter[];
  readonly near: Proximity;
  readonly limit: number;
}

interface SegmentRows {
  readonly list: readonly FoundRow[];
  readonly count: number;
  readonly literal: number;
}

/** Whether the rows are the many people of one place or unit, each in only one span, so that they can be counted without visiting them. */
function canScan({ hasRole, passes, columns, count }: ReadingRows, { filters, near }: RankContext): boolean {
  const isEachOnce = passes === undefined && columns?.length === 1;
  return !hasRole && isEachOnce && filters.length === 0 && count >= minForScan && near.count <= count;
}

/** Finds the first of many rows that fit equally well: level by level of proximity until there are enough. */
function firstRows(segment: Segment, { test, count: all }: ReadingRows, { near, limit }: RankContext): SegmentRows {
  const list: FoundRow[] = [];
  const take = (row: number, level: number) => {
    if (test(row) && near.of(row) === level && !segment.isRemoved(row))
      list.push(foundRow(segment, row, sortKeyOf(titleFit.contains, level)));
  };
  for (let level = 0; level < farthest; level++) {
    const rows = near.rowsAt(level) ?? [];
    for (let index = 0; index < rows.length && list.length < limit; index++) take(rows[index]!, level);
  }
  for (let row = 0; row < segment.data.rows && list.length < limit; row++) take(row, farthest);
  let removed = 0;
  if (segment.removedRows > 0) {
    segment.removed?.each((row) => {
      if (test(row)) removed++;
    });
  }
  const count = all - removed;
  return { list, count, literal: count };
}

function sortRows(segment: Segment, rows: ReadingRows, { filters, near, limit }: RankContext): SegmentRows {
  const sets = segment.workspace.fitting(fitCount);
  const passes = passesOf(segment, filters);
  const buckets: number[][] = [];
  let count = 0;
  let literal = 0;
  for (const set of sets) set.reserve(segment.data.rows);
  try {
    addRows(rows, filters, sets);
    for (const [fit, set] of sets.entries()) {
      const isEnough = countBucketed(buckets) >= limit;
      let matching = 0;
      set.scan((row) => {
        if (passes !== undefined && !passes(row)) return true;
        matching++;
        if (isEnough && fit > titleFit.inflected) return true;
        const bucket = (buckets[sortKeyOf(fit, near.of(row))] ??= []);
        if (bucket.length < limit) bucket.push(row);
        return true;
      });
      count += matching;
      if (fit <= titleFit.contains) literal += matching;
    }
  } finally {
    for (const set of sets) set.clear();
  }
  const list: FoundRow[] = [];
  for (const [order, bucket = []] of buckets.entries())
    for (const row of bucket.slice(0, limit - list.length)) list.push(foundRow(segment, row, order));
  return { list, count, literal };
}

function countBucketed(buckets: readonly (readonly number[] | undefined)[]): number {
  return buckets.reduce((sum, bucket) => sum + (bucket?.length ?? 0), 0);
}

function foundRow(segment: Segment, row: number, order: number): FoundRow {
  const tier = fitOfKey(order) <= titleFit.contains ? tierNumber.exact : tierNumber.nickname;
  return { segment, row, order, tier, scorer: undefined };
}
