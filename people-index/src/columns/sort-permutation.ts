import { scratchNumbers } from './scratch.ts';

/** Maximum number of items for which a comparison sort is faster than a radix sort. */
const fewItems = 512;
const digitBits = 11;
const digits = 1 << digitBits;

/** Numbers per entry: the upper and the lower half of its key, and the item. */
const entrySize = 3;
const upperHalf = 0;
const lowerHalf = 1;
const itemOffset = 2;

type Compare = (one: number, other: number) => number;

/**
 * Sorts `permutation` by `keyOf`, equal keys by `compareEquals` or, without it, stably. Keys are integers below `bound`, which is at most
 * `2 ** 53`. Many items are sorted in linear time, with one radix pass per 11 bits of the bound.
 */
export function sortByKey(
  permutation: Uint32Array,
  bound: number,
  keyOf: (item: number) => number,
  compareEquals?: Compare,
): Uint32Array {
  const { length } = permutation;
  if (length <= fewItems) return sortFew(permutation, keyOf, compareEquals);
  // Freed explicitly: garbage of that size would stay in memory for long where there is little other garbage.
  const buffers = [new ArrayBuffer(length * entrySize * 4), new ArrayBuffer(length * entrySize * 4)] as const;
  let from: Uint32Array = new Uint32Array(buffers[0]);
  let isSorted = true;
  let previous = 0;
  for (let position = 0; position < length; position++) {
    const item = permutation[position]!;
    const key = keyOf(item);
    const entry = position * entrySize;
    from[entry + upperHalf] = key / 2 ** 32;
    from[entry + lowerHalf] = key >>> 0;
    from[entry + itemOffset] = item;
    if (key < previous) isSorted = false;
    previous = key;
  }
  if (!isSorted) {
    from = sortEntries(from, new Uint32Array(buffers[1]), bound);
    for (let position = 0; position < length; position++)
      permutation[position] = from[position * entrySize + itemOffset]!;
  }
  if (compareEquals !== undefined) sortEquals(permutation, from, compareEquals);
  for (const buffer of buffers) buffer.transfer(0);
  return permutation;
}

function sortFew(permutation: Uint32Array, keyOf: (item: number) => number, compareEquals?: Compare): Uint32Array {
  const items = permutation.slice();
  const keys = Float64Array.from(items, keyOf);
  // The sort is stable.
  const order = identityPermutation(items.length).sort(
    (one, other) => keys[one]! - keys[other]! || (compareEquals?.(items[one]!, items[other]!) ?? 0),
  );
  for (let position = 0; position < order.length; position++) permutation[position] = items[order[position]!]!;
  return permutation;
}

/** Sorts the entries and returns the one of the two arrays that holds them. */
function sortEntries(entries: Uint32Array, others: Uint32Array, bound: number): Uint32Array {
  let [from, to] = [entries, others];
  for (const [part, partBound] of [
    [lowerHalf, Math.min(bound, 2 ** 32)],
    [upperHalf, bound / 2 ** 32],
  ] as const) {
    for (let shift = 0; shift < 32 && 2 ** shift < partBound; shift += digitBits) {
      sortByDigit(from, to, part, shift);
      [from, to] = [to, from];
    }
  }
  return from;
}

/** One radix pass: moves all entries to `to`, sorted stably by a digit of their keys. */
function sortByDigit(from: Uint32Array, to: Uint32Array, part: number, shift: number): void {
  const next = new Uint32Array(digits + 1);
  for (let entry = part; entry < from.length; entry += entrySize)
    next[((from[entry]! >>> shift) & (digits - 1)) + 1]!++;
  for (let digit = 0; digit < digits; digit++) next[digit + 1]! += next[digit]!;
  for (let entry = 0; entry < from.length; entry += entrySize) {
    const digit = (from[entry + part]! >>> shift) & (digits - 1);
    const index = next[digit]!++ * entrySize;
    to[index] = from[entry]!;
    to[index + 1] = from[entry + 1]!;
    to[index + 2] = from[entry + 2]!;
  }
}

/** Sorts the items of equal keys, which are adjacent. */
function sortEquals(permutation: Uint32Array, entries: Uint32Array, compare: Compare): void {
  let start = 0;
  for (let position = 1; position <= permutation.length; position++) {
    const entry = position * entrySize;
    if (
      position < permutation.length &&
      entries[entry + upperHalf] === entries[entry - entrySize + upperHalf] &&
      entries[entry + lowerHalf] === entries[entry - entrySize + lowerHalf]
    )
      continue;
    if (position - start > 1) permutation.subarray(start, position).sort(compare);
    start = position;
  }
}

export function identityPermutation(length: number): Uint32Array {
  const permutation = scratchNumbers(length);
  for (let position = 0; position < length; position++) permutation[position] = position;
  return permutation;
}
