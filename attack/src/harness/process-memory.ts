import { readFileSync, writeFileSync } from 'node:fs';

/** Current and peak resident memory of a process in megabytes (proc(5)); NaN if the kernel does not provide it. */
export function processMemory(pid: number): { readonly now: number; readonly highest: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (name: string) =>
      (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN) * 1024) / 1e6;
    return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') };
  } catch {
    return { now: Number.NaN, highest: Number.NaN };
  }
}

/** Resets the peak to the current value, if the kernel supports it. */
export function resetHighestMemory(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Not supported: the peak is that since the start of the process.
  }
}
