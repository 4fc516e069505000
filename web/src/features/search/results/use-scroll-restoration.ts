import { useEffectEvent, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { indexOfCard } from './result-row.tsx';
import type { SavedPosition, ScrollPosition } from './use-scroll-position.ts';

/**
 * Restores the scroll position of the list, and saves it with the focused card when the list is unmounted. Returns a click handler for the
 * list, which records the card that is opened.
 */
export function useScrollRestoration(
  { save, position }: SavedPosition,
  currentPosition: () => Omit<ScrollPosition, 'left'>,
): (event: MouseEvent) => void {
  useLayoutEffect(() => {
    // After Back the browser has already restored the position. After a reload it tried to before the list was rendered.
    if (position !== undefined && window.scrollY < position.offset) window.scrollTo(0, position.offset);
    // Runs once, when the list is mounted.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const openedCard = useRef<number>(undefined);
  const saveNow = useEffectEvent(() => {
    // The Forward button leaves the page without a click, while the focus is on the card.
    const at = indexOfCard(document.activeElement) ?? openedCard.current;
    save({ ...currentPosition(), ...(at === undefined ? {} : { left: at }) });
  });
  // Layout effects are cleaned up before the list is removed. After the removal the page is shorter and its scroll position is lost.
  useLayoutEffect(() => {
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, []);

  return ({ target }) => {
    if (target instanceof Element && target.closest('a') !== null)
      openedCard.current = indexOfCard(target) ?? openedCard.current;
  };
}
