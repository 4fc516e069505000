/** The candidate within a Levenshtein distance of 2 of a name, of 1 for short names; undefined when there is none. */
export function closestName<Name extends string>(
  name: string,
  candidates: readonly Name[],
  spelling: (name: string) => string,
): Name | undefined {
  const allowed = name.length > 5 ? 2 : 1;
  return candidates.find((candidate) => distance(name, spelling(candidate), allowed) <= allowed);
}

function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? limit + 1;
}
