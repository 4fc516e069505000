import type { Segment } from '../segment/segment.ts';

/** Segments are merged if the largest has less than this many times the people of the others together. */
const growth = 6;
/** A segment with at least this many rows is rebuilt when half of them are deleted. */
const minRowsToRebuild = 256;
/** While more changes arrive, larger segments wait. */
const maxPeopleWhileChanging = 40_000;
/** So many segments of alike sizes are merged meanwhile; where they have many people, which takes long, only more of them. */
const fewestAlike = { small: growth, large: 16 };
const fewestPeopleOfLarge = 1000;

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
 * The same while more changes arrive: more segments stay, since what is merged now is merged again soon. A person of a large run is merged at most
 * once until its end, and once after it.
 */
export function chooseSmallMerge(segments: readonly Segment[]): readonly Segment[] {
  const some = segments.filter((segment) => segment.people <= maxPeopleWhileChanging);
  const sparse = some.find(isSparse);
  if (sparse !== undefined) return [sparse];
  const small = some.filter(({ people }) => people < fewestPeopleOfLarge);
  const classes = Map.groupBy(small, ({ people }) => Math.floor(Math.log(people) / Math.log(growth)));
  for (const alike of classes.values()) if (alike.length >= fewestAlike.small) return alike;
  const large = some.filter(({ people }) => people >= fewestPeopleOfLarge);
  return large.length >= fewestAlike.large ? large : [];
}

/** Whether so many rows are deleted that the segment is worth rebuilding. */
function isSparse({ data, removedRows }: Segment): boolean {
  return data.rows >= minRowsToRebuild && removedRows * 2 > data.rows;
}
