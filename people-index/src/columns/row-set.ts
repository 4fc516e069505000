import type { BitSet } from './bit-set.ts';

/** Number of rows from which a set does without the upper bits: setting them takes longer than skipping empty words. */
const manyRows = 4096;
/** Maximum number of groups that are listed; if there are more, all groups are visited. */
const maxTouched = 64;

/** Rows that are intersected with another set at a time. */
const maxCommon = 1024;

/**
 * A set of row numbers below a fixed size, with one bit per 32 rows, and an upper bit per 1024: iterating in ascending order and clearing
 * take time proportional to the number of rows in the set, not to its size. A set of many rows does without the upper bits.
 */
export class RowSet {
  #rows = new Uint32Array(0);
  #groups = new Uint32Array(0);
  /** Number of words of `#rows` that are in use. */
  #words = 0;
  /** Groups that may contain rows, in no order; incomplete if there are more than `maxTouched`. */
  readonly #touched = new Uint32Array(maxTouched);
  #touchedGroups = 0;
  #isMany = false;
  readonly #common = new Uint32Array(maxCommon);
  /** Upper bound for the number of rows: a row that was added twice counts twice. */
  maxCount = 0;

  /** Allocates memory for rows below `size`. The set must be empty. */
  reserve(size: number): void {
    this.#words = (size + 31) >>> 5;
    if (this.#words <= this.#rows.length) return;
    this.#rows = new Uint32Array(this.#words);
    this.#groups = new Uint32Array((this.#words + 31) >>> 5);
  }

  add(row: number): void {
    this.maxCount++;
    this.#rows[row >>> 5]! |= 1 << (row & 31);
    if (this.#isMany) return;
    const group = row >>> 10;
    const words = this.#groups[group]!;
    if (words === 0) {
      if (this.#touchedGroups < maxTouched) this.#touched[this.#touchedGroups] = group;
      this.#touchedGroups++;
    }
    this.#groups[group] = words | (1 << ((row >>> 5) & 31));
  }

  /** Adds the rows of a list from `start` to `end`. */
  addAll(rows: Uint32Array, start = 0, end = rows.length): void {
    if (!this.#isMany && this.maxCount + end - start < manyRows) {
      for (let index = start; index < end; index++) this.add(rows[index]!);
      return;
    }
    this.#isMany = true;
    this.maxCount += end - start;
    const bits = this.#rows;
    for (let index = start; index < end; index++) {
      const row = rows[index]!;
      bits[row >>> 5]! |= 1 << (row & 31);
    }
  }

  /** Adds the rows of a list from `start` to `end` that are also in another set. */
  addCommon(rows: Uint32Array, start: number, end: number, { words }: BitSet): void {
    const common = this.#common;
    for (let from = start; from < end; from += maxCommon) {
      const to = Math.min(end, from + maxCommon);
      let found = 0;
      // Branch-free: a branch per row would be mispredicted.
      for (let index = from; index < to; index++) {
        const row = rows[index]!;
        common[found] = row;
        found += (words[row >>> 5]! >>> (row & 31)) & 1;
      }
      this.addAll(common, 0, found);
    }
  }

  addAllOf(other: RowSet): void {
    other.scan((row) => {
      this.add(row);
      return true;
    });
  }

  /** Removes the rows of another set. */
  removeAll(other: RowSet): void {
    const rows = this.#rows;
    const others = other.#rows;
    if (this.#isMany) {
      for (let word = 0; word < this.#words; word++) rows[word]! &= ~others[word]!;
    } else {
      this.#scanGroups((word) => {
        rows[word]! &= ~others[word]!;
        return true;
      });
    }
  }

  has(row: number): boolean {
    return ((this.#rows[row >>> 5]! >>> (row & 31)) & 1) === 1;
  }

  clear(): void {
    const rows = this.#rows;
    const groups = this.#groups;
    if (this.#isMany) rows.fill(0, 0, this.#words);
    const areFew = this.#touchedGroups <= maxTouched;
    for (let index = 0; index < (areFew ? this.#touchedGroups : groups.length); index++) {
      const group = areFew ? this.#touched[index]! : index;
      for (let words = groups[group]!; words !== 0; words &= words - 1) {
        rows[(group << 5) + 31 - Math.clz32(words & -words)] = 0;
      }
      groups[group] = 0;
    }
    this.#touchedGroups = 0;
    this.#isMany = false;
    this.maxCount = 0;
  }

  /** Calls `visit` for each row, in ascending order, until it returns false. Returns whether it visited all rows. */
  scan(visit: (row: number) => boolean): boolean {
    const rows = this.#rows;
    if (!this.#isMany) return this.#scanGroups((word) => scanWord(rows[word]!, word, visit));
    for (let word = 0; word < this.#words; word++) {
      if (rows[word] !== 0 && !scanWord(rows[word]!, word, visit)) return false;
    }
    return true;
  }

  /** Calls `visit` with the number of each word that may contain rows, in ascending order, until it returns false. */
  #scanGroups(visit: (word: number) => boolean): boolean {
    const groups = this.#groups;
    const areFew = this.#touchedGroups <= maxTouched;
    if (areFew) sortFew(this.#touched, this.#touchedGroups);
    for (let index = 0; index < (areFew ? this.#touchedGroups : groups.length); index++) {
      const group = areFew ? this.#touched[index]! : index;
      for (let words = groups[group]!; words !== 0; words &= words - 1) {
        if (!visit((group << 5) + 31 - Math.clz32(words & -words))) return false;
      }
    }
    return true;
  }
}

function scanWord(bits: number, word: number, visit: (row: number) => boolean): boolean {
  for (let left = bits; left !== 0; left &= left - 1) {
    if (!visit((word << 5) + 31 - Math.clz32(left & -left))) return false;
  }
  return true;
}

/** Insertion sort of the first numbers of a list, which are few and mostly in order. */
function sortFew(list: Uint32Array, length: number): void {
  for (let index = 1; index < length; index++) {
    const number = list[index]!;
    let at = index;
    while (at > 0 && list[at - 1]! > number) list[at] = list[--at]!;
    list[at] = number;
  }
}
