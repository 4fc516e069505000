const digitBits = 11;
const digits = 1 << digitBits;

/**
 * Reorders `permutation` so that `keyOf` ascends along it, keeping the order of equals. Keys are whole numbers below `bound`, which is at most 2 ** 53.
 * Linear in the length: one pass for each 11 bits of the bound.
 */
export function sortByKey(permutation: Uint32Array, bound: number, keyOf: (item: number) => number): Uint32Array {
  const { length } = permutation;
  const low = new Uint32Array(length);
  const high = bound > 2 ** 32 ? new Uint32Array(length) : undefined;
  const items = permutation.slice();
  let isSorted = true;
  let previous = 0;
  for (let position = 0; position < length; position++) {
    const key = keyOf(items[position]!);
    low[position] = key % 2 ** 32;
    if (high !== undefined) high[position] = key / 2 ** 32;
    if (key < previous) isSorted = false;
    previous = key;
  }
  if (isSorted) return permutation;
  // What is sorted are positions; items follow at the end.
  let from: Uint32Array = identityPermutation(length);
  let to: Uint32Array = new Uint32Array(length);
  const counts = new Uint32Array(digits + 1);
  for (const [half, halfBound] of [
    [low, Math.min(bound, 2 ** 32)],
    [high, bound / 2 ** 32],
  ] as const) {
    if (half === undefined) continue;
    for (let shift = 0; shift < 32 && 2 ** shift < halfBound; shift += digitBits) {
      counts.fill(0);
      for (let position = 0; position < length; position++) counts[((half[position]! >>> shift) & (digits - 1)) + 1]!++;
      for (let digit = 0; digit < digits; digit++) counts[digit + 1]! += counts[digit]!;
      for (let position = 0; position < length; position++) {
        const place = from[position]!;
        to[counts[(half[place]! >>> shift) & (digits - 1)]!++] = place;
      }
      [from, to] = [to, from];
    }
  }
  for (let position = 0; position < length; position++) permutation[position] = items[from[position]!]!;
  return permutation;
}

/** Sorts runs of equal keys in an already sorted permutation by `compare`. */
export function sortTies(
  permutation: Uint32Array,
  isTie: (one: number, other: number) => boolean,
  compare: (one: number, other: number) => number,
): void {
  let start = 0;
  for (let position = 1; position <= permutation.length; position++) {
    if (position < permutation.length && isTie(permutation[position - 1]!, permutation[position]!)) continue;
    if (position - start > 1) permutation.subarray(start, position).sort(compare);
    start = position;
  }
}

export function identityPermutation(length: number): Uint32Array {
  const permutation = new Uint32Array(length);
  for (let position = 0; position < length; position++) permutation[position] = position;
  return permutation;
}
