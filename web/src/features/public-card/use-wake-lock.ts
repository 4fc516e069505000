import { useEffect } from 'react';

/** Keeps the screen on while it is in use, where the browser can (Screen Wake Lock API). It is taken again when the page comes back. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;

    async function take() {
      if (document.visibilityState !== 'visible' || isOver) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isOver) await taken.release();
        else lock = taken;
      } catch {
        // Refused, by a low battery for example: the code can be shown all the same.
      }
    }

    const onChange = () => void take();
    document.addEventListener('visibilitychange', onChange);
    void take();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onChange);
      void lock?.release();
    };
  }, []);
}
