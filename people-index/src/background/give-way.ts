import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

/** Added to the `nice` value of the process. */
const lowerPriority = 10;
const lowestPriority = 19;

/** Lowers the priority of this thread, so that requests are answered first where the cores are busy. Only Linux has priorities of threads. */
export function giveWay(): void {
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, Math.min(lowestPriority, getPriority() + lowerPriority));
  } catch {
    // Without it, a build only competes with requests.
  }
}
