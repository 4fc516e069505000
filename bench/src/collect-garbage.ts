import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Runs twice, since buffers are freed only after the first collection. */
export async function collectGarbage(): Promise<void> {
  collect();
  await pause(100);
  collect();
}
