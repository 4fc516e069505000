import { useEffect } from 'react';

/** Keeps the screen on (Screen Wake Lock API), if the browser supports it. The lock is requested again when the page becomes visible. */
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
        // Rejected, for example on low battery. The code is still shown.
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
