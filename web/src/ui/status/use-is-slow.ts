import { useEffect, useState } from 'react';

/** Delay in milliseconds after which loading counts as slow. */
const slowAfter = 300;

/** Whether `isWaiting` has been true for so long that the user should be informed. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isWaiting && isSlow;
}
