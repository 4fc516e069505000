import { useEffect, useState } from 'react';

/** Delay in milliseconds after which loading counts as slow. */
const slowAfter = 300;

/** Whether `isWaiting` has been true for so long, by default 300 ms, that the user should be informed. */
export function useIsSlow(isWaiting: boolean, after = slowAfter): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsSlow(true), after);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting, after]);
  return isWaiting && isSlow;
}
