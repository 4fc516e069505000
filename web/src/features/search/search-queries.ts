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

/** How many people a search finds; `isExact` is false where the server stopped counting. */
export interface Total {
  count: number;
  isExact: boolean;
  /** The search was too broad to be finished, so that the list may end too soon. */
  isTruncated: boolean;
}

export interface ResultsPage {
  people: SearchResult[];
  limit: number;
  total: Total | undefined;
}

const minute = 60_000;

/** A type other than I and E never gets here: addresses are parsed by the schema. */
const inputOf = (query: SearchParameters) => query as SearchParameters & { employeeTypeQuery?: 'I' | 'E' };

/** The valid GBUs by name. Asked for once per visit, when `isWanted` first holds. */
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
 * The results of a search, page after page. They stay cached while the user looks at a profile, so that Back finds them all.
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
  return fetchPage(query, { after: 0, limit: exportSize });
}

async function fetchPage(
  query: SearchParameters,
  { after, limit }: { after: number; limit: number },
  signal?: AbortSignal,
): Promise<ResultsPage> {
  const input = { query: { ...inputOf(query), limit: String(limit), after: String(after) } };
  const { data, headers } = await callForAnswer(searchPeople, input, { signal });
  return { people: data, limit, total: readTotal(headers) };
}

/** `1204` or, where counting stopped, `1204+`. */
function readTotal(headers: Headers): Total | undefined {
  const found = /^(\d+)(\+?)$/.exec(headers.get('x-total-count') ?? '');
  const isTruncated = headers.get('x-search-truncated') === 'true';
  return found ? { count: Number(found[1]), isExact: found[2] === '', isTruncated } : undefined;
}
