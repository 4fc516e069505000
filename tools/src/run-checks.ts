import type { FinishedCommand } from './run-command.ts';

/** Result of one check. A command that does not consist of tests counts as one. */
export interface CheckResult {
  readonly passed: number;
  readonly failed: number;
  /** Printed if something failed. */
  readonly output: string;
  /** Why the check did not run; absent if it ran. */
  readonly skipped?: string;
}

export interface Check {
  readonly name: string;
  run(signal: AbortSignal): Promise<CheckResult>;
}

export interface Total {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
}

/** The result of a command that only succeeds or fails. */
export function singleResult({ code, output }: FinishedCommand): CheckResult {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** A check that could not run, such as one without a free port, must not end the program while other checks run. */
function failedResult(error: unknown): CheckResult {
  return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/**
 * Runs checks, and prints a line when each of them ends, with its complete output if something failed.
 * @param concurrency maximum number of checks that run at the same time
 */
export async function runChecks(checks: readonly Check[], concurrency: number, signal: AbortSignal): Promise<Total> {
  const waiting = [...checks];
  const results: CheckResult[] = [];
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined && !signal.aborted; check = waiting.shift()) {
      const start = performance.now();
      const result = await check.run(signal).catch(failedResult);
      if (signal.aborted) return;
      results.push(result);
      print(check.name, result, (performance.now() - start) / 1000);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return sum(results);
}

function sum(results: readonly CheckResult[]): Total {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.reduce((total, { failed }) => total + failed, 0),
    skipped: results.flatMap(({ skipped }) => skipped ?? []),
  };
}

function print(name: string, result: CheckResult, seconds: number): void {
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
