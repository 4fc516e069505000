import type { Storable } from '@directory/people-index';

const minEntries = 1024;
/** The 16 ids of a block are hashed to adjacent entries, because ids of people are assigned and read in ascending order. */
const blockBits = 4;

/**
 * Maps ids of people to numbers, in 16 bytes per id: a hash table with open addressing and linear probing. A `Map` takes three times as
 * much memory, and cannot be stored without visiting each entry.
 */
export class IdTable {
  /** 0 for an empty entry. */
  #ids: Uint32Array;
  #values: Int32Array;
  #size = 0;

  /** @param expected approximate number of ids */
  constructor(expected = 0) {
    const entries = Math.max(minEntries, 2 ** Math.ceil(Math.log2(expected * 2)));
    this.#ids = new Uint32Array(entries);
    this.#values = new Int32Array(entries);
  }

  get size(): number {
    return this.#size;
  }

  /** The number of an id; -1 if the id is unknown. */
  get(id: number): number {
    const index = this.#indexOf(id);
    return this.#ids[index] === 0 ? -1 : this.#values[index]!;
  }

  set(id: number, value: number): void {
    let index = this.#indexOf(id);
    if (this.#ids[index] === 0) {
      if (++this.#size * 2 > this.#ids.length) {
        this.#grow();
        index = this.#indexOf(id);
      }
      this.#ids[index] = id;
    }
    this.#values[index] = value;
  }

  delete(id: number): void {
    let hole = this.#indexOf(id);
    if (this.#ids[hole] === 0) return;
    this.#size--;
    const mask = this.#ids.length - 1;
    for (let index = (hole + 1) & mask; this.#ids[index] !== 0; index = (index + 1) & mask) {
      const home = this.#homeIndexOf(this.#ids[index]!);
      if (((index - home) & mask) < ((index - hole) & mask)) continue;
      this.#ids[hole] = this.#ids[index]!;
      this.#values[hole] = this.#values[index]!;
      hole = index;
    }
    this.#ids[hole] = 0;
  }

  /** All ids, in no particular order. */
  *ids(): Generator<number, void> {
    for (const id of this.#ids) if (id !== 0) yield id;
  }

  /** A copy of the table as plain data. */
  stored(): Storable {
    return { ids: this.#ids.slice(), values: this.#values.slice(), size: this.#size };
  }

  static open(stored: unknown): IdTable {
    const { ids, values, size } = stored as { ids: Uint32Array; values: Int32Array; size: number };
    const table = new IdTable();
    table.#ids = ids;
    table.#values = values;
    table.#size = size;
    return table;
  }

  #homeIndexOf(id: number): number {
    const blocks = this.#ids.length >>> blockBits;
    const block = Math.imul(id >>> blockBits, 0x9e3779b1) >>> (Math.clz32(blocks) + 1);
    return (block << blockBits) | (id & (2 ** blockBits - 1));
  }

  /** The index of the entry of an id, or of the empty entry where it belongs. */
  #indexOf(id: number): number {
    const mask = this.#ids.length - 1;
    let index = this.#homeIndexOf(id);
    while (this.#ids[index] !== 0 && this.#ids[index] !== id) index = (index + 1) & mask;
    return index;
  }

  #grow(): void {
    const [ids, values] = [this.#ids, this.#values];
    this.#ids = new Uint32Array(ids.length * 2);
    this.#values = new Int32Array(ids.length * 2);
    for (let oldIndex = 0; oldIndex < ids.length; oldIndex++) {
      if (ids[oldIndex] === 0) continue;
      const moved = this.#indexOf(ids[oldIndex]!);
      this.#ids[moved] = ids[oldIndex]!;
      this.#values[moved] = values[oldIndex]!;
    }
  }
}
