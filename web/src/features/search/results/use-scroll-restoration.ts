import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { indexOfCard } from './result-row.tsx';
import type { KeptPosition, ScrollPosition } from './use-scroll-position.ts';

/**
 * Restores the scroll position of the list, and saves it with the focused card when the list is unmounted. Returns a click handler for the
 * list, which records the card that is opened.
 */
export function useKeptPlace(
  { keep, place }: KeptPosition,
  placeNow: () => Omit<ScrollPosition, 'left'>,
): (event: MouseEvent) => void {
  useLayoutEffect(() => {
    // On Back the browser has restored the position; after a reload the list is rendered after the browser tried to.
    if (place !== undefined && window.scrollY < place.offset) window.scrollTo(0, place.offset);
    // Runs once, when the list is mounted.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const left = useRef<number>(undefined);
  const leave = useRef(() => {});
  leave.current = () => {
    // The Forward button leaves the page without a click, while the focus is on the card.
    const at = indexOfCard(document.activeElement) ?? left.current;
    keep({ ...placeNow(), ...(at === undefined ? {} : { left: at }) });
  };
  // Layout effects are cleaned up before the list is removed. After the removal the page is shorter and its scroll position is lost.
  useLayoutEffect(() => {
    const keepNow = () => leave.current();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  return ({ target }) => {
    if (target instanceof Element && target.closest('a') !== null) left.current = indexOfCard(target) ?? left.current;
  };
}
