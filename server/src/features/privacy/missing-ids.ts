import type { IdRange } from './traces-store.ts';

/** Maximum number of ranges. The latest are retained, since ids of transactions that were rolled back stay missing forever. */
const maxRanges = 1000;

/** Collects the gaps between ids that are passed in ascending order. */
export function missingIds(after: number) {
  let last = after;
  let ranges: IdRange[] = [];
  return {
    passTo(id: number): void {
      if (id > last + 1) ranges.push({ first: last + 1, last: id - 1 });
      if (ranges.length >= 2 * maxRanges) ranges = ranges.slice(-maxRanges);
      last = id;
    },
    last: () => last,
    ranges: (): readonly IdRange[] => ranges.slice(-maxRanges),
  };
}
