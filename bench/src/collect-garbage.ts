import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const sweep = runInNewContext('gc') as () => void;

/** Twice, since buffers are given back behind the first. */
export async function collectGarbage(): Promise<void> {
  sweep();
  await pause(100);
  sweep();
}
