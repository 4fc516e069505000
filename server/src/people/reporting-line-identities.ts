import { identityKey } from './identity-key.ts';
import { grown } from './reporting-line-columns.ts';

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/**
 * Numbers identities (group IDs, distinguished names, and the references in `manager`): texts with equal `identityKey` get the same number.
 * There may be a million texts of some 60 characters, so no keys are built: texts are hashed directly, and compared only if the hashes are equal.
 * A number is reused after its last use was released.
 */
export class Identities {
  readonly #texts: string[] = [];
  #uses = new Int32Array(1024);
  readonly #free: number[] = [];
  /**
   * A hash table with open addressing and linear probing. Each entry is the number + 1, or 0, followed by the hash, so that most misses
   * read one cache line. The number of entries is a power of two, at least half of them empty.
   */
  #table = new Int32Array(2048);
  #size = 0;

  /** One above the highest number ever used. */
  get end(): number {
    return this.#texts.length;
  }

  /** The number of a text, with one more use; -1 for an empty text. */
  take(text: string): number {
    const hash = hashOf(text);
    if (hash === 0) return -1;
    if ((this.#size + 1) * 4 > this.#table.length) this.#grow();
    const place = this.#placeOf(text, hash);
    const known = this.#table[place]! - 1;
    if (known !== -1) {
      this.#uses[known]!++;
      return known;
    }
    const number = this.#free.pop() ?? this.#texts.length;
    if (number === this.#uses.length) this.#uses = grown(this.#uses, 0);
    this.#texts[number] = text;
    this.#uses[number] = 1;
    this.#table[place] = number + 1;
    this.#table[place + 1] = hash;
    this.#size++;
    return number;
  }

  /** The number of a text, or -1. */
  find(text: string): number {
    const hash = hashOf(text);
    return hash === 0 ? -1 : this.#table[this.#placeOf(text, hash)]! - 1;
  }

  /** The string that is stored with a number, if it equals the given one, so that equal strings are in memory only once. */
  shared(number: number, text: string): string {
    const kept = this.#texts[number];
    return kept === text ? kept : text;
  }

  /** Releases one use of a number; -1 is ignored. */
  release(number: number): void {
    if (number === -1 || --this.#uses[number]! > 0) return;
    const text = this.#texts[number]!;
    this.#clear(this.#placeOf(text, hashOf(text)));
    this.#texts[number] = '';
    this.#free.push(number);
    this.#size--;
  }

  /** The index of a text in the table, or of the empty entry where it belongs. */
  #placeOf(text: string, hash: number): number {
    const mask = this.#table.length - 1;
    let place = (hash << 1) & mask;
    for (let entry = this.#table[place]!; entry !== 0; entry = this.#table[place]!) {
      if (this.#table[place + 1] === hash && isSame(this.#texts[entry - 1]!, text)) return place;
      place = (place + 2) & mask;
    }
    return place;
  }

  /** Removes an entry and moves back the following entries that were displaced by it. */
  #clear(start: number): void {
    const mask = this.#table.length - 1;
    let hole = start;
    for (let place = (hole + 2) & mask; this.#table[place] !== 0; place = (place + 2) & mask) {
      const home = (this.#table[place + 1]! << 1) & mask;
      if (((place - home) & mask) < ((place - hole) & mask)) continue;
      this.#table[hole] = this.#table[place]!;
      this.#table[hole + 1] = this.#table[place + 1]!;
      hole = place;
    }
    this.#table[hole] = 0;
  }

  #grow(): void {
    const before = this.#table;
    const table = new Int32Array(before.length * 4);
    const mask = table.length - 1;
    for (let from = 0; from < before.length; from += 2) {
      if (before[from] === 0) continue;
      let place = (before[from + 1]! << 1) & mask;
      while (table[place] !== 0) place = (place + 2) & mask;
      table[place] = before[from]!;
      table[place + 1] = before[from + 1]!;
    }
    this.#table = table;
  }
}

function isSame(one: string, other: string): boolean {
  return one === other || identityKey(one) === identityKey(other);
}

/** The bit that differs between `A` and `a`. Ignoring it makes a few other characters equal, too, which costs a comparison. */
const caseBit = 32;

/** Only the ends of a text are hashed: a distinguished name begins with its most specific part (RFC 4514, section 2.1). */
const headLetters = 32;
const tailLetters = 8;

/** Equal for texts with equal `identityKey`. 0 for the empty key only. */
function hashOf(text: string): number {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  // One character more than is hashed: a combining accent follows its letter.
  const hash = hashOfPart(text, start, Math.min(end, start + headLetters + 1), offsetBasis, headLetters);
  const whole = hash === -1 ? -1 : hashOfPart(text, Math.max(start, end - tailLetters), end, hash, tailLetters);
  if (whole === -1) return hashOfKey(identityKey(text));
  return start === end ? 0 : mixed(whole);
}

/** FNV-1a over the first `most` characters of a part, without regard to case; -1 when a character of the part is not ASCII. */
function hashOfPart(text: string, start: number, end: number, basis: number, most: number): number {
  let hash = basis;
  let seen = 0;
  const last = Math.min(end, start + most);
  for (let place = start; place < last; place++) {
    const code = text.charCodeAt(place);
    seen |= code;
    hash = Math.imul(hash ^ (code | caseBit), prime);
  }
  if (last < end) seen |= text.charCodeAt(last);
  return seen > 127 ? -1 : hash & 0x7fffffff;
}

function hashOfKey(key: string): number {
  let hash = offsetBasis;
  for (const part of [key.slice(0, headLetters), key.slice(-tailLetters)]) {
    for (let place = 0; place < part.length; place++) {
      hash = Math.imul(hash ^ (part.charCodeAt(place) | caseBit), prime);
    }
    hash &= 0x7fffffff;
  }
  return key === '' ? 0 : mixed(hash);
}

/** Mixes the high bits into the low ones, which select the entry. */
function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  return (once ^ (once >>> 15)) | 0 || 1;
}

/** ASCII white space; `identityKey` trims the rest. */
function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}
