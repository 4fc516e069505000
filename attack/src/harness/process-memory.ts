import { readFileSync, writeFileSync } from 'node:fs';

/** Resident memory of a process in megabytes: now, and the highest so far (proc(5)); NaN where the kernel does not say. */
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

/** Lets the highest value begin again with the present one, where the kernel can do that. */
export function resetHighestMemory(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Then the highest value is that since the start of the process.
  }
}
