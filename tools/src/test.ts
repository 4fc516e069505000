import { dirname } from 'node:path';
import { quickChecks } from './checks.ts';
import { runChecks } from './run-checks.ts';
import type { Check, CheckResult } from './run-checks.ts';
import { startCluster } from './postgresql-cluster.ts';
import {
  browser,
  codeReader,
  databaseServer,
  directoryServer,
  headlessBrowser,
  installPrograms,
  loadBalancer,
  ruleChecker,
  serviceAnalyzer,
  webServer,
} from './system-programs.ts';
import type { SystemProgram } from './system-programs.ts';
import { ownTemporaryFolder } from './temporary-files.ts';
import { vitestCheck } from './vitest-check.ts';

/**
 * `npm test` runs everything. `npm test -- SUITE [FILTER …]` runs one of the suites below, limited to test files whose path contains one of
 * the filters.
 */
const [chosen, ...filters] = process.argv.slice(2);

using _files = ownTemporaryFolder();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());

const onPostgresql: Check = {
  name: 'server on PostgreSQL',
  run: (signal) =>
    withProgram(databaseServer, async (program) => {
      await using cluster = await startCluster(dirname(program));
      const env = { TEST_DATABASE_URL: cluster.url };
      return await vitestCheck('server on PostgreSQL', ['postgresql'], { env, filters }).run(signal);
    }),
};

/** Falls back to the full browser if the headless one is not installed. */
const testBrowser: SystemProgram = { ...browser, find: () => headlessBrowser.find() ?? browser.find() };

const endToEnd = (language: string): Check => ({
  name: `end-to-end tests (${language})`,
  run: (signal) =>
    withProgram(testBrowser, (program) =>
      vitestCheck('e2e', ['e2e'], { env: { E2E_LANGUAGE: language, BROWSER: program }, filters }).run(signal),
    ),
});

const samples: Check = {
  name: 'samples',
  run: (signal) =>
    withPrograms([webServer, loadBalancer, serviceAnalyzer, ruleChecker], () =>
      vitestCheck('samples', ['samples'], { filters }).run(signal),
    ),
};

const suites: Record<string, readonly Check[]> = {
  check: quickChecks,
  // Two are executed at a time. In this order, the last two end at about the same time.
  e2e: [endToEnd('en'), endToEnd('fr')],
  postgresql: [onPostgresql],
  embedded: [vitestCheck('server on the embedded database', ['embedded'], { filters })],
  commands: [vitestCheck('commands', ['commands'], { filters })],
  samples: [samples],
};

async function withProgram(program: SystemProgram, run: (path: string) => Promise<CheckResult>): Promise<CheckResult> {
  return await withPrograms([program], ([path = '']) => run(path));
}

async function withPrograms(
  programs: readonly SystemProgram[],
  run: (paths: readonly string[]) => Promise<CheckResult>,
): Promise<CheckResult> {
  const missing = programs.filter((program) => program.find() === undefined);
  if (missing.length === 0) return await run(programs.map((program) => program.find() ?? ''));
  const names = missing.map(({ debianPackage }) => debianPackage).join(', ');
  const reason = `not installed: ${names}; as root on Debian this command installs it`;
  return { passed: 0, failed: 0, output: '', skipped: reason };
}

if (chosen !== undefined && suites[chosen] === undefined) {
  process.stderr.write(`Unknown test suite "${chosen}": choose one of ${Object.keys(suites).join(', ')}.\n`);
  process.exit(1);
}

const needed = [
  headlessBrowser,
  codeReader,
  databaseServer,
  directoryServer,
  ruleChecker,
  serviceAnalyzer,
  webServer,
  loadBalancer,
];
await installPrograms(needed, stop.signal);
if (testBrowser.find() === undefined) await installPrograms([browser], stop.signal);
const queue = chosen === undefined ? Object.values(suites).flat() : (suites[chosen] ?? []);
const total = await runChecks(queue, 2, stop.signal);
// Missing programs are allowed on developers' machines, but not in continuous integration.
const isContinuousIntegration = process.env['CI'] !== undefined && process.env['CI'] !== '';
const failed = total.failed + (isContinuousIntegration ? total.skipped.length : 0);
for (const reason of total.skipped) process.stdout.write(`SKIPPED: ${reason}\n`);
if (stop.signal.aborted) process.stdout.write('Interrupted.\n');
process.stdout.write(`${total.passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || stop.signal.aborted ? 1 : 0;
