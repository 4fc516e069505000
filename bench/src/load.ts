import { dirname } from 'node:path';
import { startCluster } from '../../tools/src/postgresql-cluster.ts';
import { startDirectory, temporaryFolder } from '../../tools/src/running-directory.ts';
import type { Directory } from '../../tools/src/running-directory.ts';
import { databaseServer } from '../../tools/src/system-programs.ts';
import { ownTemporaryFolder } from '../../tools/src/temporary-files.ts';
import { openMix, requestKinds } from './load-mix.ts';
import type { LoadMix } from './load-mix.ts';
import { loadPeople } from './load-people.ts';
import { percentile, sendAtRate } from './paced-load.ts';
import type { LoadResult, NamedRequest } from './paced-load.ts';
import { readOptions } from './read-options.ts';
import { openReport } from './report.ts';
import { requiredProgram } from './required-program.ts';
import { processorMilliseconds, processorMillisecondsOfFamily, residentMegabytes } from './timed-process.ts';

// `npm run bench:load` sends a realistic mix of requests to nodes on PostgreSQL, at increasing rates. Options: `-- --people 1000000`,
// `--nodes 3`, `--minutes 10`.

const options = readOptions({
  people: { type: 'string', default: '200000' },
  nodes: { type: 'string', default: '1' },
  /** Minutes of the steady load at the end, which shows whether memory grows. */
  minutes: { type: 'string', default: '1' },
});
const people = Number(options.people);
const nodeCount = Number(options.nodes);
const minutes = Number(options.minutes);
const connections = 32;
const secondsPerStep = 10;
/** Each rate is sent this often, since other processes of the machine disturb some steps. The step with the median p99 counts. */
const rounds = 3;
/** A process compiles its code while it runs. It is warm after two steps that cost more than this fraction of the cheapest previous one. */
const warmShare = 0.95;
const warmUpSteps = { min: 4, max: 15 };
/** Fractions of the maximum throughput. */
const rates = [0.1, 0.25, 0.5, 0.7, 0.8, 0.9, 1];
const slowest = 25;

/** Figures of a load, and the processor time per request in microseconds. */
interface Step extends LoadResult {
  readonly requestsPerSecond: number;
  readonly node: number;
  readonly database: number;
  readonly generator: number;
}

