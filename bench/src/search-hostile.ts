import { PeopleIndex, type Storable } from '@directory/people-index';
import { type HostileQuery, hostileQueries } from './hostile-queries.ts';
import type { TimedQuery } from './search-queries.ts';
import type { Row } from './search-peers/measure-peer.ts';

/** Number of runs of each query, each on a freshly loaded index. */
const rounds = 5;
const slowestShown = 12;

export interface HostileTimes {
  /** Milliseconds of the slowest query. */
  readonly slowest: number;
  readonly byShape: readonly Row[];
  readonly slowestQueries: readonly Row[];
}

interface Asked extends HostileQuery {
  readonly milliseconds: number;
  readonly isTruncated: boolean;
}

/**
 * Times hostile queries on a freshly loaded index, whose caches do not contain their words. The code was compiled by running ordinary and
 * hostile queries before. A time is the median of some rounds in processor time of the thread, since wall-clock time would include the load
 * of other processes.
 */
export function measureHostile(stored: Storable, ordinary: readonly TimedQuery[]): HostileTimes {
  const queries = hostileQueries();
  const warm = PeopleIndex.open(stored);
  for (const { query } of [...ordinary, ...queries]) warm.search(query);
  const times = queries.map((): number[] => []);
  const isTruncated = queries.map(() => false);
  for (let round = 0; round < rounds; round++) {
    const index = PeopleIndex.open(stored);
    // Builds what the index creates lazily with its first queries.
    for (const { query } of ordinary.slice(0, 20)) index.search(query);
    for (const [position, { query }] of queries.entries()) {
      times[position]!.push(
        processorTime(() => {
          isTruncated[position] = index.search(query).isTruncated;
        }),
      );
    }
  }
  const asked = queries.map((own, position): Asked => ({
    ...own,
    milliseconds: medianOf(times[position]!),
    isTruncated: isTruncated[position]!,
  }));
  const slowestFirst = asked.toSorted((one, other) => other.milliseconds - one.milliseconds);
  return {
    slowest: slowestFirst[0]!.milliseconds,
    byShape: [...Map.groupBy(asked, ({ shape }) => shape)].map(([shape, own]) => ({
      shape,
      queries: own.length,
      'p50 ms': medianOf(own.map(({ milliseconds }) => milliseconds)),
      'slowest ms': Math.max(...own.map(({ milliseconds }) => milliseconds)),
      truncated: own.filter((one) => one.isTruncated).length,
    })),
    slowestQueries: slowestFirst.slice(0, slowestShown).map(({ shape, query, milliseconds, isTruncated: isCut }) => ({
      shape,
      query: describe(query),
      ms: milliseconds,
      truncated: isCut ? 'yes' : 'no',
    })),
  };
}

/** Processor time of the thread in milliseconds; wall-clock time below 1 ms, since processor time is too coarse. */
function processorTime(call: () => void): number {
  const start = performance.now();
  const before = process.threadCpuUsage();
  call();
  const { user, system } = process.threadCpuUsage(before);
  const elapsed = performance.now() - start;
  return elapsed < 1 ? elapsed : (user + system) / 1000;
}

function describe({ text = '', filters, after = 0, limit = 10, tiers }: HostileQuery['query']): string {
  const shownText = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  const parts = [shownText, filters && JSON.stringify(filters), after > 0 && `after ${after}`, tiers?.join()];
  return [...parts, limit > 30 && `limit ${limit}`].filter(Boolean).join(' ');
}

function medianOf(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)]!;
}
