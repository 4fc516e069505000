import type { TaskResult } from './task.ts';

/** How a part of the checks went. A part that is not made of tests counts as one. */
export interface PartResult {
  readonly passed: number;
  readonly failed: number;
  /** Shown when something failed. */
  readonly output: string;
  /** Why nothing was run, when nothing was. */
  readonly skipped?: string;
}

export interface Part {
  readonly name: string;
  run(signal: AbortSignal): Promise<PartResult>;
}

export interface Total {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
}

/** Counts a command that says nothing but yes or no. */
export function asOne({ code, output }: TaskResult): PartResult {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/**
 * Runs parts, so many at a time, and prints a line for each as it ends, with its whole output where something failed.
 * @param width how many run at the same time
 */
export async function runParts(parts: readonly Part[], width: number, signal: AbortSignal): Promise<Total> {
  const waiting = [...parts];
  const results: PartResult[] = [];
  const work = async () => {
    for (let part = waiting.shift(); part !== undefined && !signal.aborted; part = waiting.shift()) {
      const start = performance.now();
      const result = await part.run(signal);
      if (signal.aborted) return;
      results.push(result);
      print(part.name, result, (performance.now() - start) / 1000);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return sum(results);
}

export function sum(results: readonly (PartResult | Total)[]): Total {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.reduce((total, { failed }) => total + failed, 0),
    skipped: results.flatMap(({ skipped }) => skipped ?? []),
  };
}

function print(name: string, result: PartResult, seconds: number): void {
  if (result.skipped !== undefined) {
    process.stdout.write(`  SKIPPED  ${name}: ${result.skipped}\n`);
    return;
  }
  const count = result.passed + result.failed;
  const tests = count > 1 ? `, ${result.passed} of ${count} passed` : '';
  const mark = result.failed === 0 ? 'ok' : 'FAILED';
  process.stdout.write(`  ${mark.padEnd(7)}  ${name} (${seconds.toFixed(1)} s${tests})\n`);
  if (result.failed > 0) process.stdout.write(`${result.output.trim().replaceAll(/^/gm, '    ')}\n`);
}
