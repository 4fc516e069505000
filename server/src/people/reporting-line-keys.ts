import { getRandomValues } from 'node:crypto';
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

/** Random in each process, which makes it hard to choose identities with equal keys. */
const [lowSeed = 0, highSeed = 0] = getRandomValues(new Int32Array(2));

/** Equal for texts with equal `identityKey`; undefined for an empty one. */
export function keyOf(text: string): Key | undefined {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  if (start === end) return undefined;
  const key = hashOf(text, start, end, 0x7f);
  if (key !== undefined) return key;
  const identity = identityKey(text);
  return identity === '' ? undefined : hashOf(identity, 0, identity.length, 0xffff);
}

/** Folds ASCII letters, so that ASCII text needs no copy. Undefined when a character is above `highest`, which is 2^n - 1. */
function hashOf(text: string, start: number, end: number, highest: number): Key | undefined {
  let low = lowSeed;
  let high = highSeed;
  let seen = 0;
  for (let place = start; place < end; place++) {
    const code = text.charCodeAt(place);
    const folded = code >= 65 && code <= 90 ? code + 32 : code;
    seen |= code;
    low = Math.imul(low ^ folded, 0x9e3779b1);
    high = Math.imul(high ^ folded, 0x5f356495);
  }
  if (seen > highest) return undefined;
  // 0 is the mark of slots without a key.
  return { low: mixed(low ^ (high >>> 16)) || 1, high: mixed(high ^ (low >>> 15)) };
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
  #low = new Int32Array(0);
  #high = new Int32Array(0);
  /**
   * A hash table with open addressing and linear probing. Each entry is the first slot of a key + 1, or 0. The number of entries is a power of
   * two, at least twice the number of slots.
   */
  #table = new Int32Array(2);
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
    this.#table = new Int32Array(2 ** Math.ceil(Math.log2(this.#low.length * 2)));
    if (hadSlots) this.#move(before);
  }

  key(slot: number): Key | undefined {
    const low = this.#low[slot]!;
    return low === 0 ? undefined : { low, high: this.#high[slot]! };
  }

  /** The first slot with a key; -1 for none. */
  first(key: Key): number {
    return this.#table[this.#placeOf(key)]! - 1;
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
    if (key !== undefined) this.#add(slot, key);
  }

  #add(slot: number, key: Key): void {
    const place = this.#placeOf(key);
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
    const place = this.#placeOf(key);
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
  #placeOf({ low, high }: Key): number {
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