const program = await requiredProgram(databaseServer);
using _files = ownTemporaryFolder();
const report = openReport('load', options);
await using cluster = await startCluster(dirname(program), { isDurable: true });
await loadPeople(cluster.url, people);
const nodes: Directory[] = [];
try {
  for (let index = 0; index < nodeCount; index++) nodes.push(await startNode());
  const [first] = nodes;
  if (first === undefined) throw new Error('--nodes must be at least 1');
  const mix = await openMix(first.address, people);
  await warmUp(mix);
  const setting = `${people} people, ${nodeCount === 1 ? 'one node' : `${nodeCount} nodes`}`;
  const highest = await step(mix.next, Infinity);
  const rows = [rowOf('highest', highest)];
  let withinTarget = 0;
  for (const [share, result] of await stepsByShare(mix, highest.requestsPerSecond)) {
    rows.push(rowOf(`${Math.round(highest.requestsPerSecond * share)}/s`, result));
    if (percentile(result.times, 0.99) <= slowest && result.errors === 0) withinTarget = result.requestsPerSecond;
  }
  report.table(`The requests of a day, ${setting}, ${connections} connections`, rows);
  report.table(`Processor time of a request by its kind, ${setting}`, await costs(mix));
  report.table('What nodes on one database cost', [
    {
      nodes: nodeCount,
      'highest, requests/s': Math.round(highest.requestsPerSecond),
      'p99 ≤ 25 ms, requests/s': Math.round(withinTarget),
      ...processorTimes(highest),
      'memory of all nodes, MB': megabytesOfNodes(),
    },
  ]);
  await showGrowth(mix.next, highest.requestsPerSecond / 2);
  report.measure('throughput', withinTarget);
  report.finish();
} finally {
  for (const node of nodes) await node.end('SIGTERM');
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

async function step(next: () => NamedRequest, perSecond: number, seconds = secondsPerStep): Promise<Step> {
  const addresses = nodes.map(({ address }) => address);
  const before = usedTimes();
  const result = await sendAtRate({ addresses, connections, perSecond, seconds, next });
  const requests = result.times.length;
  const [node, database, generator] = usedTimes().map((time, index) => ((time - before[index]!) / requests) * 1000);
  return {
    ...result,
    requestsPerSecond: requests / result.seconds,
    node: node ?? Number.NaN,
    database: database ?? Number.NaN,
    generator: generator ?? Number.NaN,
  };
}

/** The step with the median p99 of each fraction of the maximum throughput, with the errors of all its rounds. */
async function stepsByShare({ next }: LoadMix, highest: number): Promise<ReadonlyMap<number, Step>> {
  const steps = new Map<number, Step[]>(rates.map((share) => [share, []]));
  for (let round = 0; round < rounds; round++)
    for (const [share, ofShare] of steps) ofShare.push(await step(next, Math.round(highest * share)));
  return new Map(
    [...steps].map(([share, ofShare]) => {
      const sorted = ofShare.toSorted((one, other) => percentile(one.times, 0.99) - percentile(other.times, 0.99));
      const errors = ofShare.reduce((sum, one) => sum + one.errors, 0);
      return [share, { ...sorted[Math.floor(rounds / 2)]!, errors }];
    }),
  );
}

/** Processor time of the nodes, of the database server, and of this process, in milliseconds. */
function usedTimes(): readonly number[] {
  const ofNodes = nodes.reduce((sum, { pid }) => sum + processorMilliseconds(pid), 0);
  return [ofNodes, processorMillisecondsOfFamily(cluster.pid()), processorMilliseconds(process.pid)];
}

/** Warms up: sends requests until they no longer become cheaper. */
async function warmUp(mix: LoadMix): Promise<void> {
  let cheapest = Infinity;
  let stepsWithoutGain = 0;
  for (let steps = 1; steps <= warmUpSteps.max; steps++) {
    const { node } = await step(mix.next, Infinity);
    stepsWithoutGain = node < cheapest * warmShare ? 0 : stepsWithoutGain + 1;
    cheapest = Math.min(cheapest, node);
    if (steps >= warmUpSteps.min && stepsWithoutGain >= 2) return;
  }
}

/** Measures the cost of a request of each kind. Each kind is sent twice, since code for rare ones is not compiled yet. */
async function costs({ request }: LoadMix): Promise<Record<string, string | number>[]> {
  const rows: Record<string, string | number>[] = [];
  for (const kind of requestKinds) {
    await step(() => request(kind), Infinity, secondsPerStep / 2);
    const result = await step(() => request(kind), Infinity, secondsPerStep / 2);
    rows.push({ kind, requests: result.times.length, errors: result.errors, ...processorTimes(result) });
  }
  return rows;
}

function processorTimes({ node, database, generator }: Step): Record<string, number> {
  return {
    'node, µs': Math.round(node),
    'database, µs': Math.round(database),
    'generator, µs': Math.round(generator),
  };
}

function rowOf(rate: string, result: Step): Record<string, string | number> {
  const { times, timesOf, errors, requestsPerSecond } = result;
  return {
    rate,
    'requests/s': Math.round(requestsPerSecond),
    errors,
    'p50, ms': percentile(times, 0.5),
    'p95, ms': percentile(times, 0.95),
    'p99, ms': percentile(times, 0.99),
    'p99 of searches, ms': percentile(
      (timesOf.get('search') ?? []).toSorted((one, other) => one - other),
      0.99,
    ),
    ...processorTimes(result),
  };
}

/** Measures memory at the beginning, in the middle and at the end of a steady load. */
async function showGrowth(next: () => NamedRequest, perSecond: number): Promise<void> {
  const parts = 5;
  const rows: Record<string, number>[] = [];
  for (let part = 1; part <= parts; part++) {
    const { errors } = await step(next, perSecond, (minutes * 60) / parts);
    rows.push({ minute: (minutes * part) / parts, 'memory, MB': megabytesOfNodes(), errors });
  }
  report.table(`Memory under a steady load of ${Math.round(perSecond)} requests/s`, rows);
}

function megabytesOfNodes(): number {
  return Math.round(nodes.reduce((sum, { pid }) => sum + residentMegabytes(pid), 0));
}
