import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startCluster } from '../../tools/src/postgresql-cluster.ts';
import { cleanEnvironment, temporaryFolder } from '../../tools/src/running-directory.ts';
import { databaseServer } from '../../tools/src/system-programs.ts';
import { ownTemporaryFolder } from '../../tools/src/temporary-files.ts';
import { root, runCommand } from '../../tools/src/run-command.ts';
import { readOptions } from './read-options.ts';
import { openReport } from './report.ts';
import { requiredProgram } from './required-program.ts';
import { timedRun } from './timed-process.ts';

// `npm run bench:import` measures how fast people are generated, and how fast their file is imported on both database engines.

const people = 200_000;
const command = join(root, 'tools/src/people.ts');
const program = await requiredProgram(databaseServer);

const version =
  (await runCommand(program, ['--version'])).output
    .trim()
    .replace(/^.*\) /, '')
    .split(' ')[0] ?? '';
using _files = ownTemporaryFolder();
const report = openReport('import', readOptions(), { PostgreSQL: version });
const file = join(temporaryFolder(), 'people.csv');

const generated = await timedRun([command, 'generate', String(people), '--out', file], cleanEnvironment({}));
report.measure('generateRate', people / generated.seconds);

const embedded = await importInto({ DATA_DIR: temporaryFolder() });
report.measure('embeddedSeconds', embedded.first.seconds);
report.measure('embeddedMemory', embedded.first.megabytes);

// Every commit waits for the disk, as in production.
await using cluster = await startCluster(dirname(program), { isDurable: true });
const postgresql = await importInto({ DATABASE_URL: cluster.url });
report.measure('postgresqlSeconds', postgresql.first.seconds);
report.measure('postgresqlMemory', postgresql.first.megabytes);

report.table('Import of the same file, first and second run', [
  { engine: 'embedded', ...row(embedded) },
  { engine: 'PostgreSQL', ...row(postgresql) },
]);
process.stdout.write(`${people} people, ${Math.round(statSync(file).size / 1e6)} MB of CSV\n`);
report.finish();

async function importInto(environment: Record<string, string>) {
  const run = () => timedRun([command, 'import', file, '--accept-removals'], cleanEnvironment(environment));
  return { first: await run(), again: await run() };
}

function row({ first, again }: Awaited<ReturnType<typeof importInto>>) {
  return {
    'first, s': first.seconds,
    'first, people/s': people / first.seconds,
    'first, MB': first.megabytes,
    'again, s': again.seconds,
    'again, MB': again.megabytes,
  };
}
