import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

const lowestPriority = 19;

/**
 * Lowers the priority of this thread, so that requests are answered first if the CPU is busy. Only Linux has thread priorities.
 * @param steps added to the `nice` value of the process: with 10, the thread gets a tenth of a core that another thread wants too, with 3 a
 * third
 */
export function lowerPriority(steps = 10): void {
  withThreadPriorities(() => setLower(Number(basename(readlinkSync('/proc/thread-self'))), steps));
}

/**
 * Lowers the priority of all threads of this process that have a name, as `lowerPriority`.
 * @param name of proc_pid_comm(5), at most 15 characters
 */
export function lowerPriorityOfThreads(name: string, steps = 10): void {
  withThreadPriorities(() => {
    for (const thread of readdirSync('/proc/self/task')) {
      if (readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trimEnd() === name) setLower(Number(thread), steps);
    }
  });
}

function setLower(thread: number, steps: number): void {
  setPriority(thread, Math.min(lowestPriority, getPriority() + steps));
}

function withThreadPriorities(lower: () => void): void {
  try {
    lower();
  } catch {
    // Without a lower priority, a thread merely competes with requests.
  }
}
