import { lowerBound, type Span } from '../../columns/typed-columns.ts';
import type { Segment } from '../../segment/segment.ts';
import { work } from '../cost/cost-model.ts';
import type { WorkBudget } from '../cost/work-budget.ts';

/** Returns the index of the first passing row of a list, from `at` to `end`; `end` if there is none. */
export type NextPassing = (items: Uint32Array, at: number, end: number) => number;

/** The rest of a list, and the position in name order of its next row. */
interface Run {
  readonly items: Uint32Array;
  readonly end: number;
  at: number;
  position: number;
}

/**
 * The passing rows of some ascending lists, in name order. Rows of equal rank are stored in that order, so the parts of each list and rank
 * are merged, lazily.
 */
export class MergedRows {
  readonly #namePlace: Uint32Array;
  readonly #next: NextPassing;
  readonly #runs: Run[] = [];
  readonly #rows: number[] = [];
  /** Number of list items visited before each row was found. */
  readonly #scanned: number[] = [];
  #visited = 0;

  constructor(segment: Segment, lists: readonly Span[], next: NextPassing) {
    this.#namePlace = segment.data.namePlace;
    this.#next = next;
    for (const { items, start, end } of lists) {
      let at = start;
      for (const rankEnd of segment.rankStarts.subarray(1)) {
        const runEnd = lowerBound(items, at, end, rankEnd);
        if (at < runEnd) this.#runs.push({ items, at, end: runEnd, position: 0 });
        at = runEnd;
      }
    }
    for (const run of this.#runs) this.#advance(run);
  }

  /**
   * The first rows; fewer than `maxRows` if there are no more or the budget runs out. Each visited list item costs `perItem` units, even if
   * it was visited for an earlier page.
   */
  first(maxRows: number, budget: WorkBudget, perItem: number): readonly number[] {
    const rows = this.#rows;
    let paid = 0;
    let count = 0;
    for (; count < maxRows && (count < rows.length || this.#takeNextRow()); count++) {
      const scanned = this.#scanned[count]!;
      if (!budget.trySpend((scanned - paid) * perItem + work.keep)) break;
      paid = scanned;
    }
    return rows.slice(0, count);
  }

  /** Whether there was another row. */
  #takeNextRow(): boolean {
    let first: Run | undefined;
    for (const run of this.#runs) if (first === undefined || run.position < first.position) first = run;
    if (first === undefined || first.at === first.end) return false;
    this.#scanned.push(this.#visited);
    this.#rows.push(first.items[first.at++]!);
    this.#advance(first);
    return true;
  }

  #advance(run: Run): void {
    const { at } = run;
    run.at = this.#next(run.items, at, run.end);
    this.#visited += run.at - at + 1;
    run.position = run.at < run.end ? this.#namePlace[run.items[run.at]!]! : Number.POSITIVE_INFINITY;
  }
}
