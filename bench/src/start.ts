import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startCluster } from '../../tools/src/postgresql-cluster.ts';
import { cleanEnvironment, startDirectory, temporaryFolder } from '../../tools/src/running-directory.ts';
import { root } from '../../tools/src/run-command.ts';
import { databaseServer } from '../../tools/src/system-programs.ts';
import { ownTemporaryFolder } from '../../tools/src/temporary-files.ts';
import { readOptions } from './read-options.ts';
import { openReport } from './report.ts';
import { requiredProgram } from './required-program.ts';
import { highWaterMark, residentMegabytes, timedRun } from './timed-process.ts';

// npm run bench:start [-- --people 1000000] [--engines postgresql,embedded]
// Measures the start of a directory with many people, on both engines, from the start of the process until it is ready: first from the database,
// then with the memory that the first process stored.

const options = readOptions({
  people: { type: 'string', default: '200000' },
  engines: { type: 'string', default: 'postgresql,embedded' },
});
const people = Number(options.people);
const engines = options.engines.split(',');
const judgedSize = 200_000;
/** Number of starts with stored memory. */
const laterStarts = 3;
/** Milliseconds after the start at which the memory of a node is measured. */
const settled = 10_000;
const longestStoring = 300_000;
const command = join(root, 'tools/src/people.ts');

using _files = ownTemporaryFolder();
const report = openReport('start', options);
const figures = new Map<Figure, number>();
const file = join(temporaryFolder(), 'people.csv');
await timedRun([command, 'generate', String(people), '--out', file], cleanEnvironment({}));
const rows: Record<string, string | number>[] = [];
if (engines.includes('postgresql')) {
  await using cluster = await startCluster(dirname(await requiredProgram(databaseServer)), { isDurable: true });
  rows.push(...(await measure('PostgreSQL', { DATABASE_URL: cluster.url, DATA_DIR: temporaryFolder() })));
}
if (engines.includes('embedded')) {
  rows.push(...(await measure('embedded', { DATA_DIR: temporaryFolder(), DEMO_PEOPLE: '0' })));
}
report.table(`Start with ${people.toLocaleString('en')} people`, rows, people === 1_000_000 ? 'million' : '');
report.finish([...figures.keys()]);

type Figure = Parameters<typeof report.measure>[0];

type Environment = { readonly DATA_DIR: string } & Record<string, string>;

interface Start {
  readonly seconds: number;
  readonly peak: number;
  readonly later: number;
}

async function measure(engine: string, environment: Environment) {
  await timedRun([command, 'import', file, '--accept-removals'], cleanEnvironment(environment));
  const first = await start(environment, true);
  const later: Start[] = [];
  for (let round = 0; round < laterStarts; round++) later.push(await start(environment, false));
  const slowest = later.toSorted((one, other) => other.seconds - one.seconds)[0]!;
  const ready = figureOf(engine);
  if (ready !== undefined) judge(ready, slowest.seconds);
  judge('peak', Math.max(figures.get('peak') ?? 0, first.peak / first.later, slowest.peak / slowest.later));
  const row = (from: string, { seconds, peak, later: needed }: Start) => ({
    engine,
    from,
    'ready, s': seconds,
    'peak, MB': peak,
    '10 s later, MB': needed,
    ratio: peak / needed,
  });
  return [row('the database', first), row('stored memory', slowest)];
}

function figureOf(engine: string): Figure | undefined {
  if (people === judgedSize) return engine === 'embedded' ? 'embeddedReady' : 'postgresqlReady';
  return people === 1_000_000 && engine !== 'embedded' ? 'millionReady' : undefined;
}

function judge(figure: Figure, value: number): void {
  figures.set(figure, value);
  report.measure(figure, value);
}

async function start(environment: Environment, isFirst: boolean): Promise<Start> {
  const begun = performance.now();
  const directory = await startDirectory({ ...environment, DATABASE_POOL_SIZE: '5' });
  const seconds = (performance.now() - begun) / 1000;
  const atStart = highWaterMark(directory.pid) ?? Number.NaN;
  await pause(settled);
  const later = residentMegabytes(directory.pid);
  if (isFirst) await stored(join(environment.DATA_DIR, 'memory'));
  await directory.stop();
  return { seconds, peak: atStart, later };
}

/** Resolves when memory has been stored and no file is being written. */
async function stored(folder: string): Promise<void> {
  for (const deadline = performance.now() + longestStoring; performance.now() < deadline; await pause(200)) {
    if (existsSync(folder) && readdirSync(folder).join() === 'people') return;
  }
  throw new Error('Memory was not stored.');
}
