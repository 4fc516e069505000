import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, updated when this changes. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches);
}
