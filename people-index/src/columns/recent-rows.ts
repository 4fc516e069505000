const slots = 4096;

/** Keeps what was worked out for the rows asked last. Each row has one slot, which it shares with others. */
export class RecentRows<Value> {
  readonly #slots: number;
  readonly #rows: Int32Array;
  readonly #values: Value[] = [];

  /** @param rows how many rows there are */
  constructor(rows: number) {
    this.#slots = Math.min(rows, slots);
    this.#rows = new Int32Array(this.#slots).fill(-1);
  }

  get(row: number, make: (row: number) => Value): Value {
    const slot = row % this.#slots;
    if (this.#rows[slot] !== row) {
      this.#values[slot] = make(row);
      this.#rows[slot] = row;
    }
    return this.#values[slot]!;
  }

  /** What is kept for the row is worked out again. */
  forget(row: number): void {
    const slot = row % this.#slots;
    if (this.#rows[slot] === row) this.#rows[slot] = -1;
  }
}
