import { setImmediate } from 'node:timers/promises';

/** Maximum length of a slice in milliseconds. */
const maxSliceMilliseconds = 10;

/** Divides long work into slices, between which requests are processed. */
export interface WorkSlices {
  /** Yields to the event loop at the end of a slice. @throws when the work was aborted */
  pause(): Promise<void>;
  /** Calls `visit` with each number from 0 to below `count`. */
  each(count: number, visit: (index: number) => void): Promise<void>;
}

/** Number of visits between two checks of the clock. */
const visitsPerClockCheck = 256;

export function workSlices(signal: AbortSignal): WorkSlices {
  let start = performance.now();
  const pause = async () => {
    if (performance.now() - start < maxSliceMilliseconds) return;
    await setImmediate();
    signal.throwIfAborted();
    start = performance.now();
  };
  return {
    pause,
    async each(count, visit) {
      for (let index = 0; index < count; index++) {
        if (index % visitsPerClockCheck === 0) await pause();
        visit(index);
      }
    },
  };
}
