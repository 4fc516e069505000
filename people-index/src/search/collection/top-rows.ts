/** Rows are sorted again when there are so many times as many as wanted. */
const overflow = 2;
const fewRows = 64;

/** The best rows by sort key, bounded: of what is worse than the best `most`, nothing is kept for long. */
export class TopRows {
  readonly #most: number;
  /** Rows by sort key, in each list in the order in which they came. */
  readonly #byKey = new Map<number, number[]>();
  #kept = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(key: number, row: number): void {
    const rows = this.#byKey.get(key);
    if (rows === undefined) this.#byKey.set(key, [row]);
    else rows.push(row);
    if (++this.#kept > overflow * this.#most + fewRows) this.#prune();
  }

  addAll(key: number, rows: number[]): void {
    if (rows.length === 0) return;
    const known = this.#byKey.get(key);
    this.#byKey.set(key, known === undefined ? rows : known.concat(rows));
    this.#kept += rows.length;
  }

  /** All rows that are kept, in no order. */
  all(): readonly number[] {
    const [first = [], ...more] = this.#byKey.values();
    return more.length === 0 ? first : first.concat(...more);
  }

  /** Drops the rows whose key is this one or a worse one. */
  dropFrom(least: number): void {
    for (const [key, rows] of this.#byKey) {
      if (key < least) continue;
      this.#byKey.delete(key);
      this.#kept -= rows.length;
    }
  }

  /** The best rows, in order, and their keys. */
  sorted(): { rows: number[]; keys: number[] } {
    const rows: number[] = [];
    const keys: number[] = [];
    for (const key of this.#sortedKeys()) {
      for (const row of this.#byKey.get(key)!) {
        if (rows.length === this.#most) return { rows, keys };
        rows.push(row);
        keys.push(key);
      }
    }
    return { rows, keys };
  }

  #prune(): void {
    let left = this.#most;
    for (const key of this.#sortedKeys()) {
      const rows = this.#byKey.get(key)!;
      if (left === 0) this.#byKey.delete(key);
      else if (rows.length > left) rows.length = left;
      left -= Math.min(left, rows.length);
    }
    this.#kept = this.#most - left;
  }

  #sortedKeys(): number[] {
    return [...this.#byKey.keys()].sort((one, other) => one - other);
  }
}
