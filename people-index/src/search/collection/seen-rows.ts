import { BitSet } from '../../columns/bit-set.ts';

const fewRows = 256;

/** Rows that earlier passes found. Added lists are only put into a set when `has` is called. */
export class SeenRows {
  readonly #size: number;
  readonly #pending: (readonly number[])[] = [];
  #rows: Set<number> | BitSet | undefined;
  #count = 0;

  /** @param size number of rows of the segment */
  constructor(size: number) {
    this.#size = size;
  }

  add(rows: readonly number[]): void {
    if (rows.length === 0) return;
    this.#pending.push(rows);
    this.#count += rows.length;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  has(row: number): boolean {
    if (this.#pending.length > 0) this.#addPending();
    return this.#rows?.has(row) === true;
  }

  #addPending(): void {
    let seen = this.#rows ?? new Set<number>();
    if (this.#count > fewRows && seen instanceof Set) {
      const larger = new BitSet(this.#size);
      for (const row of seen) larger.add(row);
      seen = larger;
    }
    for (const rows of this.#pending) for (const row of rows) seen.add(row);
    this.#rows = seen;
    this.#pending.length = 0;
  }
}
