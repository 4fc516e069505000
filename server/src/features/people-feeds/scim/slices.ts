import { setImmediate } from 'node:timers/promises';

/** Maximum length of a slice in milliseconds. */
const maxSliceMilliseconds = 8;

/** Divides long work into slices, between which other requests are served. Returns a function to be awaited before each step. */
export function slices(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < maxSliceMilliseconds) return;
    await setImmediate();
    start = performance.now();
  };
}
