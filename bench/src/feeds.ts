import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FeedRun } from '@directory/contract';
import { peopleLdif } from '../../server/test/ldap/people-ldif.ts';
import { startSlapd } from '../../server/test/ldap/start-slapd.ts';
import type { Slapd } from '../../server/test/ldap/start-slapd.ts';
import { startCluster } from '../../tools/src/postgresql-cluster.ts';
import { root } from '../../tools/src/run-command.ts';
import { cleanEnvironment, startDirectory, temporaryFolder } from '../../tools/src/running-directory.ts';
import { databaseServer, directoryServer } from '../../tools/src/system-programs.ts';
import { ownTemporaryFolder } from '../../tools/src/temporary-files.ts';
import { signInToDemo } from './demo-sign-in.ts';
import { changePeople } from './feeds-changes.ts';
import { percentile } from './paced-load.ts';
import { readOptions } from './read-options.ts';
import { openReport } from './report.ts';
import { requiredProgram } from './required-program.ts';
import { highWaterMark, processorMilliseconds, timedRun } from './timed-process.ts';

// `npm run bench:feeds -- [--people 20000] [--engines embedded,postgresql]` measures runs of an LDAP feed from slapd, and searches during
// them.

const options = readOptions({
  people: { type: 'string', default: '200000' },
  engines: { type: 'string', default: 'embedded,postgresql' },
});
const people = Number(options.people);
const engines = options.engines.split(',');
const administrator = 'bench@group.example';
/** Milliseconds between two searches. */
const searchEvery = 20;
const queries = [
  'martin',
  'müller',
  'anna k',
  'wang',
  'jean dupont',
  'smith paris',
  'ivanov',
  'garcia',
  'nguyen',
  'mari schmitd',
];

await requiredProgram(directoryServer);
using _files = ownTemporaryFolder();
const report = openReport('feeds', options);
await using slapd = await startSlapd({ records: peopleLdif(people, 2026) });
const rows: Record<string, string | number>[] = [];
let round = 0;

if (engines.includes('embedded')) await measure('embedded', slapd, {});
if (engines.includes('postgresql')) {
  const postgres = await requiredProgram(databaseServer);
  await using cluster = await startCluster(dirname(postgres), { isDurable: true });
  await measure('postgresql', slapd, { DATABASE_URL: cluster.url });
}
report.table(`Runs of a feed of ${people} people from slapd`, rows);
report.finish();

async function measure(engine: 'embedded' | 'postgresql', server: Slapd, database: Record<string, string>) {
  const environment = {
    ...database,
    DATA_DIR: temporaryFolder(),
    DEMO_PEOPLE: '0',
    ADMIN_LOGINS: administrator,
    RATE_LIMIT_PER_MINUTE: '1000000',
    PEOPLE_PER_HOUR: '1000000',
    PEOPLE_PER_DAY: '1000000',
  };
  await addAdministrator(environment);
  const feed = {
    FEED_LDAP_URL: server.url,
    FEED_LDAP_BIND_DN: server.administrator.dn,
    FEED_LDAP_BIND_PASSWORD: server.administrator.password,
    FEED_LDAP_BASE: 'dc=group,dc=example',
    // The benchmark itself starts full runs.
    FEED_LDAP_SCHEDULE: '0 0 1 1 *',
  };
  const directory = await startDirectory({ ...environment, ...feed });
  try {
    const token = await signInToDemo(directory.address, administrator);
    const client = { ...clientOf(directory.address, token), pid: directory.pid };
    const first = await observe(client, 0, async () => {});
    const unchanged = await observe(client, first.run.id, client.start);
    await changePeople(server, Math.ceil(people / 100), ++round);
    const changed = await observe(client, unchanged.run.id, client.start);
    for (const [name, { run, seconds, processor, megabytes, times }] of Object.entries({ first, unchanged, changed })) {
      const { added, changed: changedCount, unchanged: unchangedCount, rejected } = run.figures;
      rows.push({
        engine,
        run: name,
        seconds,
        'people/s': people / seconds,
        'processor, s': processor,
        added,
        changed: changedCount,
        unchanged: unchangedCount,
        rejected,
        'peak so far, MB': megabytes,
        searches: times.length,
        'p50, ms': percentile(times, 0.5),
        'p99, ms': percentile(times, 0.99),
        'slowest, ms': percentile(times, 1),
      });
    }
    report.measure(`${engine}First`, first.seconds);
    report.measure(`${engine}Unchanged`, unchanged.seconds);
    report.measure(`${engine}Changed`, changed.seconds);
    report.measure(`${engine}Memory`, changed.megabytes);
    report.measure(
      `${engine}Search`,
      Math.max(...[first, unchanged, changed].map(({ times }) => percentile(times, 0.99))),
    );
  } finally {
    await directory.end('SIGTERM');
  }
}

