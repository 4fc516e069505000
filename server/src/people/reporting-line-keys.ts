import { getRandomValues } from 'node:crypto';
import type { Storable } from '@directory/people-index';
import { identityKey } from './identity-key.ts';
import { grown } from './reporting-line-columns.ts';

/**
 * A hash of 64 bits that replaces an identity (a login, a distinguished name …) in memory: a million people have five million identities of up
 * to 60 characters. Two different identities of so many have the same key with a probability below one in a million.
 */
export interface Key {
  readonly low: number;
  readonly high: number;
}

/** What hashes begin with. Random, which makes it hard to choose identities with equal keys. */
export type Seeds = readonly [low: number, high: number];

/** Bytes of an identity that count. */
const longestIdentity = 1 << 16;
const letterA = 0x3f3f3f3f;
const afterZ = 0x25252525;
const highBits = 0x80808080 | 0;

/** Computes keys. Texts with equal `identityKey` have equal keys. */
export class KeyHash {
  readonly seeds: Seeds;
  /** The key that was read last. */
  low = 0;
  high = 0;
  readonly #bytes = Buffer.alloc(longestIdentity + 4);
  readonly #words = new Int32Array(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.length >>> 2);

  constructor(seeds: Seeds = randomSeeds()) {
    this.seeds = seeds;
  }

  /** Undefined for an empty text. */
  keyOf(text: string): Key | undefined {
    return this.read(text) ? { low: this.low, high: this.high } : undefined;
  }

  /** Computes the key of a text. False for an empty one. */
  read(text: string): boolean {
    if (text === '') return false;
    if (!isSpace(text.charCodeAt(0)) && !isSpace(text.charCodeAt(text.length - 1)) && this.#hash(text)) return true;
    const identity = identityKey(text);
    if (identity === '') return false;
    this.#hash(identity);
    return true;
  }

  /** Folds ASCII letters, four at a time, so that ASCII text needs no copy. False for other text, which has to be folded before. */
  #hash(text: string): boolean {
    const length = this.#bytes.write(text, 0, longestIdentity);
    const words = this.#words;
    this.#bytes[length] = this.#bytes[length + 1] = this.#bytes[length + 2] = 0;
    let [low, high] = this.seeds;
    let seen = 0;
    for (let place = 0, end = (length + 3) >>> 2; place < end; place++) {
      const word = words[place]!;
      seen |= word;
      // The high bit of each byte from A to Z, as the bit that makes it a small letter.
      const folded = word | (((word + letterA) & ~(word + afterZ) & highBits) >>> 2);
      low = Math.imul(low ^ folded, 0x9e3779b1);
      low ^= low >>> 15;
      high = Math.imul(high ^ folded, 0x5f356495);
      high ^= high >>> 13;
    }
    // 0 is the mark of slots without a key.
    this.low = mixed(low ^ length ^ (high >>> 16)) || 1;
    this.high = mixed(high ^ (low >>> 15));
    return (seen & highBits) === 0;
  }
}

function randomSeeds(): Seeds {
  const [low = 0, high = 0] = getRandomValues(new Int32Array(2));
  return [low, high];
}

const processHash = new KeyHash();

/** Equal for texts with equal `identityKey`, within this process; undefined for an empty one. */
export function keyOf(text: string): Key | undefined {
  return processHash.keyOf(text);
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b);
  return twice ^ (twice >>> 16);
}

/** Slots by key, and the key of each slot, in some 20 bytes a slot. Most keys belong to one slot. */
export class KeyTable {
  /** By slot; 0 without a key. */
  #low: Int32Array = new Int32Array(0);
  #high: Int32Array = new Int32Array(0);
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
    if (end <= this.#low.length) return;
    const hadSlots = this.#low.length > 0;
    this.#low = grown(this.#low, end);
    this.#high = grown(this.#high, end);
    const before = this.#table;
    this.#table = this.#emptyTable();
    if (hadSlots) this.#move(before);
  }

  /** Allocates slots below `end` for `load`. */
  reserveToLoad(end: number): void {
    if (end <= this.#low.length) return;
    this.#low = grown(this.#low, end);
    this.#high = grown(this.#high, end);
  }

  /** Sets the key of a slot, which is not found before `settle`. */
  load(slot: number, low: number, high: number): void {
    this.#low[slot] = low;
    this.#high[slot] = high;
  }

  /** Makes the keys of all slots that were loaded findable: one table after the other stays in the cache of the processor. */
  settle(): void {
    this.#table = this.#emptyTable();
    this.#others.clear();
    for (let slot = 0; slot < this.#low.length; slot++) {
      if (this.#low[slot] !== 0) this.#add(slot, this.#low[slot]!, this.#high[slot]!);
    }
  }

  /** A copy of the keys as plain data. */
  stored(): Storable {
    return { low: this.#low.slice(), high: this.#high.slice() };
  }

  /** Replaces all keys by those that `stored` returned. */
  open(stored: unknown): void {
    const { low, high } = stored as { low: Int32Array; high: Int32Array };
    this.#low = low;
    this.#high = high;
    this.settle();
  }

  key(slot: number): Key | undefined {
    const low = this.#low[slot]!;
    return low === 0 ? undefined : { low, high: this.#high[slot]! };
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
    if (this.#low[slot] === (key?.low ?? 0) && this.#high[slot] === (key?.high ?? 0)) return;
    this.#remove(slot);
    this.#low[slot] = key?.low ?? 0;
    this.#high[slot] = key?.high ?? 0;
    if (key !== undefined) this.#add(slot, key.low, key.high);
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
    const mask = this.#table.length - 1;
    let place = low & mask;
    for (let slot = this.#table[place]! - 1; slot !== -1; slot = this.#table[place]! - 1) {
      if (this.#low[slot] === low && this.#high[slot] === high) return place;
      place = (place + 1) & mask;
    }
    return place;
  }

  /** Empties an entry and moves back the following entries that were displaced by it. */
  #clear(start: number): void {
    const mask = this.#table.length - 1;
    let hole = start;
    for (let place = (hole + 1) & mask; this.#table[place] !== 0; place = (place + 1) & mask) {
      const home = this.#low[this.#table[place]! - 1]! & mask;
      if (((place - home) & mask) < ((place - hole) & mask)) continue;
      this.#table[hole] = this.#table[place]!;
      hole = place;
    }
    this.#table[hole] = 0;
  }

  #emptyTable(): Int32Array {
    return new Int32Array(2 ** Math.ceil(Math.log2(Math.max(1, this.#low.length) * 2)));
  }

  #move(entries: Int32Array): void {
    const mask = this.#table.length - 1;
    for (const entry of entries) {
      if (entry === 0) continue;
      let place = this.#low[entry - 1]! & mask;
      while (this.#table[place] !== 0) place = (place + 1) & mask;
      this.#table[place] = entry;
    }
  }
}
