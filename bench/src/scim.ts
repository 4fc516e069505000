import { monitorEventLoopDelay } from 'node:perf_hooks';
import { dirname } from 'node:path';
import { pino } from 'pino';
import { startCluster } from '../../tools/src/postgresql-cluster.ts';
import { temporaryFolder } from '../../tools/src/running-directory.ts';
import { databaseServer } from '../../tools/src/system-programs.ts';
import { ownTemporaryFolder } from '../../tools/src/temporary-files.ts';
import { buildDirectory } from '../../server/src/app/build-directory.ts';
import { readConfig } from '../../server/src/config/config.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import type { Database, DatabaseLocation } from '../../server/src/database/open-database.ts';
import { loadDemoGroup } from '../../server/src/features/people-feeds/demo/demo-group.ts';
import { lookupKeysOf } from '../../server/src/features/people-feeds/scim/user-lookups.ts';
import { readReferences } from '../../server/src/people/reference-lists.ts';
import { readOptions } from './read-options.ts';
import { openReport } from './report.ts';
import { requiredProgram } from './required-program.ts';
import { openScimLoad, userOf } from './scim-load.ts';
import type { ScimLoad } from './scim-load.ts';

// `npm run bench:scim [-- --people 20000]` measures SCIM clients on both engines: creating users one by one and 8 concurrently, and
// queries.

const options = readOptions({ people: { type: 'string', default: '200000' } });
const people = Number(options.people);
const users = 500;
const program = await requiredProgram(databaseServer);
const references = readReferences(undefined);
using _files = ownTemporaryFolder();
const report = openReport('scim', options);

const embedded = await measure({ kind: 'embedded', folder: temporaryFolder() });
report.measure('embeddedSequential', embedded.sequential);
report.measure('embeddedParallel', embedded.parallel);
await using cluster = await startCluster(dirname(program), { isDurable: true });
const postgresql = await measure({ kind: 'postgresql', url: cluster.url, poolSize: 10 });
report.measure('postgresqlSequential', postgresql.sequential);
report.measure('postgresqlParallel', postgresql.parallel);
report.table(`Requests of a client among ${people} users, ms`, [
  { engine: 'embedded', ...embedded.requests },
  { engine: 'PostgreSQL', ...postgresql.requests },
]);
report.finish();

async function measure(location: DatabaseLocation) {
  const database = await openDatabase(location);
  await loadDemoGroup({ database, references, count: people });
  await addUsers(database);
  const config = readConfig({ DEMO_PEOPLE: '0', SCIM_LIMIT_PER_MINUTE: '1000000', PORT: '0' });
  const { app } = await buildDirectory({ config, database, references, logger: pino({ level: 'warn' }) });
  try {
    const client = await openScimLoad(database, await app.listen({ host: '127.0.0.1', port: 0 }));
    await client.create(50, 1);
    const sequential = await client.create(users, 1);
    const parallel = await client.create(users, 8);
    return { sequential, parallel, requests: await timeRequests(client) };
  } finally {
    await app.close();
    await database.close();
  }
}

/** Adds users without people, so that queries search as many rows as in a large company. */
async function addUsers(database: Database): Promise<void> {
  for (let first = 0; first < people; first += 1000) {
    const rows = Array.from({ length: Math.min(1000, people - first) }, (_, index) => rowOf(first + index));
    await database.kysely.insertInto('scim_users').values(rows).execute();
  }
}

function rowOf(number: number) {
  const { schemas: _, ...user } = userOf(number + 1_000_000);
  const at = new Date(1_700_000_000_000 + number);
  return {
    id: `01a00000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    user_name_key: user.userName,
    external_id: user.externalId,
    lookup_keys: lookupKeysOf(user),
    resource: JSON.stringify(user),
    created_at: at,
    modified_at: at,
  };
}

/** Sends each request, and measures for how long at most it blocked the event loop. */
async function timeRequests(client: ScimLoad) {
  const last = people - 100;
  const requests = {
    'userName eq': '/Users?filter=userName%20eq%20%22scim1000042%40group.example%22',
    'emails eq': '/Users?filter=emails%5Btype%20eq%20%22work%22%5D.value%20eq%20%22scim1000042%40mail.example%22',
    'first page': '/Users?count=100',
    'last page': `/Users?count=100&startIndex=${last}`,
    'last page by name': `/Users?count=100&sortBy=userName&startIndex=${last}`,
    'title co (no index)': '/Users?filter=title%20co%20%22pil%22&count=100',
  };
  const rows: [string, string][] = [];
  for (const [name, path] of Object.entries(requests)) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const milliseconds = await client.time(path);
    delay.disable();
    rows.push([name, `${milliseconds.toFixed(0)} (${(delay.max / 1e6).toFixed(0)})`]);
  }
  return Object.fromEntries(rows);
}
