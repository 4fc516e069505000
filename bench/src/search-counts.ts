import type { PeopleIndex, SearchQuery } from '@directory/people-index';
import { timesOf } from './search-timing.ts';

type CountQuery = Omit<SearchQuery, 'limit' | 'after'>;

export interface CountTimes {
  readonly rows: readonly Record<string, string | number>[];
  /** Median milliseconds of the slowest query, per 100 000 matches. */
  readonly slowest: number;
}

const rounds = 15;
/** Minimum number of matches of a query for the figure to be meaningful. */
const fewestFound = 50_000;
const reference = 100_000;
const options = { maxValues: 8, identifyTo: 30 };

/** Filters, one word of each kind, a prefix that most people have, and several words. */
export function countQueries(index: PeopleIndex): readonly CountQuery[] {
  const { country, jobFamily, city } = index.countByField({}, options).fields;
  const first = (values: readonly { readonly value: string }[]) => values[0]?.value ?? '';
  return [
    {},
    { filters: { country: first(country) } },
    { filters: { country: first(country), employeeType: 'I' } },
    { filters: { employeeType: 'E' } },
    { filters: { jobFamily: first(jobFamily) } },
    { filters: { city: `"${first(city)}"`, employeeType: 'I' } },
    { filters: { lastName: 'm' } },
    ...['m', 'ma', 'mar', 'maria', 'manager', 'engineer', 'senior engineer', first(city)].map((text) => ({ text })),
    { text: 'engineer', filters: { country: first(country) } },
  ];
}

/** Measures how long counting matches by field takes for some queries. */
export function measureCounts(index: PeopleIndex, queries: readonly CountQuery[]): CountTimes {
  let slowest = 0;
  const rows = queries.map((query) => {
    const times = Array.from({ length: rounds }, () => {
      const start = performance.now();
      index.countByField(query, options);
      return performance.now() - start;
    });
    const { total, isExact } = index.countByField(query, options);
    const { p50, slowest: longest } = timesOf(times);
    if (isExact && total >= fewestFound) slowest = Math.max(slowest, p50 * Math.min(1, reference / total));
    const { text = '', filters = {} } = query;
    return {
      text,
      filters: Object.entries(filters)
        .map(([name, value]) => `${name} ${value}`)
        .join(', '),
      found: `${total}${isExact ? '' : '+'}`,
      'p50 ms': p50,
      'slowest ms': longest,
    };
  });
  return { rows, slowest };
}
