import { firstNotBelow, type Span } from '../../columns/typed-columns.ts';
import type { Segment } from '../../segment/segment.ts';
import { work } from '../work/cost-model.ts';
import type { WorkBudget } from '../work/work-budget.ts';

/** The place of the first row of a list, from `at` to `end`, that passes; else `end`. */
export type NextPlace = (items: Uint32Array, at: number, end: number) => number;

/** What is left of a list, and the place by name of the row that comes next. */
interface Run {
  readonly items: Uint32Array;
  readonly end: number;
  at: number;
  place: number;
}

/** The rows of some ascending lists that pass, by name: those of one rank lie in that order, so the parts of each list and rank are merged, as far as somebody asks. */
export class MergedRows {
  readonly #namePlace: Uint32Array;
  readonly #next: NextPlace;
  readonly #runs: Run[] = [];
  readonly #rows: number[] = [];
  /** Places gone through until each of the rows was known. */
  readonly #scanned: number[] = [];
  #places = 0;

  constructor(segment: Segment, lists: readonly Span[], next: NextPlace) {
    this.#namePlace = segment.data.namePlace;
    this.#next = next;
    for (const { items, start, end } of lists) {
      let at = start;
      for (const rankEnd of segment.rankStarts.subarray(1)) {
        const runEnd = firstNotBelow(items, at, end, rankEnd);
        if (at < runEnd) this.#runs.push({ items, at, end: runEnd, place: 0 });
        at = runEnd;
      }
    }
    for (const run of this.#runs) this.#settle(run);
  }

  /** The first rows; fewer than `enough` when there are no more, or no more work can be done. A place costs `perPlace` units, though it was gone through for an earlier page. */
  first(enough: number, budget: WorkBudget, perPlace: number): readonly number[] {
    const rows = this.#rows;
    let paid = 0;
    let count = 0;
    for (; count < enough && (count < rows.length || this.#takeNext()); count++) {
      const scanned = this.#scanned[count]!;
      if (!budget.mayStillSpend((scanned - paid) * perPlace + work.keep)) break;
      paid = scanned;
    }
    return rows.slice(0, count);
  }

  /** Whether there was another row. */
  #takeNext(): boolean {
    let first: Run | undefined;
    for (const run of this.#runs) if (first === undefined || run.place < first.place) first = run;
    if (first === undefined || first.at === first.end) return false;
    this.#scanned.push(this.#places);
    this.#rows.push(first.items[first.at++]!);
    this.#settle(first);
    return true;
  }

  #settle(run: Run): void {
    const { at } = run;
    run.at = this.#next(run.items, at, run.end);
    this.#places += run.at - at + 1;
    run.place = run.at < run.end ? this.#namePlace[run.items[run.at]!]! : Number.POSITIVE_INFINITY;
  }
}
