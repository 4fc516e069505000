/**
 * How much work one search may do, in units. A unit is about the time of one posting that is visited or one row whose
 * names are looked up: some 5 to 10 ns. Units are counted, not timed, and what a cache saves is charged all the same, so
 * that an answer depends on the query and the people, not on the load or on what was asked before. Where the budget runs
 * out, the answer is the beginning of the whole list: nodes and pages that stop at different points still agree on it.
 */
export const workOfSearch = 1_600_000;

/** Thrown where the work would exceed the budget, before it is done. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

/** The work that is left for one search. Every loop whose length depends on the people or on the text draws from it. */
export class WorkBudget {
  readonly #most: number;
  #spent = 0;
  #isSpent = false;

  constructor(most = workOfSearch) {
    this.#most = most;
  }

  get spent(): number {
    return this.#spent;
  }

  /** Whether a search had to end before it was done. */
  get isSpent(): boolean {
    return this.#isSpent;
  }

  /** Spends the units if there are so many left; else nothing can be spent any more. */
  mayStillSpend(units: number): boolean {
    if (this.#spent + units > this.#most) this.#isSpent = true;
    // What is left is lost: a step is charged at once or in parts, depending on what was asked before.
    this.#spent = this.#isSpent ? this.#most : this.#spent + units;
    return !this.#isSpent;
  }

  /** To be called before the work is done. Throws BudgetSpent when there are not so many units left, then and ever after. */
  spend(units: number): void {
    if (!this.mayStillSpend(units)) throw new BudgetSpent();
  }
}

/** Charges for a scan along the rows as far as it has come, also where an earlier search had found the rows. */
export class ScannedRows {
  readonly #budget: WorkBudget;
  readonly #end: number;
  readonly #beyond: number;
  readonly #perRow: number;
  #scanned = 0;
  #isBeyond = false;

  /**
   * @param end where the scan ends
   * @param beyond units for what is done when it comes there
   */
  constructor(budget: WorkBudget, end: number, beyond = 0, perRow = 1) {
    this.#budget = budget;
    this.#end = end;
    this.#beyond = beyond;
    this.#perRow = perRow;
  }

  /** The scan has come to this row; `end` when there are no more. */
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
