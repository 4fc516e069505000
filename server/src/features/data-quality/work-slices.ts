import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which the event loop gets a turn. */
const longestSlice = 10;

/** Divides long work, so that requests are answered in between. */
export interface WorkSlices {
  /** Gives the event loop a turn when it is due. @throws when the work was aborted */
  pause(): Promise<void>;
  /** Calls `visit` with each number below `count`. */
  each(count: number, visit: (place: number) => void): Promise<void>;
}

/** Numbers that are visited without a look at the clock. */
const visitsPerLook = 256;

export function workSlices(signal: AbortSignal): WorkSlices {
  let start = performance.now();
  const pause = async () => {
    if (performance.now() - start < longestSlice) return;
    await setImmediate();
    signal.throwIfAborted();
    start = performance.now();
  };
  return {
    pause,
    async each(count, visit) {
      for (let place = 0; place < count; place++) {
        if (place % visitsPerLook === 0) await pause();
        visit(place);
      }
    },
  };
}
