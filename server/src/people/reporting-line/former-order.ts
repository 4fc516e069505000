/** The order of a large team whose people were given another manager, or none, all at once. Most of them are soon in one team again. */
export class FormerOrder {
  #order: readonly number[] = [];
  /** The slots whose names have changed since. */
  readonly #changed = new Set<number>();

  get isEmpty(): boolean {
    return this.#order.length === 0;
  }

  keep(order: readonly number[]): void {
    this.#order = order;
    this.#changed.clear();
  }

  /** Must be called for a slot whose names have changed. */
  forget(slot: number): void {
    this.#changed.add(slot);
    if (this.#changed.size > this.#order.length / 10) this.keep([]);
  }

  /** Divides slots into those whose order is known, in this order, and the others. All slots are below `end`. */
  divide(slots: readonly number[], end: number): { ordered: number[]; others: number[] } {
    const isOther = new Uint8Array(end);
    for (const slot of slots) isOther[slot] = 1;
    const ordered = this.#order.filter((slot) => isOther[slot] === 1 && !this.#changed.has(slot));
    for (const slot of ordered) isOther[slot] = 0;
    return { ordered, others: slots.filter((slot) => isOther[slot] === 1) };
  }
}
