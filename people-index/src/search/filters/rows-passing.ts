import { BitSet } from '../../columns/bit-set.ts';
import { GrowingList } from '../../columns/typed-columns.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ResolvedFilters } from './resolved-query.ts';
import { type RowFilter, rowFilters } from './row-filter.ts';
import { work } from '../cost/cost-model.ts';
import { BudgetSpent, type WorkBudget } from '../cost/work-budget.ts';

const none = new Uint32Array(0);

/**
 * The rows of a segment that pass all filters, each once, in no order; undefined for all rows of the segment. If the budget runs out,
 * returns the rows found so far.
 */
export function rowsPassing(segment: Segment, resolved: ResolvedFilters, budget: WorkBudget): Uint32Array | undefined {
  try {
    const filters = rowFilters(segment, resolved, budget);
    const [smallest, ...others] = filters.toSorted((one, other) => one.count - other.count);
    if (smallest === undefined) return budget.trySpend(segment.removedRows) ? undefined : none;
    return smallest.column === undefined
      ? visited(segment, smallest, others, budget)
      : listed(segment, smallest, others, budget);
  } catch (error) {
    if (error instanceof BudgetSpent) return none;
    throw error;
  }
}

type Test = (row: number) => boolean;

function testOf(segment: Segment, filters: readonly RowFilter[]): Test | undefined {
  const [one, ...more] = filters;
  if (segment.removedRows > 0) return (row) => !segment.isRemoved(row) && filters.every(({ test }) => test(row));
  if (one === undefined) return undefined;
  return more.length === 0 ? one.test : (row) => filters.every(({ test }) => test(row));
}

/** Work units to test a row. */
function workOfRow(filters: readonly RowFilter[]): number {
  return 1 + filters.length * work.filter;
}

/** The passing rows of a filter that may visit a row twice. */
function visited(segment: Segment, filter: RowFilter, others: readonly RowFilter[], budget: WorkBudget): Uint32Array {
  budget.spend(filter.count * workOfRow(others));
  const passes = testOf(segment, others) ?? (() => true);
  const seen = new BitSet(segment.data.rows);
  const rows = new GrowingList();
  filter.visit((row) => {
    if (seen.has(row) || !passes(row)) return;
    seen.add(row);
    rows.push(row);
  });
  return rows.values();
}

/** The passing rows of a filter with a column, which visits each row once, or has each in one list. */
function listed(segment: Segment, filter: RowFilter, others: readonly RowFilter[], budget: WorkBudget): Uint32Array {
  const perRow = workOfRow(others);
  const passes = testOf(segment, others);
  const rows = new GrowingList();
  const { lists = filter.named } = filter;
  if (lists === undefined) {
    budget.spend(filter.count * perRow);
    filter.visit((row) => {
      if (passes === undefined || passes(row)) rows.push(row);
    });
    return rows.values();
  }
  for (const { items, start, end } of lists) {
    if (!budget.trySpend((end - start) * perRow)) break;
    if (passes === undefined) for (let index = start; index < end; index++) rows.push(items[index]!);
    else for (let index = start; index < end; index++) if (passes(items[index]!)) rows.push(items[index]!);
  }
  return rows.values();
}
