import {
  collaboratorsPageSize,
  findInBranch,
  getBranch,
  getBranchFile,
  getConnection,
  getOrgChart,
  getUsersByManager,
  quickSearchPause,
  type BranchHit,
  type BranchRow,
  type ChartPerson,
  type OrgChart,
} from '@directory/contract';
import { queryOptions, useQueries, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call, callForResponse, callForFile } from '../../api/call.ts';
import { currentLanguage } from '../../messages/messages.ts';
import { useSettledText } from '../../ui/form/use-settled-text.ts';
import { predictChart } from './predict-chart.ts';

const keyOf = (login: string) => [getOrgChart.path, login.toLowerCase()] as const;
const queryOf = (login: string) => (login === '' ? {} : { query: { userId: login } });

const chartQuery = (login: string) =>
  queryOptions({
    queryKey: keyOf(login),
    queryFn: async ({ client, signal }): Promise<OrgChart> => {
      const chart = await call(getOrgChart, queryOf(login), { signal });
      // The links to the other views of the viewer's own chart contain the login. They need no further request, and open offline.
      const own = login === '' ? chart.chain.at(-1) : undefined;
      if (own !== undefined) client.setQueryData(keyOf(own.login), chart);
      return chart;
    },
  });

/**
 * The chart of a person; the viewer's own if `login` is empty. After navigation, a placeholder is derived from the previous chart if
 * possible (`isPlaceholderData`). The chart is refetched when the window gets the focus.
 */
export function useOrgChart(login: string) {
  return useQuery({
    ...chartQuery(login),
    placeholderData: (before) => before && predictChart(before, login),
    refetchOnWindowFocus: true,
  });
}

/** Prefetches the chart of the opened address, before the page is rendered. */
export function fetchChartAhead(queryClient: QueryClient, login: string): void {
  void queryClient.prefetchQuery(chartQuery(login));
}

/** Returns a function that prefetches a person's chart. */
export function usePrefetchChart(): (login: string) => void {
  const queryClient = useQueryClient();
  return (login) => fetchChartAhead(queryClient, login);
}

/** Reference to a manager in a request. Not every company uses group IDs or distinguished names. */
export const managerReference = ({ C_groupIdentifier, C_distinguishedName, login }: ChartPerson) =>
  C_groupIdentifier || C_distinguishedName || login;

/** One page of the people who report to a manager. */
export interface CollaboratorPage {
  people: ChartPerson[];
  total: number;
}

/** @throws ApiFailure */
export async function fetchCollaborators(
  manager: ChartPerson,
  after: number,
  signal?: AbortSignal,
): Promise<CollaboratorPage> {
  const query = { manager: managerReference(manager), after: String(after) };
  const { data, headers } = await callForResponse(getUsersByManager, { query }, { signal });
  return { people: data, total: branchTotal(headers, after + data.length) };
}

/** The visible pages of a manager's collaborators. The first page (0) is part of the chart's response. */
export function useCollaboratorPages(manager: ChartPerson, pages: readonly number[]) {
  return useQueries({
    queries: pages.map((page) => ({
      queryKey: [getUsersByManager.path, managerReference(manager), page],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        fetchCollaborators(manager, page * collaboratorsPageSize, signal),
    })),
  });
}

/**
 * Searches a branch, or only the collaborators of its head, after a pause in typing. `isCurrent` is false while the people belong to an
 * earlier text.
 */
export function useFoundInBranch(
  head: string,
  text: string,
  { scope, isWanted }: { scope: 'branch' | 'collaborators'; isWanted: boolean },
) {
  const typed = text.trim();
  const settled = useSettledText(typed, isWanted, quickSearchPause / 2);
  const query = useQuery<BranchHit[]>({
    queryKey: [findInBranch.path, scope, head.toLowerCase(), settled],
    queryFn: ({ signal }) => call(findInBranch, { query: { userId: head, globalQuery: settled, scope } }, { signal }),
    enabled: isWanted && settled !== '' && typed !== '',
    placeholderData: (before, previous) => (previous?.queryKey[2] === head.toLowerCase() ? before : undefined),
    retry: false,
  });
  return { ...query, isCurrent: typed === settled && !query.isPlaceholderData };
}

/** The reporting path between two people; the first is the viewer if `from` is empty. */
export function useConnection(from: string, to: string) {
  return useQuery({
    queryKey: [getConnection.path, from.toLowerCase(), to.toLowerCase()],
    queryFn: ({ signal }) => call(getConnection, { query: { ...(from === '' ? {} : { from }), to } }, { signal }),
  });
}

/** A page of a complete branch in breadth-first order, and the total number of people. @throws ApiFailure */
export async function fetchBranchPage(
  head: string,
  after: number,
  signal?: AbortSignal,
): Promise<{ rows: BranchRow[]; total: number }> {
  const query = { userId: head, after: String(after) };
  const { data, headers } = await callForResponse(getBranch, { query }, { signal });
  return { rows: data, total: branchTotal(headers, after + data.length) };
}

/** The indented CSV file of a branch, in the language of the interface. @throws ApiFailure */
export function fetchBranchFile(head: string): Promise<{ file: Blob; name: string }> {
  return callForFile(getBranchFile, { query: { userId: head, language: currentLanguage() } });
}

function branchTotal(headers: Headers, fallback: number): number {
  const total = headers.get('x-total-count');
  return total === null ? fallback : Number(total);
}
