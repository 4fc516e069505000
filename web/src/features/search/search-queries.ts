import {
  exportSize,
  getGbus,
  readingHeader,
  decodeReading,
  resultsPageSize,
  searchPeople,
  type SearchParameters,
  type SearchPart,
  type SearchResult,
} from '@directory/contract';
import { infiniteQueryOptions, useInfiniteQuery, useQuery, type QueryClient } from '@tanstack/react-query';
import { call, callForResponse } from '../../api/call.ts';
import { searchInput } from '../../people/search-input.ts';
import { readTotal, type Total } from '../../people/total.ts';
import { readSearch } from './query/read-search.ts';
import { isEmptySearch, readSearchAddress } from './search-address.ts';

export interface ResultsPage {
  people: SearchResult[];
  limit: number;
  total: Total | undefined;
  /** How the text was interpreted. */
  reading: readonly SearchPart[];
}

const minute = 60_000;

/** The valid GBUs by name. They are requested once per visit, when `isWanted` is first true. */
export function useGbus(isWanted: boolean) {
  return useQuery({
    queryKey: [getGbus.path],
    queryFn: ({ signal }) =>
      call(
        getGbus,
        { query: { Status: 'Valid', order: 'Name ASC', select: 'Name,Code', index: '0', itemPerPage: '1000' } },
        { signal },
      ),
    enabled: isWanted,
    staleTime: Infinity,
  });
}

/**
 * The results of a search, page by page. They stay cached while the user views a profile, so that Back shows all of them.
 * `firstPageSize` lets a reloaded page restore its scroll position with one request.
 */
export function useResults(query: SearchParameters, firstPageSize: number) {
  return useInfiniteQuery(resultsQuery(query, firstPageSize));
}

/** Prefetches the results of an address that is being opened. An address without a search is skipped, since the page may restore one. */
export function fetchResultsAhead(queryClient: QueryClient, address: string): void {
  const search = readSearchAddress(address);
  if (!isEmptySearch(search))
    void queryClient.prefetchInfiniteQuery(resultsQuery(readSearch(search).query, resultsPageSize));
}

const resultsQuery = (query: SearchParameters, firstPageSize: number) =>
  infiniteQueryOptions({
    queryKey: [searchPeople.path, 'results', query],
    queryFn: ({ pageParam, signal }) => fetchPage(query, pageParam, signal),
    initialPageParam: { after: 0, limit: firstPageSize },
    getNextPageParam: (last, pages) => {
      const after = pages.reduce((sum, page) => sum + page.people.length, 0);
      const total = totalOf(pages);
      const isAll = last.people.length < last.limit || (total?.isExact && after >= total.count);
      return isAll ? undefined : { after, limit: resultsPageSize };
    },
    staleTime: 5 * minute,
    gcTime: 30 * minute,
    // Loaded pages never change. Comparing thousands of people to find that out would take longer than rendering.
    structuralSharing: false,
  });

/** The number of people found: the latest exact one, since only the first page counts them. */
export function totalOf(pages: readonly ResultsPage[]): Total | undefined {
  const last = pages.at(-1)?.total;
  if (last?.isExact || last?.isTruncated) return last;
  return pages.findLast(({ total }) => total?.isExact)?.total ?? last;
}

/** The number of people found, from the results loaded so far. Requests nothing. */
export function useFoundTotal(query: SearchParameters): Total | undefined {
  return useOfPages(query, totalOf);
}

/** Whether the first page of a search is loading; false while the browser is offline. Requests nothing. */
export function useIsFinding(query: SearchParameters): boolean {
  const { isPending, isPaused } = useInfiniteQuery({ ...resultsQuery(query, resultsPageSize), enabled: false });
  return isPending && !isPaused;
}

/** A value computed from the loaded pages. A new page causes a render only if it changes the value. */
function useOfPages<Value>(query: SearchParameters, select: (pages: readonly ResultsPage[]) => Value) {
  const options = { ...resultsQuery(query, resultsPageSize), enabled: false };
  return useInfiniteQuery({ ...options, select: ({ pages }) => select(pages) }).data;
}

/** The people of an export, in the order of the results, with the total number. */
export function fetchForExport(query: SearchParameters) {
  return fetchPage(query, { after: 0, limit: exportSize, purpose: 'export' });
}

async function fetchPage(
  query: SearchParameters,
  { after, limit, ...rest }: { after: number; limit: number; purpose?: 'export' },
  signal?: AbortSignal,
): Promise<ResultsPage> {
  const input = { query: { ...searchInput(query), ...rest, limit: String(limit), after: String(after) } };
  const { data, headers } = await callForResponse(searchPeople, input, { signal });
  return { people: data, limit, total: readTotal(headers), reading: decodeReading(headers.get(readingHeader)) };
}

/** How the text of a search was interpreted; undefined until its results have loaded. Requests nothing. */
export function useTextReading(query: SearchParameters): readonly SearchPart[] | undefined {
  return useOfPages(query, (pages) => pages[0]?.reading);
}
