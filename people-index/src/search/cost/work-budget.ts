/**
 * Work that one search may do, in units. A unit is about the time of visiting one posting, or of looking up the names of one row: some 5 to
 * 10 ns. Units are counted, not timed, and work saved by a cache is charged like any other, so that results depend on the query and the
 * people, never on the load or on earlier queries. If the budget runs out, the result is the beginning of the full list: nodes and pages
 * that stop at different points still agree on it.
 */
export const workOfSearch = 1_600_000;

/** Thrown before work that would exceed the budget. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

/** The remaining work of one search. Every loop whose length depends on the people or on the text must charge it. */
export class WorkBudget {
  readonly #limit: number;
  #spent = 0;
  #isSpent = false;

  constructor(limit = workOfSearch) {
    this.#limit = limit;
  }

  get spent(): number {
    return this.#spent;
  }

  /** Whether the search had to stop early. */
  get isSpent(): boolean {
    return this.#isSpent;
  }

  /** Spends the units and returns true if enough are left; otherwise returns false, now and for every later call. */
  trySpend(units: number): boolean {
    if (this.#spent + units > this.#limit) this.#isSpent = true;
    // The remainder is forfeited, so that results do not depend on whether a step is charged at once or in parts, which depends on earlier
    // queries.
    this.#spent = this.#isSpent ? this.#limit : this.#spent + units;
    return !this.#isSpent;
  }

  /** Must be called before the work is done. Throws BudgetSpent, now and for every later call, if not enough units are left. */
  spend(units: number): void {
    if (!this.trySpend(units)) throw new BudgetSpent();
  }
}

/** Charges a scan of rows for the distance covered, even if a cache of an earlier search supplies the rows. */
export class ScannedRows {
  readonly #budget: WorkBudget;
  readonly #end: number;
  readonly #beyond: number;
  readonly #perRow: number;
  #scanned = 0;
  #isBeyond = false;

  /**
   * @param end row at which the scan ends
   * @param beyond units for the work that is done when the scan reaches `end`
   */
  constructor(budget: WorkBudget, end: number, beyond = 0, perRow = 1) {
    this.#budget = budget;
    this.#end = end;
    this.#beyond = beyond;
    this.#perRow = perRow;
  }

  /** Reports that the scan has reached this row; `end` if there are no more. */
  goTo(row: number): void {
    const to = Math.min(row, this.#end);
    if (to > this.#scanned) {
      this.#budget.spend((to - this.#scanned) * this.#perRow);
      this.#scanned = to;
    }
    if (row < this.#end || this.#isBeyond) return;
    this.#isBeyond = true;
    this.#budget.spend(this.#beyond);
  }
}
