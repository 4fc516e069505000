import type { Storable } from '@directory/people-index';

const fewestPlaces = 1024;
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
    const places = Math.max(fewestPlaces, 2 ** Math.ceil(Math.log2(expected * 2)));
    this.#ids = new Uint32Array(places);
    this.#values = new Int32Array(places);
  }

  get size(): number {
    return this.#size;
  }

  /** The number of an id; -1 if the id is unknown. */
  get(id: number): number {
    const place = this.#placeOf(id);
    return this.#ids[place] === 0 ? -1 : this.#values[place]!;
  }

  set(id: number, value: number): void {
    let place = this.#placeOf(id);
    if (this.#ids[place] === 0) {
      if (++this.#size * 2 > this.#ids.length) {
        this.#grow();
        place = this.#placeOf(id);
      }
      this.#ids[place] = id;
    }
    this.#values[place] = value;
  }

  delete(id: number): void {
    let hole = this.#placeOf(id);
    if (this.#ids[hole] === 0) return;
    this.#size--;
    const mask = this.#ids.length - 1;
    for (let place = (hole + 1) & mask; this.#ids[place] !== 0; place = (place + 1) & mask) {
      const home = this.#homeOf(this.#ids[place]!);
      if (((place - home) & mask) < ((place - hole) & mask)) continue;
      this.#ids[hole] = this.#ids[place]!;
      this.#values[hole] = this.#values[place]!;
      hole = place;
    }
    this.#ids[hole] = 0;
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

  #homeOf(id: number): number {
    const blocks = this.#ids.length >>> blockBits;
    const block = Math.imul(id >>> blockBits, 0x9e3779b1) >>> (Math.clz32(blocks) + 1);
    return (block << blockBits) | (id & (2 ** blockBits - 1));
  }

  /** The index of the entry of an id, or of the empty entry where it belongs. */
  #placeOf(id: number): number {
    const mask = this.#ids.length - 1;
    let place = this.#homeOf(id);
    while (this.#ids[place] !== 0 && this.#ids[place] !== id) place = (place + 1) & mask;
    return place;
  }

  #grow(): void {
    const [ids, values] = [this.#ids, this.#values];
    this.#ids = new Uint32Array(ids.length * 2);
    this.#values = new Int32Array(ids.length * 2);
    for (let place = 0; place < ids.length; place++) {
      if (ids[place] === 0) continue;
      const moved = this.#placeOf(ids[place]!);
      this.#ids[moved] = ids[place]!;
      this.#values[moved] = values[place]!;
    }
  }
}
