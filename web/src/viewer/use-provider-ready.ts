import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchConfiguration, useConfiguration } from '../api/configuration.tsx';
import { useSessionStore } from './session.tsx';

/** Milliseconds before the server is asked again; doubled each time. Many people may be waiting behind one address. */
const firstPause = 3000;
const longestPause = 20_000;

/**
 * Whether the server knew the identity provider when this page was loaded. If it did not, the policy of the page does not allow calls to the provider
 * yet. The server is then asked until it knows the provider, and the page is loaded again.
 */
export function useProviderReady(): boolean {
  const { isReady } = useConfiguration().oidc;
  const store = useSessionStore();
  const { data } = useQuery({
    queryKey: ['configuration'],
    queryFn: fetchConfiguration,
    enabled: !isReady,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      Math.min(longestPause, firstPause * 2 ** (state.dataUpdateCount + state.errorUpdateCount)),
  });
  const isReadyNow = !isReady && data?.oidc.isReady === true;
  useEffect(() => {
    if (isReadyNow) store.reload();
  }, [isReadyNow, store]);
  return isReady;
}
