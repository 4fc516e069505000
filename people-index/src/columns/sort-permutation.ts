/**
 * Reorders `permutation` so that `keyOf` ascends along it, keeping the order of equals. Keys are whole numbers below `bound`.
 * Linear in the length: one pass for each 11 bits of the bound.
 */
export function sortByKey(permutation: Uint32Array, bound: number, keyOf: (item: number) => number): Uint32Array {
  const length = permutation.length;
  let from: Uint32Array = permutation;
  let to: Uint32Array = new Uint32Array(length);
  const counts = new Uint32Array(2049);
  for (let divisor = 1; divisor < bound; divisor *= 2048) {
    counts.fill(0);
    for (let position = 0; position < length; position++) {
      counts[(Math.floor(keyOf(from[position]!) / divisor) % 2048) + 1]!++;
    }
    for (let digit = 0; digit < 2048; digit++) counts[digit + 1]! += counts[digit]!;
    for (let position = 0; position < length; position++) {
      const item = from[position]!;
      to[counts[Math.floor(keyOf(item) / divisor) % 2048]!++] = item;
    }
    const free = from;
    from = to;
    to = free === permutation ? new Uint32Array(length) : free;
  }
  if (from !== permutation) permutation.set(from);
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
