import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { migrate, released } from '../../../server/src/database/migrate.ts';
import { openDatabase } from '../../../server/src/database/open-database.ts';
import { withTimeLimit } from '../../../server/src/database/time-limit.ts';
import { importFile } from '../../../attack/src/harness/import-file.ts';
import { startExpectingFailure } from '../../../tools/src/running-directory.ts';
import { checkFreshness } from '../harness/freshness.ts';
import { nodeSettings } from '../harness/node.ts';
import { runFile } from '../harness/people.ts';
import { startCommand } from '../harness/process.ts';
import { seconds } from '../harness/report.ts';
import type { FaultReport } from '../harness/report.ts';
import { openSteadyLoad } from '../harness/steady-load.ts';
import { startTwoNodes } from '../harness/two-nodes.ts';
import { waitUntil } from '../harness/wait-until.ts';
import { openWrites } from '../harness/writes.ts';
import type { Scenario } from './scenario.ts';

/**
 * Changes that a later version may make to the tables: see docs/faults.md. The first takes a weaker lock on the table of people than the
 * second. Edits wait for both.
 */
const later = {
  ...released,
  '9998-later': {
    async up(queries: Kysely<unknown>) {
      await sql`create table later_rows (person_id bigint references people (id) on delete cascade)`.execute(queries);
    },
  },
  '9999-later': {
    async up(queries: Kysely<unknown>) {
      await sql`alter table people add column later_values jsonb`.execute(queries);
      await sql`alter table feeds add column later_text text not null default ''`.execute(queries);
    },
  },
};

/**
 * A later version migrates the database while nodes of this version are in use. They keep working, even when the database restarts, but no
 * node of this version can start.
 */
export const laterVersion: Scenario = {
  name: 'later-version',
  async run(report, { isQuick }) {
    await using started = await startTwoNodes();
    const { provider, cluster, environment, one, two } = started;
    await using writes = await openWrites({ requests: one.requests, writers: 4, runSize: 100, retries: 3 });
    await using load = openSteadyLoad(two.requests, 0);
    writes.begin();
    const start = performance.now();
    await migrateToLater(cluster.url);
    report.did(`a later version added columns and a table under load, within ${seconds(performance.now() - start)}`);
    for (let round = 0; round < (isQuick ? 2 : 10); round++) {
      await checkFreshness(one.requests, [two.requests], { report, when: 'beside a later version' });
    }
    await load.end(report);
    await writes.end();
    await cluster.kill();
    await cluster.start();
    const areReady = async () => (await one.isReady()) && (await two.isReady());
    if ((await waitUntil(areReady, 20_000)) === undefined)
      report.found('a node does not go on after the database is back');
    await checkFreshness(one.requests, [two.requests], { report, when: 'after the database was restarted' });
    await importFile(one.requests.asKeeper, 'visitors', 'csv', runFile(1, 50));
    await writes.check(report);
    const { edits, photos, runs } = writes.counts;
    report.did(`${edits} edits, ${photos} photos and ${runs} feed runs were acknowledged by nodes of this version`);
    await checkRejections(nodeSettings(provider, environment), report);
  },
};

async function migrateToLater(url: string): Promise<void> {
  const database = await openDatabase({ kind: 'postgresql', url, poolSize: 2, canListen: false });
  await withTimeLimit('migration', () => migrate(database.kysely, { migrations: later }));
  await database.close();
}

/** Matches output that is a single sentence. */
const sentence = /^The database was written by a newer version of the directory\b[^\n]+\n$/;

async function checkRejections(settings: Record<string, string>, report: FaultReport): Promise<void> {
  const started = await startExpectingFailure({ ...settings, LOG_LEVEL: 'warn' });
  if (started.code !== 1 || !sentence.test(started.output)) {
    report.found('a node on the database of a later version does not end with one sentence', describeResult(started));
  }
  for (const parameters of [
    ['grant-admin', 'someone@group.example'],
    ['backup', '/tmp/never.backup'],
  ] as const) {
    const ended = await startCommand(settings, ...parameters).ended;
    if (ended.code === 0 || !sentence.test(ended.output)) {
      report.found(
        `${parameters[0]} on the database of a later version does not end with one sentence`,
        describeResult(ended),
      );
    }
  }
  report.did('a node and commands of this version say in one sentence that the database is of a later version');
}

const describeResult = ({ code, output }: { code: number | null; output: string }) =>
  `${code}: ${output.slice(0, 600)}`;
