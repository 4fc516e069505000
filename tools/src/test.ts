import { dirname } from 'node:path';
import { checkParts } from './check-parts.ts';
import type { Part, PartResult } from './part.ts';
import { runParts } from './part.ts';
import { startCluster } from './postgresql-cluster.ts';
import { browser, codeReader, databaseServer, directoryServer, installPrograms } from './system-programs.ts';
import type { SystemProgram } from './system-programs.ts';
import { ownTemporaryFolder } from './temporary-files.ts';
import { vitestPart } from './vitest-part.ts';

/**
 * `npm test`: everything. `npm test -- PART [FILTER …]` runs one of the parts below, and of it the files whose path holds a
 * filter.
 */
const [chosen, ...filters] = process.argv.slice(2);

using _files = ownTemporaryFolder();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());

const onPostgresql: Part = {
  name: 'server on PostgreSQL',
  run: (signal) =>
    demand(databaseServer, async (program) => {
      await using cluster = await startCluster(dirname(program));
      const env = { TEST_DATABASE_URL: cluster.url };
      return await vitestPart('server on PostgreSQL', ['postgresql'], { env, filters }).run(signal);
    }),
};

const stories = (language: string): Part => ({
  name: `stories in the browser (${language})`,
  run: (signal) =>
    demand(browser, (program) =>
      vitestPart('stories', ['stories'], { env: { STORIES: language, BROWSER: program }, filters }).run(signal),
    ),
});

const parts: Record<string, readonly Part[]> = {
  check: checkParts,
  stories: [stories('en'), stories('fr')],
  embedded: [vitestPart('server on the embedded database', ['embedded'], { filters })],
  commands: [vitestPart('commands', ['commands'], { filters })],
  postgresql: [onPostgresql],
};

async function demand(program: SystemProgram, work: (path: string) => Promise<PartResult>): Promise<PartResult> {
  const path = program.find();
  if (path !== undefined) return await work(path);
  const reason = `${program.debianPackage} is not installed; as root on Debian this command installs it`;
  return { passed: 0, failed: 0, output: '', skipped: reason };
}

if (chosen !== undefined && parts[chosen] === undefined) {
  process.stderr.write(`There is no part ${chosen}: choose from ${Object.keys(parts).join(', ')}.\n`);
  process.exit(1);
}

await installPrograms([browser, codeReader, databaseServer, directoryServer], stop.signal);
const queue = chosen === undefined ? Object.values(parts).flat() : (parts[chosen] ?? []);
const total = await runParts(queue, 2, stop.signal);
// What a person may lack, a machine that guards the main branch may not.
const isGuarding = process.env['CI'] !== undefined && process.env['CI'] !== '';
const failed = total.failed + (isGuarding ? total.skipped.length : 0);
for (const reason of total.skipped) process.stdout.write(`SKIPPED: ${reason}\n`);
if (stop.signal.aborted) process.stdout.write('Interrupted.\n');
process.stdout.write(`${total.passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || stop.signal.aborted ? 1 : 0;
