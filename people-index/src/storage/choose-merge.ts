import type { Segment } from '../segment/segment.ts';

/** Segments are merged if the largest has less than this many times the people of the others together. */
const growth = 6;
/** A segment with at least this many rows is rebuilt when half of them are deleted. */
const minRowsToRebuild = 256;
/** While more changes arrive, larger merges wait: those would still be running when many small segments wait for theirs. */
const mostPeopleWhileChanging = 100_000;

/** The segments that should become one now, or none. The number of segments and the amortized cost of a change stay logarithmic. */
export function chooseMerge(segments: readonly Segment[]): readonly Segment[] {
  const sparse = segments.find(isSparse);
  if (sparse !== undefined) return [sparse];
  const bySize = segments.toSorted((one, other) => one.people - other.people);
  for (let start = 0; start + 1 < bySize.length; start++) {
    const merged = [bySize[start]!];
    let people = merged[0]!.people;
    for (const segment of bySize.slice(start + 1)) {
      if (segment.people >= people * growth) break;
      merged.push(segment);
      people += segment.people;
    }
    if (merged.length > 1) return merged;
  }
  return [];
}

/**
 * The same while more changes arrive: more segments stay, and each person is merged once per size class, since what is merged now is merged again
 * soon.
 */
export function chooseSmallMerge(segments: readonly Segment[]): readonly Segment[] {
  const small = segments.filter((segment) => segment.people * growth <= mostPeopleWhileChanging);
  const sparse = small.find(isSparse);
  if (sparse !== undefined) return [sparse];
  const classes = Map.groupBy(small, ({ people }) => Math.floor(Math.log(people) / Math.log(growth)));
  for (const alike of classes.values()) if (alike.length >= growth) return alike;
  return [];
}

/** Whether so many rows are deleted that the segment is worth rebuilding. */
function isSparse({ data, removedRows }: Segment): boolean {
  return data.rows >= minRowsToRebuild && removedRows * 2 > data.rows;
}
