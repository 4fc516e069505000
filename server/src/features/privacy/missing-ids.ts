import type { IdRange } from './traces-store.ts';

/** Ranges that are remembered. Transactions that were rolled back leave ranges that stay empty, so that the latest are kept. */
const maxRanges = 1000;

/** Notes which ids are missing between those that are passed in ascending order. */
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
