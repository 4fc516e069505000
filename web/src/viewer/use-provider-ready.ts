import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchConfiguration, useConfiguration } from '../api/configuration.tsx';
import { useSessionStore } from './session.tsx';

/** Delay before the server is asked again, in milliseconds; doubled each time, since many people may be waiting behind one IP address. */
const firstPause = 3000;
const maxPause = 20_000;

/**
 * Whether the server knew the identity provider when it sent this page. If not, the Content Security Policy of the page blocks calls to the
 * provider, so the server is polled until it knows the provider, and the page is reloaded.
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
      Math.min(maxPause, firstPause * 2 ** (state.dataUpdateCount + state.errorUpdateCount)),
  });
  const isReadyNow = !isReady && data?.oidc.isReady === true;
  useEffect(() => {
    if (isReadyNow) store.reload();
  }, [isReadyNow, store]);
  return isReady;
}
