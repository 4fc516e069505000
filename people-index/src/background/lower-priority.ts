import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

const lowestPriority = 19;

/**
 * Lowers the priority of this thread, so that requests are answered first if the CPU is busy. Only Linux has thread priorities.
 * @param steps added to the `nice` value of the process: with 10, the thread gets a tenth of a core that another thread wants too, with 3 a
 * third
 */
export function lowerPriority(steps = 10): void {
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, Math.min(lowestPriority, getPriority() + steps));
  } catch {
    // Without a lower priority, a build merely competes with requests.
  }
}
