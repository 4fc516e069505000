import type { Storable } from '@directory/people-index';
import { grownColumn } from './grown-column.ts';
import type { Key } from './key-hash.ts';

/** The highest bits of a key select its partition. */
const partBits = 8;
const partCount = 2 ** partBits;
/** Maximum load factor of a partition. Above it, probe sequences become long. */
const maxLoadFactor = 0.6;

/** Maps keys to slots and slots to keys, in about 20 bytes per slot. Most keys belong to one slot. */
export class KeyTable {
  /** The two halves of the key of each slot, next to each other; 0 without a key. */
  #keys: Int32Array = new Int32Array(0);
  /**
   * Hash tables with open addressing and linear probing. Each partition grows on its own, so that no resize takes long. An entry is the
   * first slot of a key plus 1, or 0 if it is empty. The number of entries is a power of two.
   */
  readonly #parts: Int32Array[] = Array.from({ length: partCount }, () => emptyPart(2));
  /** Number of used entries in each partition. */
  readonly #filled = new Int32Array(partCount);
  /** The other slots of a key that several slots share, by the first slot of the key. */
  readonly #others = new Map<number, Set<number>>();
  readonly #orderOf: (slot: number) => number;

  /** @param orderOf the first slot of a key is the one for which this returns the lowest number */
  constructor(orderOf: (slot: number) => number) {
    this.#orderOf = orderOf;
  }

  /** Allocates slots below `end`. */
  reserve(end: number): void {
    if (end <= this.#slotCount) return;
    this.#keys = grownColumn(this.#keys, end * 2);
    this.#growEmptyParts();
  }

  /** Sets the key of a slot in a new table. The slot cannot be found until `finishLoading` is called. */
  load(slot: number, { low, high }: Key): void {
    this.#keys[slot * 2] = low;
    this.#keys[slot * 2 + 1] = high;
  }

  /** Inserts the keys of all loaded slots. Filling one `KeyTable` after another keeps its partitions in the CPU cache. */
  finishLoading(): void {
    const keys = this.#keys;
    for (let slot = 0; slot < keys.length >>> 1; slot++) {
      const low = keys[slot * 2]!;
      if (low !== 0) this.#add(slot, low, keys[slot * 2 + 1]!);
    }
  }

  /** A copy of the keys as plain data. */
  stored(): Storable {
    return this.#keys.slice();
  }

  /** Fills a new table with the keys that `stored` returned. */
  restore(stored: unknown): void {
    this.#keys = stored as Int32Array;
    this.#growEmptyParts();
    this.finishLoading();
  }

  key(slot: number): Key | undefined {
    const low = this.#keys[slot * 2]!;
    return low === 0 ? undefined : { low, high: this.#keys[slot * 2 + 1]! };
  }

  /** The first slot with a key; -1 for none. */
  first({ low, high }: Key): number {
    const table = this.#parts[partOf(low)]!;
    return table[this.#indexOf(table, low, high)]! - 1;
  }

  /** All slots with a key. */
  *slots(key: Key): Generator<number, void> {
    const first = this.first(key);
    if (first === -1) return;
    yield first;
    yield* this.#others.get(first) ?? [];
  }

  /** Whether other slots have the same key as `first`, which is the first slot of its key. */
  isShared(first: number): boolean {
    return this.#others.has(first);
  }

  /** The slots of each key that several slots have. */
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

  /** Number of allocated slots. */
  get #slotCount(): number {
    return this.#keys.length >>> 1;
  }

  #hasKey(slot: number, low: number, high: number): boolean {
    return this.#keys[slot * 2] === low && this.#keys[slot * 2 + 1] === high;
  }

  #add(slot: number, low: number, high: number): void {
    const part = partOf(low);
    const table = this.#parts[part]!;
    const index = this.#indexOf(table, low, high);
    const first = table[index]! - 1;
    if (first === -1) {
      table[index] = slot + 1;
      if (++this.#filled[part]! > table.length * maxLoadFactor) this.#grow(part, table.length * 2);
    } else if (this.#orderOf(slot) > this.#orderOf(first)) {
      this.#setOthers(first, (this.#others.get(first) ?? new Set()).add(slot));
    } else {
      table[index] = slot + 1;
      this.#setOthers(slot, (this.#others.get(first) ?? new Set()).add(first));
      this.#others.delete(first);
    }
  }

  #remove(slot: number): void {
    const key = this.key(slot);
    if (key === undefined) return;
    const part = partOf(key.low);
    const table = this.#parts[part]!;
    const index = this.#indexOf(table, key.low, key.high);
    const first = table[index]! - 1;
    const others = this.#others.get(first);
    if (others === undefined) {
      this.#filled[part]!--;
      return this.#clear(table, index);
    }
    if (first !== slot) {
      others.delete(slot);
      return this.#setOthers(first, others);
    }
    let next = -1;
    for (const other of others) if (next === -1 || this.#orderOf(other) < this.#orderOf(next)) next = other;
    others.delete(next);
    this.#others.delete(first);
    table[index] = next + 1;
    this.#setOthers(next, others);
  }

  #setOthers(first: number, others: Set<number>): void {
    if (others.size === 0) this.#others.delete(first);
    else this.#others.set(first, others);
  }

  /** The index of the entry of a key in its partition, or of the empty entry where it belongs. */
  #indexOf(table: Int32Array, low: number, high: number): number {
    const keys = this.#keys;
    const mask = table.length - 1;
    let index = low & mask;
    for (let entry = table[index]!; entry !== 0; entry = table[index]!) {
      const owner = (entry - 1) * 2;
      if (keys[owner] === low && keys[owner + 1] === high) return index;
      index = (index + 1) & mask;
    }
    return index;
  }

  /** Removes an entry, and moves back the following entries that it displaced (backward-shift deletion). */
  #clear(table: Int32Array, start: number): void {
    const mask = table.length - 1;
    let hole = start;
    for (let index = (hole + 1) & mask; table[index] !== 0; index = (index + 1) & mask) {
      const home = this.#keys[(table[index]! - 1) * 2]! & mask;
      if (((index - home) & mask) < ((index - hole) & mask)) continue;
      table[hole] = table[index]!;
      hole = index;
    }
    table[hole] = 0;
  }

  /** Allocates empty partitions at the size that the slots need, so that they do not have to grow while many keys are set. */
  #growEmptyParts(): void {
    const entries = 2 ** Math.ceil(Math.log2(Math.max(1, (this.#slotCount * 2) / partCount)));
    for (const [part, table] of this.#parts.entries()) {
      if (this.#filled[part] === 0 && table.length < entries) this.#parts[part] = emptyPart(entries);
    }
  }

  #grow(part: number, entries: number): void {
    const table = emptyPart(entries);
    const mask = entries - 1;
    for (const entry of this.#parts[part]!) {
      if (entry === 0) continue;
      let index = this.#keys[(entry - 1) * 2]! & mask;
      while (table[index] !== 0) index = (index + 1) & mask;
      table[index] = entry;
    }
    this.#parts[part] = table;
  }
}

function partOf(low: number): number {
  return low >>> (32 - partBits);
}

/** In shared memory, for the reason given at `grownColumn`. */
function emptyPart(entries: number): Int32Array {
  return new Int32Array(new SharedArrayBuffer(entries * Int32Array.BYTES_PER_ELEMENT));
}
