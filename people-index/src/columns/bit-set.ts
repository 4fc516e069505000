/** A set of row numbers below a fixed size, walked in ascending order. */
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

  clear(): void {
    this.words.fill(0);
  }

  /** Keeps what the other set holds too. */
  keep(other: BitSet): void {
    const { words } = this;
    for (let position = 0; position < words.length; position++) words[position]! &= other.words[position]!;
  }

  /** Adds what the other set holds. */
  unite(other: BitSet): void {
    const { words } = this;
    for (let position = 0; position < words.length; position++) words[position]! |= other.words[position]!;
  }

  count(): number {
    let total = 0;
    for (const word of this.words) if (word !== 0) total += bitsIn(word);
    return total;
  }

  /** Calls `visit` for each row, ascending, until it answers false. Whether it went to the end. */
  walk(visit: (row: number) => boolean): boolean {
    const { words } = this;
    for (let position = 0; position < words.length; position++) {
      let word = words[position]!;
      while (word !== 0) {
        const lowest = word & -word;
        if (!visit((position << 5) + 31 - Math.clz32(lowest))) return false;
        word ^= lowest;
      }
    }
    return true;
  }
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
