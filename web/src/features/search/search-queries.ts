import {
  exportSize,
  getGbus,
  resultsPageSize,
  searchPeople,
  type SearchParameters,
  type SearchResult,
} from '@directory/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, callForAnswer } from '../../api/call.ts';

/** Number of matches. `isExact` is false if the server stopped counting. */
export interface Total {
  count: number;
  isExact: boolean;
  /** Whether the search was too broad to finish, so that the list may be incomplete. */
  isTruncated: boolean;
}

export interface ResultsPage {
  people: SearchResult[];
  limit: number;
  total: Total | undefined;
}

const minute = 60_000;

/** Addresses are validated by the schema, so the type is I or E. */
const inputOf = (query: SearchParameters) => query as SearchParameters & { employeeTypeQuery?: 'I' | 'E' };

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
export function useResults(query: SearchParameters, isWanted: boolean, firstPageSize: number) {
  return useInfiniteQuery({
    queryKey: [searchPeople.path, 'results', query],
    queryFn: ({ pageParam, signal }) => fetchPage(query, pageParam, signal),
    initialPageParam: { after: 0, limit: firstPageSize },
    getNextPageParam: (last, pages) => {
      const after = pages.reduce((sum, page) => sum + page.people.length, 0);
      const isAll = last.people.length < last.limit || (last.total?.isExact && after >= last.total.count);
      return isAll ? undefined : { after, limit: resultsPageSize };
    },
    enabled: isWanted,
    staleTime: 5 * minute,
    gcTime: 30 * minute,
  });
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
  const input = { query: { ...inputOf(query), ...rest, limit: String(limit), after: String(after) } };
  const { data, headers } = await callForAnswer(searchPeople, input, { signal });
  return { people: data, limit, total: readTotal(headers) };
}

/** Parses `1204`, or `1204+` for a lower bound. */
function readTotal(headers: Headers): Total | undefined {
  const found = /^(\d+)(\+?)$/.exec(headers.get('x-total-count') ?? '');
  const isTruncated = headers.get('x-search-truncated') === 'true';
  return found ? { count: Number(found[1]), isExact: found[2] === '', isTruncated } : undefined;
}
