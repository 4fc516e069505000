import { useEffect, useRef, type RefObject } from 'react';

interface LoadAhead {
  /** Whether the last rows are in or near the viewport. */
  isNearEnd: boolean;
  list: RefObject<HTMLElement | null>;
  canLoad: boolean;
  loadMore: () => void;
}

/**
 * Loads more near the end of a list. A user who tabs through the list, presses End or skips it (by the returned function) wants to reach
 * the content after it, so nothing is loaded until they scroll back from the end.
 */
export function useLoadAhead({ isNearEnd, list, canLoad, loadMore }: LoadAhead): () => void {
  const mood = useRef<'loading' | 'leaving' | 'resting'>('loading');

  useEffect(() => {
    const stopForKeys = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement;
      const isInList = event.target instanceof Node && list.current?.contains(event.target) === true;
      if ((event.key === 'Tab' && isInList) || (event.key === 'End' && !isTyping)) mood.current = 'leaving';
    };
    const goOn = () => {
      if (mood.current === 'leaving') mood.current = 'loading';
    };
    window.addEventListener('keydown', stopForKeys);
    window.addEventListener('wheel', goOn, { passive: true });
    window.addEventListener('touchmove', goOn, { passive: true });
    return () => {
      window.removeEventListener('keydown', stopForKeys);
      window.removeEventListener('wheel', goOn);
      window.removeEventListener('touchmove', goOn);
    };
  }, [list]);

  useEffect(() => {
    if (mood.current === 'leaving' && isNearEnd) mood.current = 'resting';
    if (mood.current === 'resting' && !isNearEnd) mood.current = 'loading';
    if (mood.current === 'loading' && isNearEnd && canLoad) loadMore();
  });

  return () => {
    mood.current = 'leaving';
  };
}
