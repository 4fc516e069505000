import { identityKey } from './identity-key.ts';
import { grown } from './reporting-line-columns.ts';

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/**
 * Numbers for identities (group IDs, distinguished names, and what `manager` and `C_assistant` say), equal where
 * `identityKey` is equal. Some 60 letters long and half a million of them, so nothing is copied: texts are hashed as they
 * stand and compared only with the one they meet. A number is kept as long as somebody uses it.
 */
export class Identities {
  readonly #texts: string[] = [];
  #uses = new Int32Array(1024);
  readonly #free: number[] = [];
  /**
   * Open addressing with linear probing: number + 1, or 0, and beside it the hash, so that a miss costs one look at the memory.
   * The number of places is a power of two, and at least half stay empty.
   */
  #table = new Int32Array(2048);
  #size = 0;

  /** One above the highest number ever given. */
  get end(): number {
    return this.#texts.length;
  }

  /** Takes the number into use; -1 for an empty text. */
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

  /** The number in use for a text, or -1. */
  find(text: string): number {
    const hash = hashOf(text);
    return hash === 0 ? -1 : this.#table[this.#placeOf(text, hash)]! - 1;
  }

  /** The text that is kept under a number, where it is the very same as the given one, which then need not be kept too. */
  shared(number: number, text: string): string {
    const kept = this.#texts[number];
    return kept === text ? kept : text;
  }

  /** Gives back one use of a number; -1 is ignored. */
  release(number: number): void {
    if (number === -1 || --this.#uses[number]! > 0) return;
    const text = this.#texts[number]!;
    this.#clear(this.#placeOf(text, hashOf(text)));
    this.#texts[number] = '';
    this.#free.push(number);
    this.#size--;
  }

  /** Where a text stands in the table, or would stand. */
  #placeOf(text: string, hash: number): number {
    const mask = this.#table.length - 1;
    let place = (hash << 1) & mask;
    for (let entry = this.#table[place]!; entry !== 0; entry = this.#table[place]!) {
      if (this.#table[place + 1] === hash && isSame(this.#texts[entry - 1]!, text)) return place;
      place = (place + 2) & mask;
    }
    return place;
  }

  /** Empties a place and moves back whoever stands behind it because it was taken. */
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

/** What tells `A` from `a`. A few other characters fall together with it, which costs a comparison. */
const caseBit = 32;

/** So many letters at either end are hashed. A distinguished name begins with what is its own (RFC 4514, section 2.1). */
const headLetters = 32;
const tailLetters = 8;

/** A hash that is equal where `identityKey` is, never 0; 0 for the empty key. */
function hashOf(text: string): number {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  // One letter more than is hashed: an accent written apart stands behind its letter.
  const hash = hashOfPart(text, start, Math.min(end, start + headLetters + 1), offsetBasis, headLetters);
  const whole = hash === -1 ? -1 : hashOfPart(text, Math.max(start, end - tailLetters), end, hash, tailLetters);
  if (whole === -1) return hashOfKey(identityKey(text));
  return start === end ? 0 : mixed(whole);
}

/** FNV-1a over the first `most` letters of a part, without regard to case; -1 when a letter of the part is not ASCII. */
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

/** Brings the high bits down, which the table would not look at. */
function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  return (once ^ (once >>> 15)) | 0 || 1;
}

/** White space of ASCII; `identityKey` trims the rest. */
function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}
