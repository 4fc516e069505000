import { getViewer, isAdministrator, type EndpointInput, type Endpoint, type OutputOf } from '@directory/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { ApiFailure, call, type CallOptions } from '../../api/call.ts';
import { anyViewerKey, useViewer } from '../../viewer/use-viewer.ts';

/** Interval, in milliseconds, at which an open page checks that the viewer is still an administrator. */
const checkInterval = 5_000;

/** Returns `call` for requests of administrators. If one is denied, the viewer is refetched, which closes the page if the right was lost. */
export function useAdministratorCall() {
  const queryClient = useQueryClient();
  return useCallback(
    async <E extends Endpoint>(
      endpoint: E,
      input: EndpointInput<E>,
      options: CallOptions = {},
    ): Promise<OutputOf<E>> => {
      try {
        return await call(endpoint, input, options);
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.code === 'access.denied') {
          void queryClient.invalidateQueries({ queryKey: anyViewerKey });
        }
        throw failure;
      }
    },
    [queryClient],
  );
}

/** Closes the page, or the sections that are no longer allowed, within seconds after the viewer has lost a right. */
export function useCheckStillAdministrator(): void {
  const queryClient = useQueryClient();
  const { login, isAdministrator: hasAll, administeredUnits } = useViewer();
  const units = administeredUnits.join();
  const { data } = useQuery({
    queryKey: [isAdministrator.path, login, units],
    queryFn: async ({ signal }) => {
      if (hasAll) return await call(isAdministrator, { params: { login } }, { signal });
      const newest = await call(getViewer, {}, { signal });
      return newest.administeredUnits?.join() === units;
    },
    enabled: login !== '',
    refetchInterval: checkInterval,
    refetchOnWindowFocus: true,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (data === false) void queryClient.invalidateQueries({ queryKey: anyViewerKey });
  }, [data, queryClient]);
}
