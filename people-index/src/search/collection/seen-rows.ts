import { BitSet } from '../../columns/bit-set.ts';

const fewRows = 256;

/** Rows that an earlier pass found. What is added is only taken in when somebody asks. */
export class KnownRows {
  readonly #size: number;
  readonly #pending: (readonly number[])[] = [];
  #rows: Set<number> | BitSet | undefined;
  #count = 0;

  /** @param size rows of the segment. */
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
    if (this.#pending.length > 0) this.#takeIn();
    return this.#rows?.has(row) === true;
  }

  #takeIn(): void {
    let known = this.#rows ?? new Set<number>();
    if (this.#count > fewRows && known instanceof Set) {
      const larger = new BitSet(this.#size);
      for (const row of known) larger.add(row);
      known = larger;
    }
    for (const rows of this.#pending) for (const row of rows) known.add(row);
    this.#rows = known;
    this.#pending.length = 0;
  }
}
