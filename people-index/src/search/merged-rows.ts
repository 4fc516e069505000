import { firstNotBelow, type Span } from '../columns/typed-columns.ts';
import type { Segment } from '../segment/segment.ts';

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

  /** The first rows; fewer than `enough` when there are no more. */
  first(enough: number): readonly number[] {
    const rows = this.#rows;
    const runs = this.#runs;
    while (rows.length < enough) {
      let first: Run | undefined;
      for (const run of runs) if (first === undefined || run.place < first.place) first = run;
      if (first === undefined || first.at === first.end) break;
      rows.push(first.items[first.at++]!);
      this.#settle(first);
    }
    return rows.slice(0, enough);
  }

  #settle(run: Run): void {
    run.at = this.#next(run.items, run.at, run.end);
    run.place = run.at < run.end ? this.#namePlace[run.items[run.at]!]! : Number.POSITIVE_INFINITY;
  }
}
