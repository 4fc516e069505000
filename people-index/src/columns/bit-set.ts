/** A set of row numbers below a fixed size. */
export class BitSet {
  readonly words: Uint32Array;

  constructor(size: number, words: Uint32Array = new Uint32Array((size + 31) >>> 5)) {
    this.words = words;
  }

  add(row: number): void {
    this.words[row >>> 5]! |= 1 << (row & 31);
  }

  has(row: number): boolean {
    return ((this.words[row >>> 5]! >>> (row & 31)) & 1) === 1;
  }

  /** Calls `visit` for each row, in ascending order. */
  each(visit: (row: number) => void): void {
    for (const [word, bits] of this.words.entries()) {
      for (let left = bits; left !== 0; left &= left - 1) visit((word << 5) + 31 - Math.clz32(left & -left));
    }
  }
}
