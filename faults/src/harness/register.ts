/**
 * Model of a value that one client overwrites repeatedly. The stored value may be the last acknowledged one, or one of those sent since
 * then whose outcome is unknown because no response arrived.
 */
export class Register {
  #next = 1;
  #acknowledged = 0;
  #unknown = new Set<number>();

  /** Returns a new number to write. */
  begin(): number {
    const number = this.#next++;
    this.#unknown.add(number);
    return number;
  }

  acknowledge(number: number): void {
    this.#acknowledged = number;
    this.#unknown.clear();
  }

  /** The write was rejected with a response according to which nothing was stored. */
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

  /** Whether the model allows the stored number, which counts as acknowledged from now on. */
  accept(stored: number): boolean {
    const isExplained = this.candidates().includes(stored);
    this.acknowledge(stored);
    return isExplained;
  }
}
