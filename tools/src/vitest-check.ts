import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Check, CheckResult } from './run-checks.ts';
import { runCommand, tool } from './run-command.ts';

/** The used part of the report of Vitest's JSON reporter. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** Runs the tests of Vitest projects. */
export function vitestCheck(
  name: string,
  projects: readonly string[],
  options: { env?: NodeJS.ProcessEnv; filters?: readonly string[] } = {},
): Check {
  return {
    name,
    run: async (signal) => {
      const folder = mkdtempSync(join(tmpdir(), 'directory-report-'));
      const file = join(folder, 'report.json');
      const selection = projects.flatMap((project) => ['--project', project]);
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
      const parameters = [tool('vitest/vitest.mjs'), 'run', ...selection, ...reporters, ...(options.filters ?? [])];
      try {
        const { code, output } = await runCommand(process.execPath, parameters, { env: options.env ?? {}, signal });
        return count(readReport(file), code, output);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** A file that cannot be loaded, or an error outside of tests, counts as one failed test. */
export function count(report: Report | undefined, code: number, output: string): CheckResult {
  const unloaded = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = (report?.numFailedTests ?? 0) + unloaded;
  return { passed: report?.numPassedTests ?? 0, failed: failed === 0 && code !== 0 ? 1 : failed, output };
}
