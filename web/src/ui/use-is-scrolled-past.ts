import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** True while the page is scrolled down by more than `pixels`. */
export function useIsScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > pixels);
}
