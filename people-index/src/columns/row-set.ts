/**
 * A set of row numbers below a fixed size, with a bit for each 32 rows and one above for each 1024: to walk it in ascending order, or to empty it,
 * takes as long as it holds rows, not as it has room.
 */
export class RowSet {
  #rows = new Uint32Array(0);
  #groups = new Uint32Array(0);
  /** Groups that may hold rows, as [first, end). */
  #first = 0;
  #end = 0;
  /** At most how many rows it holds: those that were added twice count twice. */
  most = 0;

  /** Makes room for rows below `size`. The set must be empty. */
  reserve(size: number): void {
    const words = (size + 31) >>> 5;
    if (words <= this.#rows.length) return;
    this.#rows = new Uint32Array(words);
    this.#groups = new Uint32Array((words + 31) >>> 5);
  }

  add(row: number): void {
    this.most++;
    this.#rows[row >>> 5]! |= 1 << (row & 31);
    const group = row >>> 10;
    this.#groups[group]! |= 1 << ((row >>> 5) & 31);
    if (this.#end === 0) this.#first = group;
    else if (group < this.#first) this.#first = group;
    if (group >= this.#end) this.#end = group + 1;
  }

  /** Adds the rows of a list from `start` to `end`. */
  addAll(rows: Uint32Array, start = 0, end = rows.length): void {
    const bits = this.#rows;
    const groups = this.#groups;
    let first = this.#end === 0 ? groups.length : this.#first;
    let last = this.#end - 1;
    for (let place = start; place < end; place++) {
      const row = rows[place]!;
      const group = row >>> 10;
      bits[row >>> 5]! |= 1 << (row & 31);
      groups[group]! |= 1 << ((row >>> 5) & 31);
      if (group < first) first = group;
      if (group > last) last = group;
    }
    this.#first = first;
    this.#end = last + 1;
    this.most += end - start;
  }

  addSet(other: RowSet): void {
    other.walk((row) => {
      this.add(row);
      return true;
    });
  }

  /** Takes out what another set holds. */
  remove(other: RowSet): void {
    for (let group = this.#first; group < this.#end; group++) {
      for (let word = group << 5; word < (group + 1) << 5; word++) this.#rows[word]! &= ~other.#rows[word]!;
    }
  }

  has(row: number): boolean {
    return ((this.#rows[row >>> 5]! >>> (row & 31)) & 1) === 1;
  }

  clear(): void {
    const rows = this.#rows;
    const groups = this.#groups;
    for (let group = this.#first; group < this.#end; group++) {
      for (let words = groups[group]!; words !== 0; words &= words - 1) {
        rows[(group << 5) + 31 - Math.clz32(words & -words)] = 0;
      }
      groups[group] = 0;
    }
    this.#first = 0;
    this.#end = 0;
    this.most = 0;
  }

  /** Calls `visit` for each row, ascending, until it answers false. Whether it went to the end. */
  walk(visit: (row: number) => boolean): boolean {
    const rows = this.#rows;
    const groups = this.#groups;
    for (let group = this.#first; group < this.#end; group++) {
      let words = groups[group]!;
      while (words !== 0) {
        const lowestWord = words & -words;
        words ^= lowestWord;
        const word = (group << 5) + 31 - Math.clz32(lowestWord);
        let bits = rows[word]!;
        while (bits !== 0) {
          const lowest = bits & -bits;
          if (!visit((word << 5) + 31 - Math.clz32(lowest))) return false;
          bits ^= lowest;
        }
      }
    }
    return true;
  }
}
