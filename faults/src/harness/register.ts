/**
 * What may be stored of a value that one client writes again and again: the last value that was acknowledged, or one of those that were sent
 * since and whose outcome is unknown, because the answer did not arrive.
 */
export class Register {
  #next = 1;
  #acknowledged = 0;
  #unknown = new Set<number>();

  /** A new number to write. */
  begin(): number {
    const number = this.#next++;
    this.#unknown.add(number);
    return number;
  }

  acknowledge(number: number): void {
    this.#acknowledged = number;
    this.#unknown.clear();
  }

  /** It was rejected with an answer that says that nothing was stored. */
  reject(number: number): void {
    this.#unknown.delete(number);
  }

  get acknowledged(): number {
    return this.#acknowledged;
  }

  /** Every number that may be stored. */
  candidates(): readonly number[] {
    return [this.#acknowledged, ...this.#unknown];
  }

  /** Whether the stored number can be explained. It counts as acknowledged from now on. */
  accept(stored: number): boolean {
    const isExplained = this.candidates().includes(stored);
    this.acknowledge(stored);
    return isExplained;
  }
}
