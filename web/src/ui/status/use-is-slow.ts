import { useEffect, useState } from 'react';

/** Milliseconds after which the user is told that something takes time. */
const slowAfter = 300;

/** Whether something has been waited for so long that the user should be told. */
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
