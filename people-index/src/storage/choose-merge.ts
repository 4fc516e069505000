import type { Segment } from '../segment/segment.ts';

/** Segments are merged if the largest has less than this many times the people of the others together. */
const growth = 6;
/** A segment with at least this many rows is rebuilt when half of them are deleted. */
const minRowsToRebuild = 256;
/** While more changes arrive, so many segments are merged at once, since what is merged now is merged again soon. */
const fewestWhileChanging = 4;
/** While more changes arrive, larger merges wait: those would still be running when many small segments wait for theirs. */
const mostPeopleWhileChanging = 100_000;

/**
 * The segments that should become one now, or none. The number of segments and the amortized cost of a change stay logarithmic.
 * @param isChanging whether more changes are about to arrive
 */
export function chooseMerge(segments: readonly Segment[], isChanging: boolean): readonly Segment[] {
  const bySize = segments.toSorted((one, other) => one.people - other.people);
  const most = isChanging ? mostPeopleWhileChanging : Infinity;
  const sparse = bySize.find((segment) => isSparse(segment) && segment.people <= most);
  if (sparse !== undefined) return [sparse];
  const fewest = isChanging ? fewestWhileChanging : 2;
  for (let start = 0; start < bySize.length; start++) {
    const merged: Segment[] = [];
    let people = 0;
    for (const segment of bySize.slice(start)) {
      if (merged.length > 0 && segment.people >= people * growth) break;
      if (people + segment.people > most) break;
      merged.push(segment);
      people += segment.people;
    }
    if (merged.length >= fewest) return merged;
  }
  return [];
}

/** Whether so many rows are deleted that the segment is worth rebuilding. */
function isSparse({ data, removedRows }: Segment): boolean {
  return data.rows >= minRowsToRebuild && removedRows * 2 > data.rows;
}
