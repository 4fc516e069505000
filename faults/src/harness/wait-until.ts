import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until a condition is true.
 * @param interval milliseconds between two checks
 * @returns the elapsed milliseconds; undefined if it did not become true within `longest`
 */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  longest: number,
  interval = 50,
): Promise<number | undefined> {
  const start = performance.now();
  for (;;) {
    if (await isTrue()) return performance.now() - start;
    if (performance.now() - start > longest) return undefined;
    await pause(interval);
  }
}
