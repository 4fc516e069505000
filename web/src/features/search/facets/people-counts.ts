import { countPeople } from '@directory/contract';
import type { CountedParameter, PeopleCounts, SearchParameters } from '@directory/contract';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { searchInput } from '../../../people/search-input.ts';
import type { Total } from '../../../people/total.ts';
import { unquoted } from '../filters/quoted-value.ts';

const minute = 60_000;

/** Loads the facet counts of a search. Returns those of the previous search until they have loaded. */
export function usePeopleCounts(query: SearchParameters, isWanted: boolean): UseQueryResult<PeopleCounts> {
  return useQuery({
    queryKey: [countPeople.path, query],
    queryFn: ({ signal }) => call(countPeople, { query: searchInput(query) }, { signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 5 * minute,
  });
}

/** The total of a search, exact even if the list stopped counting. */
export function useExactTotal(query: SearchParameters, total: Total | undefined): Total | undefined {
  const isWanted = total !== undefined && !total.isExact && !total.isTruncated;
  const { data, isPlaceholderData } = usePeopleCounts(query, isWanted);
  if (!isWanted || data?.isExact !== true || isPlaceholderData) return total;
  return { count: Math.max(data.total, total.count), isExact: true, isTruncated: false };
}

/** Whether a search is filtered by a value. A GBU chosen in the filters may differ in its quotes. */
export function isFilteredBy(search: SearchParameters, parameter: CountedParameter, value: string): boolean {
  const current = search[parameter];
  if (current === undefined) return false;
  return parameter === 'gbuQuery' ? unquoted(current) === unquoted(value) : current === value;
}
