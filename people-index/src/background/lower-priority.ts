import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

const lowestPriority = 19;

/**
 * Lowers the priority of this thread, so that requests are answered first where the cores are busy. Only Linux has priorities of threads.
 * @param steps added to the `nice` value of the process; with 10, a thread gets a tenth of a core that another one wants as well, with 3 a third
 */
export function giveWay(steps = 10): void {
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, Math.min(lowestPriority, getPriority() + steps));
  } catch {
    // Without it, a build only competes with requests.
  }
}
