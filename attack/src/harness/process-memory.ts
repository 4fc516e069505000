import { readFileSync } from 'node:fs';

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
