/** The rows are pruned when there are more than this multiple of the limit, plus `fewRows`. */
const overflow = 2;
const fewRows = 64;

/** The best rows by sort key, in bounded memory: rows after the best `limit` are dropped from time to time. */
export class TopRows {
  readonly #limit: number;
  /** Rows by sort key, each list in the order of arrival. */
  readonly #byKey = new Map<number, number[]>();
  #count = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(key: number, row: number): void {
    const rows = this.#byKey.get(key);
    if (rows === undefined) this.#byKey.set(key, [row]);
    else rows.push(row);
    if (++this.#count > overflow * this.#limit + fewRows) this.#prune();
  }

  addAll(key: number, rows: number[]): void {
    if (rows.length === 0) return;
    const known = this.#byKey.get(key);
    this.#byKey.set(key, known === undefined ? rows : known.concat(rows));
    this.#count += rows.length;
  }

  /** All stored rows, in no order. */
  all(): readonly number[] {
    const [first = [], ...more] = this.#byKey.values();
    return more.length === 0 ? first : first.concat(...more);
  }

  /** Drops the rows with this key or a worse one. */
  dropFrom(least: number): void {
    for (const [key, rows] of this.#byKey) {
      if (key < least) continue;
      this.#byKey.delete(key);
      this.#count -= rows.length;
    }
  }

  /** The best rows, in order, and their keys. */
  sorted(): { rows: number[]; keys: number[] } {
    const rows: number[] = [];
    const keys: number[] = [];
    for (const key of this.#sortedKeys()) {
      for (const row of this.#byKey.get(key)!) {
        if (rows.length === this.#limit) return { rows, keys };
        rows.push(row);
        keys.push(key);
      }
    }
    return { rows, keys };
  }

  #prune(): void {
    let left = this.#limit;
    for (const key of this.#sortedKeys()) {
      const rows = this.#byKey.get(key)!;
      if (left === 0) this.#byKey.delete(key);
      else if (rows.length > left) rows.length = left;
      left -= Math.min(left, rows.length);
    }
    this.#count = this.#limit - left;
  }

  #sortedKeys(): number[] {
    return [...this.#byKey.keys()].sort((one, other) => one - other);
  }
}
