import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds of work after which other requests get their turn. */
const longestSlice = 8;

/**
 * Divides long work. Returns what is to be awaited before each step: when a slice is over, it rests as long as the slice took, so that the work
 * takes at most half of the time of the event loop.
 */
export function restingSlices(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    const worked = performance.now() - start;
    if (worked < longestSlice) return;
    await wait(Math.ceil(worked));
    start = performance.now();
  };
}
