import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProvider } from '../../../attack/src/harness/provider.ts';
import type { ForgingProvider } from '../../../attack/src/harness/provider.ts';
import { migrationNames } from '../../../server/src/database/migrate.ts';
import type { DatabaseLocation } from '../../../server/src/database/open-database.ts';
import { earlierVersions, makeEarlierDatabase, migrationsOf } from '../harness/earlier-database.ts';
import { nodeSettings, startNode } from '../harness/node.ts';
import type { Environment, Node } from '../harness/node.ts';
import { makeApiToken, readEverybody, titleOfRun } from '../harness/people.ts';
import { openSession, startDurableCluster } from '../harness/postgresql.ts';
import type { Session } from '../harness/postgresql.ts';
import { startScript } from '../harness/process.ts';
import { seconds } from '../harness/report.ts';
import type { FaultReport } from '../harness/report.ts';
import { waitUntil } from '../harness/wait-until.ts';
import type { Scenario } from './scenario.ts';

const server = 'server/src/main.ts';
const longestWait = 120_000;

/** A node is killed while it migrates an embedded database of an earlier version. */
export const migrationKilledEmbedded: Scenario = {
  name: 'migration-killed-embedded',
  async run(report, { isQuick }) {
    using provider = await startProvider('web');
    const people = isQuick ? 1000 : 5000;
    for (const version of isQuick ? earlierVersions.slice(0, 1) : earlierVersions) {
      const folder = mkdtempSync(join(tmpdir(), 'data-'));
      const location: DatabaseLocation = { kind: 'embedded', folder };
      await makeEarlierDatabase(location, version, people);
      const ends: Ends = { before: 0, between: 0, after: 0 };
      let from = (await migrationsOf(location)).length;
      for (let round = 0; round < (isQuick ? 2 : 6); round++) {
        await using node = startScript(server, nodeSettings(provider, { DATA_DIR: folder }));
        await pause(500 + Math.random() * 3000);
        node.kill(round % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
        await node.ended;
        from = countEnd(ends, await migrationsOf(location), { from, report, version });
      }
      await using node = await startNode(provider, { DATA_DIR: folder });
      await checkPeople(node, people, { report, version });
      report.did(
        `from ${version}: killed ${ends.before} times before a commit, ${ends.between} times between two, ${ends.after} times after the last`,
      );
    }
  },
};

/** Two nodes start on a PostgreSQL database of an earlier version. The nodes or the database are killed while one migrates it. */
export const migrationKilledPostgresql: Scenario = {
  name: 'migration-killed-postgresql',
  async run(report, { isQuick }) {
    using provider = await startProvider('web');
    const people = isQuick ? 20_000 : 60_000;
    const [oldest, ...others] = earlierVersions;
    for (const victim of ['both nodes by SIGKILL', 'one node by SIGTERM', 'the database'] as const) {
      await migrateAndKill({ provider, report, version: oldest!, people, victim });
    }
    for (const version of isQuick ? [] : others) {
      await migrateAndKill({ provider, report, version, people, victim: 'the database' });
    }
  },
};

async function migrateAndKill(course: {
  readonly provider: ForgingProvider;
  readonly report: FaultReport;
  readonly version: string;
  readonly people: number;
  readonly victim: 'both nodes by SIGKILL' | 'one node by SIGTERM' | 'the database';
}): Promise<void> {
  const { provider, report, version, people, victim } = course;
  await using cluster = await startDurableCluster();
  const location: DatabaseLocation = { kind: 'postgresql', url: cluster.url, poolSize: 2, canListen: false };
  await makeEarlierDatabase(location, version, people);
  const from = (await migrationsOf(location)).length;
  const environment: Environment = { DATABASE_URL: cluster.url };
  await using first = startScript(server, nodeSettings(provider, { ...environment, DATA_DIR: newFolder() }));
  await using second = startScript(server, nodeSettings(provider, { ...environment, DATA_DIR: newFolder() }));
  const isHit = await untilMigrating(cluster.url);
  await pause(Math.random() * 300);
  if (victim === 'the database') {
    await cluster.kill();
    await cluster.start();
  } else {
    for (const node of victim === 'one node by SIGTERM' ? [first] : [first, second]) {
      node.kill(victim === 'one node by SIGTERM' ? 'SIGTERM' : 'SIGKILL');
      await node.ended;
    }
  }
  const ends: Ends = { before: 0, between: 0, after: 0 };
  // PostgreSQL notices that the connection of a killed node is gone only when its statement ends.
  const left = await migrationsOf(location);
  if (victim === 'both nodes by SIGKILL') countEnd(ends, left, { from, report, version });
  const start = performance.now();
  await using third = await startNode(provider, environment);
  const ready = performance.now() - start;
  if ((await migrationsOf(location)).length !== migrationNames.length)
    report.found(`${version}: not all migrations ran`);
  await checkPeople(third, people, { report, version });
  if (victim !== 'both nodes by SIGKILL') {
    const isUp = () => second.output().includes('is ready at');
    if ((await waitUntil(isUp, longestWait)) === undefined) {
      report.found(`${version}: a node that waited does not start after ${victim} ended`, second.output().slice(-600));
    }
  }
  report.did(
    `from ${version} with ${people} people: ${victim} ended ${isHit ? 'during the migration' : 'too early or too late'}; a node was ready after ${seconds(ready)}`,
  );
}

/** Waits until a session alters tables. Returns false if that is not observed. */
async function untilMigrating(url: string): Promise<boolean> {
  await using session = await openSession(url);
  return (await waitUntil(() => isMigrating(session), 10_000)) !== undefined;
}

async function isMigrating(session: Session): Promise<boolean> {
  const rows = await session.query(
    "select from pg_locks where locktype = 'relation' and mode = 'AccessExclusiveLock' and granted and pid <> pg_backend_pid()",
  );
  return rows.length > 0;
}

/** How often a migration was interrupted, by what had been committed since the previous time. */
interface Ends {
  before: number;
  between: number;
  after: number;
}

/** Checks that the first migrations were applied and none was lost: each is a transaction of its own. Returns their number. */
function countEnd(
  ends: Ends,
  executed: readonly string[],
  { from, report, version }: { from: number; report: FaultReport; version: string },
): number {
  const count = executed.length;
  if (executed.join() !== migrationNames.slice(0, count).join()) {
    report.found(`${version}: a migration was left out`, executed.join());
  }
  if (count < from) report.found(`${version}: a migration was lost`, `${count} of ${from}`);
  if (count === migrationNames.length) ends.after++;
  else if (count === from) ends.before++;
  else ends.between++;
  return count;
}

async function checkPeople(
  node: Node,
  people: number,
  { report, version }: { report: FaultReport; version: string },
): Promise<void> {
  const { secret } = await makeApiToken(node);
  const stored = await readEverybody(node.requests, secret);
  const titles = new Set(stored.map(({ title }) => title));
  if (stored.length !== people) report.found(`${version}: people are missing`, `${stored.length} of ${people}`);
  if (titles.size !== 1 || !titles.has(titleOfRun(0))) report.found(`${version}: values are lost`, [...titles].join());
  const found = await node.requests.get('someone@elsewhere.example', '/api/users?globalQuery=Outside7');
  if (found.status !== 200 || (found.json as unknown[]).length === 0) report.found(`${version}: nobody is found`);
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'data-'));
