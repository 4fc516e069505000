import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { indexOfCard } from './result-row.tsx';
import type { KeptPosition, ScrollPosition } from './use-scroll-position.ts';

/**
 * Scrolls the page to where the list was left, and keeps where it is and which card has the focus when it is left. Returns a handler for clicks in the
 * list, which notes the card that is opened.
 */
export function useKeptPlace(
  { keep, place }: KeptPosition,
  placeNow: () => Omit<ScrollPosition, 'left'>,
): (event: MouseEvent) => void {
  useLayoutEffect(() => {
    // On Back the browser has restored the position; after a reload the list is rendered after the browser tried to.
    if (place !== undefined && window.scrollY < place.offset) window.scrollTo(0, place.offset);
    // Once, when the list appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const left = useRef<number>(undefined);
  const leave = useRef(() => {});
  leave.current = () => {
    // Forward leaves with the focus on the card, without a click.
    const at = indexOfCard(document.activeElement) ?? left.current;
    keep({ ...placeNow(), ...(at === undefined ? {} : { left: at }) });
  };
  // Layout effects are cleaned up before the list is removed. Afterwards the page is shorter and its scroll position lost.
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
