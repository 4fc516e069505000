import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { loadDemoGroup } from '../../server/src/features/people-feeds/demo-group.ts';
import { readReferences } from '../../server/src/people/reference-lists.ts';
import { startCluster } from '../../tools/src/postgresql-cluster.ts';
import { startDirectory, temporaryFolder } from '../../tools/src/running-directory.ts';
import type { Directory } from '../../tools/src/running-directory.ts';
import { databaseServer } from '../../tools/src/system-programs.ts';
import { ownTemporaryFolder } from '../../tools/src/temporary-files.ts';
import { openMix, requestKinds } from './load-mix.ts';
import { percentile, sendAtRate } from './paced-load.ts';
import type { LoadResult, NamedRequest } from './paced-load.ts';
import { openReport } from './report.ts';
import { requiredProgram } from './required-program.ts';
import { processorMilliseconds, processorMillisecondsOfProgram, residentMegabytes } from './timed-process.ts';

// `npm run bench:load` sends the requests of a day to nodes on PostgreSQL, at rising rates. `-- --people 1000000`, `--nodes 3`, `--minutes 10`.

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '200000' },
    nodes: { type: 'string', default: '1' },
    /** Of the steady load at the end, which shows whether memory grows. */
    minutes: { type: 'string', default: '1' },
  },
  strict: false,
  allowPositionals: true,
});
const people = Number(values.people);
const nodeCount = Number(values.nodes);
const minutes = Number(values.minutes);
const connections = 32;
const secondsPerStep = 10;
/** Of the highest throughput. */
const rates = [0.25, 0.5, 0.7, 0.8, 0.9, 1];
const slowest = 25;

const program = await requiredProgram(databaseServer);
using _files = ownTemporaryFolder();
const report = openReport('load');
await using cluster = await startCluster(dirname(program), { isDurable: true });
await loadPeople();
const nodes: Directory[] = [];
try {
  for (let place = 0; place < nodeCount; place++) nodes.push(await startNode());
  const [first] = nodes;
  if (first === undefined) throw new Error('--nodes must be at least 1');
  const mix = await openMix(first.address, people);
  await step(mix.next, Infinity);
  report.table(`Processor time per request, ${people} people, ${nodeCount} nodes`, await costs(mix.request));
  const highest = await step(mix.next, Infinity);
  const throughput = highest.times.length / highest.seconds;
  const rows = [rowOf('highest', highest)];
  let withinTarget = 0;
  for (const share of rates) {
    const result = await step(mix.next, throughput * share);
    rows.push(rowOf(`${Math.round(throughput * share)}/s`, result));
    if (percentile(result.times, 0.99) <= slowest && result.errors === 0)
      withinTarget = result.times.length / result.seconds;
  }
  report.table(`The requests of a day, ${people} people, ${nodeCount} nodes, ${connections} connections`, rows);
  await showGrowth(mix.next, throughput / 2);
  report.measure('throughput', withinTarget);
  report.finish();
} finally {
  for (const node of nodes) await node.end('SIGTERM');
}

async function loadPeople(): Promise<void> {
  const database = await openDatabase({ kind: 'postgresql', url: cluster.url, poolSize: 4 });
  await loadDemoGroup({ database, references: readReferences(undefined), count: people });
  await database.close();
}

async function startNode(): Promise<Directory> {
  return await startDirectory({
    DATABASE_URL: cluster.url,
    DATA_DIR: temporaryFolder(),
    RATE_LIMIT_PER_MINUTE: '1000000',
    PEOPLE_PER_HOUR: '1000000',
    PEOPLE_PER_DAY: '1000000',
    SHUTDOWN_DELAY_SECONDS: '0',
  });
}

async function step(next: () => NamedRequest, perSecond: number, seconds = secondsPerStep): Promise<LoadResult> {
  const addresses = nodes.map(({ address }) => address);
  return await sendAtRate({ addresses, connections, perSecond, seconds, next });
}

/** What a request of each kind costs the nodes and the database server. */
async function costs(request: (kind: (typeof requestKinds)[number]) => NamedRequest) {
  const rows: Record<string, string | number>[] = [];
  for (const kind of requestKinds) {
    const before = [nodesTime(), processorMillisecondsOfProgram('postgres')] as const;
    const { times, errors } = await step(() => request(kind), Infinity, 5);
    const after = [nodesTime(), processorMillisecondsOfProgram('postgres')] as const;
    const [node, database] = after.map((time, place) => Math.round(((time - before[place]!) / times.length) * 1000));
    rows.push({
      kind,
      requests: times.length,
      errors,
      'node, µs': node ?? Number.NaN,
      'database, µs': database ?? Number.NaN,
    });
  }
  return rows;
}

function nodesTime(): number {
  return nodes.reduce((sum, { pid }) => sum + processorMilliseconds(pid), 0);
}

function rowOf(rate: string, { times, timesOf, seconds, errors }: LoadResult): Record<string, string | number> {
  return {
    rate,
    'requests/s': Math.round(times.length / seconds),
    errors,
    'p50, ms': percentile(times, 0.5),
    'p95, ms': percentile(times, 0.95),
    'p99, ms': percentile(times, 0.99),
    'p99 of searches, ms': percentile(
      (timesOf.get('search') ?? []).toSorted((one, other) => one - other),
      0.99,
    ),
  };
}

/** Memory at the beginning, in the middle and at the end of a steady load. */
async function showGrowth(next: () => NamedRequest, perSecond: number): Promise<void> {
  const parts = 5;
  const rows: Record<string, number>[] = [];
  for (let part = 1; part <= parts; part++) {
    const { errors } = await step(next, perSecond, (minutes * 60) / parts);
    const megabytes = nodes.reduce((sum, { pid }) => sum + residentMegabytes(pid), 0);
    rows.push({ minute: (minutes * part) / parts, 'memory, MB': Math.round(megabytes), errors });
  }
  report.table(`Memory under a steady load of ${Math.round(perSecond)} requests/s`, rows);
}
