import { useCallback, useEffect, useRef } from 'react';

/** Returns a function with the signal for a request that is to end when its form is left. */
export function useLeaveSignal(): () => AbortSignal {
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(() => (leaving.current ??= new AbortController()).signal, []);
}
