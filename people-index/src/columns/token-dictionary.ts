/**
 * Folded words in ascending order of their UTF-16 code units, in one array. The number of a word is its position in that order, so that the
 * words with a common prefix are a range of numbers.
 */
export interface TokenTable {
  readonly units: Uint16Array;
  /** Word i is `units` from `starts[i]` to `starts[i + 1]`. */
  readonly starts: Uint32Array;
  /** Length of the prefix that word i shares with word i - 1. */
  readonly shared: Uint8Array;
}

/** Maximum length of a word. Longer words are truncated: no name is that long, and lengths fit into a byte. */
export const maxTokenLength = 48;

/** @param sorted distinct words of at most `maxTokenLength` units, ascending */
export function tokenTable(sorted: readonly string[]): TokenTable {
  let length = 0;
  for (const token of sorted) length += token.length;
  const units = new Uint16Array(length);
  const starts = new Uint32Array(sorted.length + 1);
  const shared = new Uint8Array(sorted.length);
  let next = 0;
  let previous = '';
  for (let number = 0; number < sorted.length; number++) {
    const token = sorted[number]!;
    let common = 0;
    while (common < token.length && token[common] === previous[common]) common++;
    shared[number] = common;
    for (let position = 0; position < token.length; position++) units[next++] = token.charCodeAt(position);
    starts[number + 1] = next;
    previous = token;
  }
  return { units, starts, shared };
}

export function tokenText({ units, starts }: TokenTable, number: number): string {
  return String.fromCharCode.apply(null, units.subarray(starts[number]!, starts[number + 1]!) as unknown as number[]);
}

function pairKey(one: number, other: number): number {
  return one * 0x10000 + other;
}

export class TokenDictionary {
  readonly table: TokenTable;
  readonly size: number;
  /** For each word, the next word that shares a shorter prefix with its predecessor: skips all words with a common prefix. */
  readonly #nextWithShorterPrefix: Uint32Array;
  /** The first word with each two leading units, where a lookup starts. */
  readonly #prefixes = new Map<number, number>();

  constructor(table: TokenTable) {
    this.table = table;
    this.size = table.starts.length - 1;
    const { shared } = table;
    this.#nextWithShorterPrefix = new Uint32Array(this.size).fill(this.size);
    const open: number[] = [];
    for (let number = 0; number < this.size; number++) {
      while (open.length > 0 && shared[open.at(-1)!]! > shared[number]!)
        this.#nextWithShorterPrefix[open.pop()!] = number;
      open.push(number);
    }
    for (let number = 0; number < this.size; number++) {
      if (shared[number]! < 2) this.#prefixes.set(this.#prefixOf(number), number);
    }
  }

  #prefixOf(number: number): number {
    const { units, starts } = this.table;
    const start = starts[number]!;
    return pairKey(units[start]!, starts[number + 1]! - start > 1 ? units[start + 1]! : 0);
  }

  /** The first later word that does not share the first `length` units. */
  skipPrefix(number: number, length: number): number {
    let next = number + 1;
    while (next < this.size && this.table.shared[next]! >= length) next = this.#nextWithShorterPrefix[next]!;
    return next;
  }

  /** The word's number, or -1. */
  find(token: string): number {
    const number = this.#lowerBound(token);
    return this.isWord(number, token) ? number : -1;
  }

  /** Whether this is the number of the word. */
  isWord(number: number, token: string): boolean {
    return number < this.size && this.#compare(number, token) === 0;
  }

  /** The numbers of the words that start with `prefix`, including the word itself, as [first, end). */
  prefixRange(prefix: string): readonly [first: number, end: number] {
    const first = this.#lowerBound(prefix);
    if (first === this.size || this.#comparePrefix(first, prefix) !== 0) return [first, first];
    // Most prefixes match few words: exponential search, then binary search.
    let step = 1;
    while (first + step < this.size && this.#comparePrefix(first + step, prefix) === 0) step *= 2;
    let low = first + (step >>> 1);
    let high = Math.min(this.size, first + step);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#comparePrefix(middle, prefix) === 0) low = middle + 1;
      else high = middle;
    }
    return [first, low];
  }

  word(number: number): string {
    return tokenText(this.table, number);
  }

  /** The number of the first word that is not less than `token`. */
  #lowerBound(token: string): number {
    const samePrefix =
      token.length > 1 ? this.#prefixes.get(pairKey(token.charCodeAt(0), token.charCodeAt(1))) : undefined;
    let low = samePrefix ?? 0;
    let high = samePrefix === undefined ? this.size : this.skipPrefix(samePrefix, 2);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, token) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #comparePrefix(number: number, token: string): number {
    const { units, starts } = this.table;
    const start = starts[number]!;
    const length = Math.min(starts[number + 1]! - start, token.length);
    for (let position = 0; position < length; position++) {
      const difference = units[start + position]! - token.charCodeAt(position);
      if (difference !== 0) return difference;
    }
    return length - token.length;
  }

  #compare(number: number, token: string): number {
    const order = this.#comparePrefix(number, token);
    if (order !== 0) return order;
    return this.table.starts[number + 1]! - this.table.starts[number]! - token.length;
  }
}