/** Waits until the person who signs in is in the directory. */
async function addAdministrator(environment: Record<string, string>): Promise<void> {
  const file = join(temporaryFolder(), 'administrator.csv');
  writeFileSync(file, `login,firstName,lastName\n${administrator},Bench,Mark\n`);
  await timedRun([join(root, 'tools/src/people.ts'), 'import', file], cleanEnvironment(environment));
}

function clientOf(address: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    search: async (text: string) => {
      const response = await fetch(`${address}/api/users?limit=30&globalQuery=${encodeURIComponent(text)}`, {
        headers,
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`a search answered ${response.status}`);
    },
    start: async () => {
      const body = JSON.stringify({ action: 'run' });
      const response = await fetch(`${address}/api/admin/feeds/ldap/actions`, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`the run was not started: ${response.status} ${await response.text()}`);
    },
    /** The last full run. Runs of changes are recorded in between. */
    newestRun: async (): Promise<FeedRun | undefined> => {
      const response = await fetch(`${address}/api/admin/feed-runs?limit=20`, { headers });
      // While a run writes, the only session of the embedded database is busy.
      if (response.status === 503) return undefined;
      const runs = (await response.json()) as FeedRun[];
      return runs.find(({ feed, mode }) => feed === 'ldap' && mode === 'complete');
    },
  };
}

/** Waits for a run after the one with that id, and searches until all its changes are in memory. */
async function observe(
  client: ReturnType<typeof clientOf> & { pid: number | undefined },
  after: number,
  start: () => Promise<void>,
) {
  const times: number[] = [];
  const searching = new AbortController();
  const searches = searchOn(client, times, searching.signal);
  const before = processorMilliseconds(client.pid);
  await start();
  let run: FeedRun | undefined;
  while (run === undefined || run.id <= after) {
    await pause(500);
    run = await client.newestRun();
    if (run !== undefined && run.id > after && run.outcome !== 'imported')
      throw new Error(`the run failed: ${run.problem}`);
  }
  await untilCalm(client.pid);
  searching.abort();
  await searches;
  const seconds = (new Date(run.finishedAt).getTime() - new Date(run.startedAt).getTime()) / 1000;
  const megabytes = highWaterMark(client.pid) ?? Number.NaN;
  const processor = (processorMilliseconds(client.pid) - before) / 1000;
  return { run, seconds, processor, megabytes, times: times.toSorted((one, other) => one - other) };
}

/** Waits until a process uses less than half a core for five seconds. Searches alone use less. */
async function untilCalm(pid: number | undefined): Promise<void> {
  const interval = 5000;
  for (let used = Infinity; used > interval / 2;) {
    const before = processorMilliseconds(pid);
    await pause(interval);
    used = processorMilliseconds(pid) - before;
  }
}

/** Sends one search at a time, at most every `searchEvery`, and times each from its planned start, so that a pause counts in full. */
async function searchOn(client: ReturnType<typeof clientOf>, times: number[], signal: AbortSignal): Promise<void> {
  let planned = performance.now();
  for (let count = 0; !signal.aborted; count++) {
    await client.search(queries[count % queries.length] ?? '');
    const now = performance.now();
    // Counts every search that would have been started during a pause, and would have waited for its end.
    for (; planned <= now; planned += searchEvery) times.push(now - planned);
    await pause(Math.max(0, planned - performance.now()));
    planned = Math.max(planned, performance.now());
  }
}
