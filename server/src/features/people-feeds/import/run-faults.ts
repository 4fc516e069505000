import type { ReportedFault, RowFault } from '../entries/feed-entry.ts';

/** The faults of a run, of which only the first `max` are kept. */
export class RunFaults {
  readonly #max: number;
  /** The first faults, with the lines of their entries. */
  readonly #faults: { readonly fault: RowFault; readonly entryLine: number }[] = [];
  #count = 0;
  readonly #rejectedLines = new Set<number>();

  constructor(max: number) {
    this.#max = max;
  }

  get count(): number {
    return this.#count;
  }

  /** Adds a fault. `entryLine`: the line of its entry, if the fault is on another one. */
  add(fault: RowFault, entryLine = fault.line): void {
    this.#count++;
    if (this.#faults.length < this.#max) this.#faults.push({ fault, entryLine });
  }

  /** Records that the entry on this line was rejected. */
  reject(line: number): void {
    this.#rejectedLines.add(line);
  }

  /**
   * The first faults: those of rejected entries, then the others, each ordered by line. So a list that shows only some of them shows which
   * people are missing, and not only a wrong country in every row before. Only at the end is it known whether the entry of a fault was
   * rejected, possibly for a different reason.
   */
  first(most: number): ReportedFault[] {
    return this.#faults
      .map(({ fault, entryLine }) => ({ ...fault, isRowRejected: this.#rejectedLines.has(entryLine) }))
      .toSorted((one, other) => Number(other.isRowRejected) - Number(one.isRowRejected) || one.line - other.line)
      .slice(0, most);
  }
}
