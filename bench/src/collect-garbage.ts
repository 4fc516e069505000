import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const maxCollections = 20;
/** A collection that frees less is the last one. */
const minFreedBytes = 100_000;

/**
 * Collects garbage until nothing more is freed: buffers are freed after the first collection, unused compiled code only after several.
 * Returns the bytes that objects and buffers still use.
 */
export async function collectGarbage(): Promise<number> {
  let before = Infinity;
  for (let collections = 0; collections < maxCollections; collections++) {
    collect();
    await pause(50);
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    const held = heapUsed + arrayBuffers;
    if (before - held < minFreedBytes) return held;
    before = held;
  }
  return before;
}
