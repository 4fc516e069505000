import { setTimeout as wait } from 'node:timers/promises';

/** Maximum length of a slice in milliseconds. */
const maxSliceMilliseconds = 8;

/**
 * Divides long work into slices. Returns a function to be awaited before each step: at the end of a slice, it pauses for as long as the
 * slice took, so that the work uses at most half of the event loop's time.
 */
export function restingSlices(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    const worked = performance.now() - start;
    if (worked < maxSliceMilliseconds) return;
    await wait(Math.ceil(worked));
    start = performance.now();
  };
}
