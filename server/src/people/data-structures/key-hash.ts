import { getRandomValues } from 'node:crypto';
import { identityKey } from '../identity-key.ts';
import { isLatin1, writeLatin1 } from './latin1.ts';

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
const highBits = 0x80808080 | 0;
const lowBits = 0x7f7f7f7f;

/** Computes keys. Texts with equal `identityKey` have equal keys. */
export class KeyHash {
  readonly seeds: Seeds;
  /** The key that was read last; 0 of an empty text. */
  low = 0;
  high = 0;
  /** A hash of the same text with regard to case and spaces, which texts with the same key may differ in. */
  spelling = 0;
  readonly #lowSeed: number;
  readonly #highSeed: number;
  readonly #bytes = Buffer.alloc(longestIdentity);
  readonly #words = new Int32Array(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.length >>> 2);

  constructor(seeds: Seeds = randomSeeds()) {
    this.seeds = seeds;
    [this.#lowSeed, this.#highSeed] = seeds;
  }

  /** Undefined for an empty text. */
  keyOf(text: string): Key | undefined {
    return this.read(text) ? { low: this.low, high: this.high } : undefined;
  }

  /** Computes the key of a text. False for an empty one. */
  read(text: string): boolean {
    if (text === '') return this.#readNothing();
    if (isLatin1(text) && this.readLatin1(this.#words, 0, writeLatin1(this.#bytes, text, 0))) return true;
    return this.#readIdentity(text);
  }

  /** As `read`, and computes `spelling`. */
  readSpelled(text: string): boolean {
    if (text === '') return this.#readNothing();
    const isLatin = isLatin1(text);
    const length = isLatin ? writeLatin1(this.#bytes, text, 0) : this.#bytes.write(text, 'utf16le');
    this.spelling = spellingOf(this.#words, length);
    return (isLatin && this.readLatin1(this.#words, 0, length)) || this.#readIdentity(text);
  }

  /**
   * As `read`, for a text that is stored as Latin-1 and begins with a word. Needs no copy of the text, since all Latin-1 texts are in form NFC and
   * each letter has one small letter. False for an empty text, and for one with spaces around it.
   */
  readLatin1(words: Int32Array, start: number, length: number): boolean {
    if (length === 0 || isSpace(words[start]! & 0xff) || isSpace(byteAt(words, start, length - 1))) return false;
    this.#hash(words, start, length, true);
    return true;
  }

  #readIdentity(text: string): boolean {
    const identity = identityKey(text);
    if (identity === '') return this.#readNothing();
    if (isLatin1(identity)) this.#hash(this.#words, 0, writeLatin1(this.#bytes, identity, 0), true);
    else this.#hash(this.#words, 0, this.#bytes.write(identity, 'utf16le'), false);
    return true;
  }

  #readNothing(): false {
    this.low = 0;
    this.high = 0;
    return false;
  }

  /** Mixes two words in each step, so that the processor computes both halves of the key at the same time. */
  #hash(words: Int32Array, start: number, length: number, isLatin: boolean): void {
    let low = this.#lowSeed;
    let high = this.#highSeed;
    const end = start + (length >>> 2);
    const rest = restOf(words, end, length);
    let place = start;
    for (; place < end; place += 2) {
      const one = words[place]!;
      const other = place + 1 < end ? words[place + 1]! : rest;
      low = Math.imul(low ^ (isLatin ? smallLetters(one) : one), 0x9e3779b1);
      high = Math.imul(high ^ (isLatin ? smallLetters(other) : other), 0x5f356495);
      low ^= high >>> 15;
      high ^= low >>> 13;
    }
    // After an even number of whole words, the rest begins a pair.
    if (place === end && rest !== 0) {
      low = Math.imul(low ^ (isLatin ? smallLetters(rest) : rest), 0x9e3779b1);
      high = Math.imul(high, 0x5f356495);
      low ^= high >>> 15;
      high ^= low >>> 13;
    }
    // 0 is the mark of slots without a key.
    this.low = mixed(low ^ length ^ (high >>> 16)) || 1;
    this.high = mixed(high ^ (low >>> 15));
  }
}

const processHash = new KeyHash();

/** Equal for texts with equal `identityKey`, within this process; undefined for an empty one. */
export function keyOf(text: string): Key | undefined {
  return processHash.keyOf(text);
}

function spellingOf(words: Int32Array, length: number): number {
  const end = length >>> 2;
  let spelling = length;
  for (let place = 0; place < end; place++) {
    spelling = Math.imul(spelling ^ words[place]!, 0x2c1b3c6d) ^ (spelling >>> 12);
  }
  return Math.imul(spelling ^ restOf(words, end, length), 0x2c1b3c6d) ^ (spelling >>> 12);
}

/** The last bytes of a text, which the last word may contain with bytes of something else. */
function restOf(words: Int32Array, end: number, length: number): number {
  return (length & 3) === 0 ? 0 : words[end]! & (-1 >>> ((-length & 3) * 8));
}

/** Four characters of Latin-1 with small letters instead of capital ones. */
function smallLetters(word: number): number {
  const low = word & lowBits;
  // In each byte, the high bit says whether the other bits are at least a limit: adding 0x80 minus the limit sets it.
  let isCapital = (low + 0x3f3f3f3f) & ~(low + 0x25252525) & ~word;
  if ((word & highBits) !== 0) {
    // From À to Þ, but not ×.
    isCapital |= (low + 0x40404040) & ~(low + 0x21212121) & ((low ^ 0x57575757) + lowBits) & word;
  }
  return word | ((isCapital & highBits) >>> 2);
}

function byteAt(words: Int32Array, start: number, byte: number): number {
  return (words[start + (byte >>> 2)]! >>> ((byte & 3) * 8)) & 0xff;
}

/** What `trim` removes, among the characters of Latin-1. */
function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0;
}

function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b);
  return twice ^ (twice >>> 16);
}

function randomSeeds(): Seeds {
  const [low = 0, high = 0] = getRandomValues(new Int32Array(2));
  return [low, high];
}
