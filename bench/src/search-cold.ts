import { PeopleIndex, type Storable } from '@directory/people-index';
import type { FirstQueries, TimedQuery } from './search-queries.ts';

/** Number of freshly loaded indexes that each query is asked once. */
const rounds = 3;

/**
 * Milliseconds of each query when an index is asked it for the first time. The warm-up runs on another index, so that the compiler is warm and the caches of words are empty.
 * The median of three indexes leaves out most of what other processes cost.
 */
export function timesOfFirstAsks(stored: Storable, { warmUp, asked }: FirstQueries): Map<TimedQuery, number> {
  const times = asked.map((): number[] => []);
  const warm = PeopleIndex.open(stored);
  for (const { query } of warmUp) warm.search(query);
  for (let round = 0; round < rounds; round++) {
    const index = PeopleIndex.open(stored);
    // Builds what the index creates lazily, at its first queries.
    for (const { query } of warmUp.slice(0, 20)) index.search(query);
    for (const [place, { query }] of asked.entries()) {
      const start = performance.now();
      index.search(query);
      times[place]!.push(performance.now() - start);
    }
  }
  return new Map(asked.map((query, place) => [query, times[place]!.sort((one, other) => one - other)[1]!]));
}
