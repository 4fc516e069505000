import { isAdministrator, type EndpointInput, type Endpoint, type OutputOf } from '@directory/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { ApiFailure, call, type CallOptions } from '../../api/call.ts';
import { useViewer } from '../../viewer/use-viewer.ts';

/** How often an open page asks whether its reader still administers the directory, in milliseconds. */
const watchInterval = 5_000;

/** Makes a call of an administrator. A refusal makes the page ask anew who the viewer is, and go if it is not for them. */
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
          void queryClient.invalidateQueries({ queryKey: ['viewer'] });
        }
        throw failure;
      }
    },
    [queryClient],
  );
}

/** Takes the page from somebody who no longer administers the directory, within seconds. */
export function useWatchAdministration(): void {
  const queryClient = useQueryClient();
  const { login } = useViewer();
  const { data } = useQuery({
    queryKey: [isAdministrator.path, login],
    queryFn: ({ signal }) => call(isAdministrator, { params: { login } }, { signal }),
    enabled: login !== '',
    refetchInterval: watchInterval,
    refetchOnWindowFocus: true,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (data === false) void queryClient.invalidateQueries({ queryKey: ['viewer'] });
  }, [data, queryClient]);
}
