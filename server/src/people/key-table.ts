import type { Storable } from '@directory/people-index';
import { grown } from './grown-column.ts';
import type { Key } from './key-hash.ts';

/** Slots by key, and the key of each slot, in some 20 bytes a slot. Most keys belong to one slot. */
export class KeyTable {
  /** The two halves of the key of each slot, side by side; 0 without a key. */
  #keys: Int32Array = new Int32Array(0);
  /**
   * A hash table with open addressing and linear probing. Each entry is the first slot of a key + 1, or 0. The number of entries is a power of
   * two, at least twice the number of slots.
   */
  #table: Int32Array = new Int32Array(2);
  /** The other slots of a key, by its first one. */
  readonly #others = new Map<number, Set<number>>();
  readonly #orderOf: (slot: number) => number;

  /** @param orderOf decides which slot of a key is the first: the one with the lowest number */
  constructor(orderOf: (slot: number) => number) {
    this.#orderOf = orderOf;
  }

  /** Allocates slots below `end`. Entries are moved then only, never while keys are set. */
  reserve(end: number): void {
    if (end <= this.#slots) return;
    this.#keys = grown(this.#keys, end * 2);
    const before = this.#table;
    this.#table = this.#emptyTable();
    this.#move(before);
  }

  /** Sets the key of a slot of a new table, which is not found before `settle`. */
  load(slot: number, { low, high }: Key): void {
    this.#keys[slot * 2] = low;
    this.#keys[slot * 2 + 1] = high;
  }

  /** Makes the keys of all slots that were loaded findable: one table after the other stays in the cache of the processor. */
  settle(): void {
    const keys = this.#keys;
    const table = this.#table;
    for (let slot = 0; slot < keys.length >>> 1; slot++) {
      const low = keys[slot * 2]!;
      if (low === 0) continue;
      const place = this.#placeOf(low, keys[slot * 2 + 1]!);
      if (table[place] === 0) table[place] = slot + 1;
      else this.#add(slot, low, keys[slot * 2 + 1]!);
    }
  }

  /** A copy of the keys as plain data. */
  stored(): Storable {
    return this.#keys.slice();
  }

  /** Sets all keys of a new table to those that `stored` returned. */
  open(stored: unknown): void {
    this.#keys = stored as Int32Array;
    this.#table = this.#emptyTable();
    this.settle();
  }

  key(slot: number): Key | undefined {
    const low = this.#keys[slot * 2]!;
    return low === 0 ? undefined : { low, high: this.#keys[slot * 2 + 1]! };
  }

  /** The first slot with a key; -1 for none. */
  first({ low, high }: Key): number {
    return this.#table[this.#placeOf(low, high)]! - 1;
  }

  /** Whether other slots have the key of a first slot. */
  isShared(first: number): boolean {
    return this.#others.has(first);
  }

  /** The slots of each key that several have. */
  *shared(): Generator<readonly number[], void> {
    for (const [first, others] of this.#others) yield [first, ...others];
  }

  set(slot: number, key: Key | undefined): void {
    const low = key?.low ?? 0;
    const high = key?.high ?? 0;
    if (this.#hasKey(slot, low, high)) return;
    this.#remove(slot);
    this.load(slot, { low, high });
    if (low !== 0) this.#add(slot, low, high);
  }

  /** Number of slots for which there is space. */
  get #slots(): number {
    return this.#keys.length >>> 1;
  }

  #hasKey(slot: number, low: number, high: number): boolean {
    return this.#keys[slot * 2] === low && this.#keys[slot * 2 + 1] === high;
  }

  #add(slot: number, low: number, high: number): void {
    const place = this.#placeOf(low, high);
    const first = this.#table[place]! - 1;
    if (first === -1) this.#table[place] = slot + 1;
    else if (this.#orderOf(slot) > this.#orderOf(first)) {
      this.#setOthers(first, (this.#others.get(first) ?? new Set()).add(slot));
    } else {
      this.#table[place] = slot + 1;
      this.#setOthers(slot, (this.#others.get(first) ?? new Set()).add(first));
      this.#others.delete(first);
    }
  }

  #remove(slot: number): void {
    const key = this.key(slot);
    if (key === undefined) return;
    const place = this.#placeOf(key.low, key.high);
    const first = this.#table[place]! - 1;
    const others = this.#others.get(first);
    if (others === undefined) return this.#clear(place);
    if (first !== slot) {
      others.delete(slot);
      return this.#setOthers(first, others);
    }
    let next = -1;
    for (const other of others) if (next === -1 || this.#orderOf(other) < this.#orderOf(next)) next = other;
    others.delete(next);
    this.#others.delete(first);
    this.#table[place] = next + 1;
    this.#setOthers(next, others);
  }

  #setOthers(first: number, others: Set<number>): void {
    if (others.size === 0) this.#others.delete(first);
    else this.#others.set(first, others);
  }

  /** The index of a key in the table, or of the empty entry where it belongs. */
  #placeOf(low: number, high: number): number {
    const keys = this.#keys;
    const table = this.#table;
    const mask = table.length - 1;
    let place = low & mask;
    for (let entry = table[place]!; entry !== 0; entry = table[place]!) {
      const owner = (entry - 1) * 2;
      if (keys[owner] === low && keys[owner + 1] === high) return place;
      place = (place + 1) & mask;
    }
    return place;
  }

  /** Empties an entry and moves back the following entries that were displaced by it. */
  #clear(start: number): void {
    const mask = this.#table.length - 1;
    let hole = start;
    for (let place = (hole + 1) & mask; this.#table[place] !== 0; place = (place + 1) & mask) {
      const home = this.#keys[(this.#table[place]! - 1) * 2]! & mask;
      if (((place - home) & mask) < ((place - hole) & mask)) continue;
      this.#table[hole] = this.#table[place]!;
      hole = place;
    }
    this.#table[hole] = 0;
  }

  /** In shared memory, as columns are. */
  #emptyTable(): Int32Array {
    const entries = 2 ** Math.ceil(Math.log2(Math.max(1, this.#slots) * 2));
    return new Int32Array(new SharedArrayBuffer(entries * Int32Array.BYTES_PER_ELEMENT));
  }

  #move(entries: Int32Array): void {
    const mask = this.#table.length - 1;
    for (const entry of entries) {
      if (entry === 0) continue;
      let place = this.#keys[(entry - 1) * 2]! & mask;
      while (this.#table[place] !== 0) place = (place + 1) & mask;
      this.#table[place] = entry;
    }
  }
}
