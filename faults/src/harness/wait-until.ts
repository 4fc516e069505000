import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until a condition is true. Polls every 50 ms.
 * @returns the elapsed milliseconds; undefined if it did not become true within `longest`
 */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  longest: number,
): Promise<number | undefined> {
  const start = performance.now();
  for (;;) {
    if (await isTrue()) return performance.now() - start;
    if (performance.now() - start > longest) return undefined;
    await pause(50);
  }
}
