import { useEffect, useState } from 'react';

/** The text, debounced by a pause in typing; empty until the first pause after `isWanted` became true. */
export function useSettledText(text: string, isWanted: boolean, pause: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, isWanted, pause]);
  // When the box is opened again, it must not show suggestions for the earlier text.
  useEffect(() => (isWanted ? () => setSettled('') : undefined), [isWanted]);
  return settled;
}
