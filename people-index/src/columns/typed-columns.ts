import { free, scratchBytes, scratchFloats, scratchNumbers, scratchShorts } from './scratch.ts';

/** A column of unsigned integers, as narrow as its largest value allows. */
export type Column = Uint8Array | Uint16Array | Uint32Array;

/** Allocates a column for values up to `largest`. */
export function columnFor(length: number, largest: number): Column {
  if (largest < 0x100) return scratchBytes(length);
  return largest < 0x10000 ? scratchShorts(length) : scratchNumbers(length);
}

/** A part of a list. Cheaper than a view of it if hundreds are needed. */
export interface Span {
  readonly items: Uint32Array;
  readonly start: number;
  readonly end: number;
}

/** The total length of some spans. */
export function lengthOf(spans: readonly Span[]): number {
  let length = 0;
  for (const { start, end } of spans) length += end - start;
  return length;
}

const minCapacity = 64;

/** A list of unsigned 32-bit numbers that grows by doubling. */
export class GrowingList {
  #values: Uint32Array;
  length = 0;

  /** @param expected number of values that fit without growing */
  constructor(expected = 0) {
    this.#values = scratchNumbers(Math.max(minCapacity, expected));
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = scratchNumbers(this.length * 2);
      larger.set(this.#values);
      free(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  at(position: number): number {
    return this.#values[position] as number;
  }

  /** A view of the values; valid until the next push. */
  values(): Uint32Array {
    return this.#values.subarray(0, this.length);
  }

  toArray(): Uint32Array {
    return this.#values.slice(0, this.length);
  }

  /** Must be called only when neither the list nor a view of it is used any more. */
  free(): void {
    free(this.#values);
  }
}

/** A list of 64-bit floating-point numbers, or of integers up to 2 ** 53, that grows by doubling. */
export class GrowingFloats {
  #values = scratchFloats(minCapacity);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = scratchFloats(this.length * 2);
      larger.set(this.#values);
      free(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  /** A view of the values; valid until the next push. */
  values(): Float64Array {
    return this.#values.subarray(0, this.length);
  }

  /** Must be called only when neither the list nor a view of it is used any more. */
  free(): void {
    free(this.#values);
  }
}

/**
 * Concatenates lists in one array: list i is `items` from `starts[i]` to `starts[i + 1]`. `pairs` calls its argument once for each (list,
 * item); it is run twice and must make the same calls both times. Items keep the order of the calls.
 */
export function groupItems(
  lists: number,
  pairs: (add: (list: number, item: number) => void) => void,
): { starts: Uint32Array; items: Uint32Array } {
  const starts = scratchNumbers(lists + 1);
  pairs((list) => {
    starts[list + 1]!++;
  });
  for (let list = 0; list < lists; list++) starts[list + 1]! += starts[list]!;
  const items = scratchNumbers(starts[lists]!);
  const next = starts.slice(0, lists);
  pairs((list, item) => {
    items[next[list]!++] = item;
  });
  return { starts, items };
}

/** The first index, from `start` to `end`, of an ascending list with a value of at least `bound`. */
export function lowerBound(items: Column, start: number, end: number, bound: number): number {
  // Usually the first item.
  if (start === end || items[start]! >= bound) return start;
  let low = start + 1;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (items[middle]! < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The same for a bound that is near `start`: exponential search, then binary search. */
export function gallopingLowerBound(items: Column, start: number, end: number, bound: number): number {
  let step = 1;
  let low = start;
  while (low < end && items[low]! < bound) {
    start = low + 1;
    low += step;
    step *= 2;
  }
  return lowerBound(items, start, Math.min(low, end), bound);
}
