import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** Measurements of a finished command. */
export interface Timed {
  readonly seconds: number;
  /** Peak resident memory; NaN where the kernel does not provide it (Linux does). */
  readonly megabytes: number;
  readonly output: string;
}

/**
 * Runs a command to the end, and measures time and memory.
 * @throws Error with its output if it fails
 */
export async function timedRun(parameters: readonly string[], environment: NodeJS.ProcessEnv): Promise<Timed> {
  const start = performance.now();
  const child = spawn(process.execPath, parameters, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  let megabytes = Number.NaN;
  const watch = setInterval(() => {
    megabytes = highWaterMark(child.pid) ?? megabytes;
  }, 50);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(watch);
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`${parameters.join(' ')} ended with code ${code}: ${output}`);
  return { seconds, megabytes, output };
}

/** Peak resident memory of a process in megabytes (`VmHWM` of proc(5)); undefined where the kernel does not provide it. */
export function highWaterMark(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : (Number(kilobytes) * 1024) / 1e6;
  } catch {
    return undefined;
  }
}

/**
 * Processor time of a process, including its threads and its child processes that have ended (`utime`, `stime`, `cutime` and `cstime` of
 * proc(5)); NaN if the kernel does not provide it.
 */
export function processorMilliseconds(pid: number | undefined): number {
  const millisecondsPerTick = 10;
  try {
    // The name of the program, in parentheses, may contain blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * millisecondsPerTick;
  } catch {
    return Number.NaN;
  }
}

/** Like `processorMilliseconds`, including child processes that are running. */
export function processorMillisecondsOfFamily(pid: number): number {
  for (;;) {
    const own = processorMilliseconds(pid);
    const children = readdirSync('/proc').filter((entry) => parentOf(entry) === pid);
    const sum = children.reduce((total, child) => total + (processorMilliseconds(Number(child)) || 0), own);
    // The time of a child that ends in between would be counted twice or not at all.
    if (Object.is(processorMilliseconds(pid), own)) return sum;
  }
}

function parentOf(pid: string): number | undefined {
  if (!/^\d+$/.test(pid)) return undefined;
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(fields[1]);
  } catch {
    // It has ended in the meantime.
    return undefined;
  }
}

/** Resident memory of a process; NaN where the kernel does not provide it. */
export function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return (Number(kilobytes) * 1024) / 1e6;
  } catch {
    return Number.NaN;
  }
}
