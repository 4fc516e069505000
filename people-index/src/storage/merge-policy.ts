import type { Segment } from '../segment/segment.ts';

/** Segments are merged if the largest has less than this multiple of the people of the others together. */
const sizeRatio = 6;
/** Minimum number of rows of a segment that is rebuilt when more than half of them are deleted. */
const minRowsToRebuild = 256;
/** Maximum number of people of a segment that is merged while more changes arrive. */
const maxPeopleWhileChanging = 40_000;
/** Number of segments of similar size that are merged while more changes arrive: more for large ones, whose merge takes long. */
const minAlike = { small: sizeRatio, large: 16 };
const minPeopleOfLarge = 1000;

/** The segments that should be merged now; empty if none. Keeps the number of segments and the amortized cost of a change logarithmic. */
export function chooseMerge(segments: readonly Segment[]): readonly Segment[] {
  const sparse = segments.find(isSparse);
  if (sparse !== undefined) return [sparse];
  const bySize = segments.toSorted((one, other) => one.people - other.people);
  for (let start = 0; start + 1 < bySize.length; start++) {
    const merged = [bySize[start]!];
    let people = merged[0]!.people;
    for (const segment of bySize.slice(start + 1)) {
      if (segment.people >= people * sizeRatio) break;
      merged.push(segment);
      people += segment.people;
    }
    if (merged.length > 1) return merged;
  }
  return [];
}

/**
 * The same while more changes arrive: allows more segments, since merged ones would soon be merged again. A person of a large run is merged
 * at most once until its end, and once after it.
 */
export function chooseSmallMerge(segments: readonly Segment[]): readonly Segment[] {
  const some = segments.filter((segment) => segment.people <= maxPeopleWhileChanging);
  const sparse = some.find(isSparse);
  if (sparse !== undefined) return [sparse];
  const small = some.filter(({ people }) => people < minPeopleOfLarge);
  const classes = Map.groupBy(small, ({ people }) => Math.floor(Math.log(people) / Math.log(sizeRatio)));
  for (const alike of classes.values()) if (alike.length >= minAlike.small) return alike;
  const large = some.filter(({ people }) => people >= minPeopleOfLarge);
  return large.length >= minAlike.large ? large : [];
}

/** Whether so many rows are deleted that the segment should be rebuilt. */
function isSparse({ data, removedRows }: Segment): boolean {
  return data.rows >= minRowsToRebuild && removedRows * 2 > data.rows;
}
