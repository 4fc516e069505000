import { PeopleIndex, type Storable } from '@directory/people-index';
import type { FirstQueries, TimedQuery } from './search-queries.ts';

/** Number of freshly loaded indexes on which each query runs once. */
const rounds = 3;

/**
 * Measures the milliseconds of each query on an index that has not run it before. The warm-up runs on another index, so that the code is
 * compiled but the caches of words are empty. The median of three indexes removes most noise from other processes.
 */
export function timesOfFirstAsks(stored: Storable, { warmUp, asked }: FirstQueries): Map<TimedQuery, number> {
  const times = asked.map((): number[] => []);
  const warm = PeopleIndex.open(stored);
  for (const { query } of warmUp) warm.search(query);
  for (let round = 0; round < rounds; round++) {
    const index = PeopleIndex.open(stored);
    // Builds what the index creates lazily with its first queries.
    for (const { query } of warmUp.slice(0, 20)) index.search(query);
    for (const [place, { query }] of asked.entries()) {
      const start = performance.now();
      index.search(query);
      times[place]!.push(performance.now() - start);
    }
  }
  return new Map(asked.map((query, place) => [query, times[place]!.sort((one, other) => one - other)[1]!]));
}
