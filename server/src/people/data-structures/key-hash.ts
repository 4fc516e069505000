import { getRandomValues } from 'node:crypto';
import { identityKey } from '../identity-key.ts';
import { isLatin1, writeLatin1 } from './latin1.ts';

/**
 * A 64-bit hash that stands for an identity (a login, a distinguished name …) in memory: a million people have five million identities of
 * up to 60 characters. The probability that any two of five million have the same key is below one in a million.
 */
export interface Key {
  readonly low: number;
  readonly high: number;
}

/** The seeds of the hash. They are random, which makes it hard to construct identities with equal keys. */
export type Seeds = readonly [low: number, high: number];

/** Size of the buffer in bytes. An identity that is longer is hashed up to here. */
const maxIdentityBytes = 1 << 16;
const highBits = 0x80808080 | 0;
const lowBits = 0x7f7f7f7f;

/** Computes keys. Texts with equal `identityKey` have equal keys. */
export class KeyHash {
  readonly seeds: Seeds;
  /** The key that was computed last; 0 for an empty text. */
  low = 0;
  high = 0;
  /** A hash of the exact text. Texts with the same key may differ in case and in surrounding spaces. */
  spelling = 0;
  readonly #lowSeed: number;
  readonly #highSeed: number;
  readonly #bytes = Buffer.alloc(maxIdentityBytes);
  readonly #words = new Int32Array(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.length >>> 2);

  constructor(seeds: Seeds = randomSeeds()) {
    this.seeds = seeds;
    [this.#lowSeed, this.#highSeed] = seeds;
  }

  /** The key of a text; undefined for an empty one. */
  keyOf(text: string): Key | undefined {
    return this.read(text) ? { low: this.low, high: this.high } : undefined;
  }

  /** Computes the key of a text into `low` and `high`. Returns false for an empty text. */
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
   * As `read`, for a text that is stored as Latin-1 and starts at a word boundary. It needs no copy of the text, since every Latin-1 text
   * is in form NFC and each capital letter has one small letter. Returns false for an empty text, and for one with leading or trailing
   * spaces.
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

  /** Mixes two 32-bit words per step, so that the processor computes both halves of the key in parallel. */
  #hash(words: Int32Array, start: number, length: number, isLatin: boolean): void {
    let low = this.#lowSeed;
    let high = this.#highSeed;
    const end = start + (length >>> 2);
    const rest = restOf(words, end, length);
    let index = start;
    for (; index < end; index += 2) {
      const one = words[index]!;
      const other = index + 1 < end ? words[index + 1]! : rest;
      low = Math.imul(low ^ (isLatin ? toLowerCase(one) : one), 0x9e3779b1);
      high = Math.imul(high ^ (isLatin ? toLowerCase(other) : other), 0x5f356495);
      low ^= high >>> 15;
      high ^= low >>> 13;
    }
    // After an even number of whole words, the remaining bytes are the first word of a pair.
    if (index === end && rest !== 0) {
      low = Math.imul(low ^ (isLatin ? toLowerCase(rest) : rest), 0x9e3779b1);
      high = Math.imul(high, 0x5f356495);
      low ^= high >>> 15;
      high ^= low >>> 13;
    }
    // A `low` of 0 marks slots without a key.
    this.low = mixed(low ^ length ^ (high >>> 16)) || 1;
    this.high = mixed(high ^ (low >>> 15));
  }
}

const processHash = new KeyHash();

/** The key of a text, the same within this process for texts with equal `identityKey`; undefined for an empty text. */
export function keyOf(text: string): Key | undefined {
  return processHash.keyOf(text);
}

export function isSameKey(one: Key | undefined, other: Key | undefined): boolean {
  return one?.low === other?.low && one?.high === other?.high;
}

function spellingOf(words: Int32Array, length: number): number {
  const end = length >>> 2;
  let spelling = length;
  for (let index = 0; index < end; index++) {
    spelling = Math.imul(spelling ^ words[index]!, 0x2c1b3c6d) ^ (spelling >>> 12);
  }
  return Math.imul(spelling ^ restOf(words, end, length), 0x2c1b3c6d) ^ (spelling >>> 12);
}

/** The last 1 to 3 bytes of a text, without the unrelated bytes in the same word; 0 if the text fills its words. */
function restOf(words: Int32Array, end: number, length: number): number {
  return (length & 3) === 0 ? 0 : words[end]! & (-1 >>> ((-length & 3) * 8));
}

/** Converts four Latin-1 characters to lower case at once. */
function toLowerCase(word: number): number {
  const low = word & lowBits;
  // Compares the low 7 bits of each byte with a limit: adding 0x80 minus the limit sets the high bit if they are at least the limit.
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

/** Whether `trim` removes a Latin-1 character. */
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
