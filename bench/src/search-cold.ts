import { PeopleIndex, type Storable } from '@directory/people-index';
import type { ColdQueries, TimedQuery } from './search-queries.ts';

/** Number of freshly loaded indexes on which each query runs once. */
const rounds = 3;

/**
 * Measures the milliseconds of each query on an index that has not run it before. The warm-up runs on another index, so that the code is
 * compiled but the caches of words are empty. The median of three indexes removes most noise from other processes.
 */
export function coldQueryTimes(stored: Storable, { warmUp, timed }: ColdQueries): Map<TimedQuery, number> {
  const times = timed.map((): number[] => []);
  const warm = PeopleIndex.open(stored);
  for (const { query } of warmUp) warm.search(query);
  for (let round = 0; round < rounds; round++) {
    const index = PeopleIndex.open(stored);
    // Builds what the index creates lazily with its first queries.
    for (const { query } of warmUp.slice(0, 20)) index.search(query);
    for (const [position, { query }] of timed.entries()) {
      const start = performance.now();
      index.search(query);
      times[position]!.push(performance.now() - start);
    }
  }
  return new Map(timed.map((query, position) => [query, times[position]!.sort((one, other) => one - other)[1]!]));
}
