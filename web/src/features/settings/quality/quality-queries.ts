import {
  computeQualityReport,
  getQualityReport,
  listQualityFindings,
  listQualityUnits,
  type QualityReport,
} from '@directory/contract';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAdministratorCall } from '../administrator-access.ts';
import type { QualitySelection } from './quality-selection.ts';

const findingsPerPage = 50;
/** Maximum number of units offered in the filter. */
const maxUnits = 200;
/** Polling interval for the progress, in milliseconds. */
const progressInterval = 1000;

/** The counts, and the progress while they are being computed. */
export function useQualityReport() {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: [getQualityReport.path],
    queryFn: ({ signal }) => call(getQualityReport, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.progress === null ? false : progressInterval,
    staleTime: 0,
  });
}

/** Starts a computation. */
export function useComputeQualityReport() {
  const call = useAdministratorCall();
  const queryClient = useQueryClient();
  return async (): Promise<void> => {
    const report = await call(computeQualityReport, {});
    queryClient.setQueryData<QualityReport>([getQualityReport.path], report);
    // The response contains no progress if the computation has already finished.
    await queryClient.invalidateQueries({ queryKey: [getQualityReport.path] });
  };
}

/** The findings of a computation, page by page. */
export function useQualityFindings({ kind, by, unit }: QualitySelection, computedAt: string) {
  const call = useAdministratorCall();
  return useInfiniteQuery({
    queryKey: [listQualityFindings.path, computedAt, kind, by, unit],
    queryFn: ({ pageParam, signal }) => {
      const query = { kind, by, limit: String(findingsPerPage), after: String(pageParam) };
      return call(listQualityFindings, { query: unit === undefined ? query : { ...query, unit } }, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { findings }) => sum + findings.length, 0);
      return shown < total && pages.at(-1)?.findings.length !== 0 ? shown : undefined;
    },
  });
}

/** The units with the most findings. */
export function useQualityUnits({ kind, by }: QualitySelection, computedAt: string) {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: [listQualityUnits.path, computedAt, kind, by],
    queryFn: ({ signal }) => call(listQualityUnits, { query: { kind, by, limit: String(maxUnits) } }, { signal }),
  });
}
