import fc from 'fast-check';
import { pino } from 'pino';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestDatabaseUrl } from '../../../../test/test-database.ts';
import { testLog } from '../../../../test/test-log.ts';
import { entryOf, TestSource } from '../../../../test/test-source.ts';
import { openDatabase } from '../../../database/open-database.ts';
import type { Database } from '../../../database/open-database.ts';
import { peopleStore } from '../../../people/people-store.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import { FeedUnavailableError } from '../feed-source.ts';
import { feedPriority } from '../import/feed-priority.ts';
import { startFeedRunner } from './feed-runner.ts';
import { parseSchedule } from './feed-schedule.ts';
import { feedStateStore, importLock } from './feed-state-store.ts';
import { importPeople } from '../import/import-people.ts';

const references = readReferences(undefined);
let url: string;
const nodes = new AsyncDisposableStack();

beforeAll(async () => {
  const made = await makeTestDatabaseUrl();
  if (made === undefined) throw new Error('this needs an engine with several sessions');
  url = made;
});
afterAll(async () => await nodes.disposeAsync());

async function openNode(): Promise<Database> {
  const database = await openDatabase({ kind: 'postgresql', url, poolSize: 4 });
  nodes.defer(() => database.close());
  return database;
}

async function runnerOf(database: Database, source: TestSource) {
  const runner = await startFeedRunner({
    database,
    references,
    sources: [{ source, schedule: parseSchedule('0 2 * * *') }],
    priority: feedPriority([]),
    logger: pino({ level: 'info' }, testLog()),
    sendAlert: async () => {},
    catchUp: async () => {},
    checkInterval: 3_600_000,
  });
  nodes.defer(() => runner.close());
  return runner;
}

/** Terminates all other sessions of the database, like a crash of a node or of the network. */
async function cutConnections(): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await client.end();
}

const logins = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}${index}@x`);

test('one of two nodes runs a feed, and the other takes over when it is gone', async () => {
  const [one, other] = [await openNode(), await openNode()];
  const source = new TestSource();
  source.people = logins(300, 'p');
  const [first, second] = [await runnerOf(one, source), await runnerOf(other, source)];
  await Promise.all([first.runDue(), second.runDue()]);
  expect(source.readings).toEqual(['complete']);
  await first.close();
  await feedStateStore(other.kysely).putRequest('ad', 'run', 'admin@x');
  await second.runDue();
  expect(source.readings).toEqual(['complete', 'complete']);
});

test('a request to interrupt reaches the node that runs the feed', async () => {
  const [one, other] = [await openNode(), await openNode()];
  const source = new TestSource();
  source.people = logins(300, 'q');
  const runner = await runnerOf(one, source);
  const elsewhere = await runnerOf(other, new TestSource());
  const goOn = Promise.withResolvers<void>();
  let entries = 0;
  source.onEntry = async () => {
    if (++entries > 250) await goOn.promise;
  };
  await feedStateStore(one.kysely).putRequest('ad', 'run', 'admin@x');
  const looking = runner.runDue();
  await expect.poll(async () => (await feedStateStore(other.kysely).find('ad'))?.progress).not.toBeNull();
  await feedStateStore(other.kysely).putRequest('ad', 'interrupt', 'admin@x');
  await elsewhere.runDue();
  expect((await feedStateStore(other.kysely).find('ad'))?.request).toBe('interrupt');
  await expect.poll(async () => (await feedStateStore(other.kysely).find('ad'))?.request).toBeNull();
  goOn.resolve();
  await looking;
  expect(await peopleStore(other.kysely).find({ login: 'q0@x' })).toBeUndefined();
  expect((await feedStateStore(other.kysely).find('ad'))?.problem).toBe('An administrator interrupted the last run.');
});

test('a run that has lost the lock to another node writes nothing, not even that it failed', async () => {
  const [one, other] = [await openNode(), await openNode()];
  // Otherwise the run would be held back, since everybody would leave.
  for (const table of ['people', 'entry_hashes'] as const) await one.kysely.deleteFrom(table).execute();
  const [slow, fast] = [new TestSource(), new TestSource()];
  slow.people = logins(300, 'old');
  fast.people = logins(300, 'new');
  const [first, second] = [await runnerOf(one, slow), await runnerOf(other, fast)];
  const [isReading, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  slow.onEntry = async () => {
    isReading.resolve();
    await goOn.promise;
  };
  const states = feedStateStore(other.kysely);
  await states.putRequest('ad', 'run', 'admin@x');
  const looking = first.runDue();
  await isReading.promise;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory' and objid = $1
      and database = (select oid from pg_database where datname = current_database())`,
    [importLock],
  );
  await client.end();
  await states.putRequest('ad', 'run', 'admin@x');
  await second.runDue();
  expect(fast.readings).toEqual(['complete']);
  const isPresent = async (login: string) => (await peopleStore(other.kysely).find({ login }))?.leftAt === null;
  expect(await isPresent('new0@x')).toBe(true);
  const before = await states.find('ad');
  expect(before?.failures).toBe(0);
  slow.failure = new FeedUnavailableError('The server closed the connection in the meantime.');
  goOn.resolve();
  await looking;
  expect(await states.find('ad')).toEqual(before);
  expect(await isPresent('new0@x')).toBe(true);
  expect(await isPresent('old0@x')).toBe(false);
});

test('a run that is cut off at any point leaves either the state before or the state after it', async () => {
  const feed = 'cut';
  const stateOf = async (database: Database) => {
    const people = await database.kysely
      .selectFrom('people')
      .select(['login', 'left_at', 'feed_values'])
      .where('feed', '=', feed)
      .orderBy('login')
      .execute();
    return people
      .filter((person) => person.left_at === null)
      .map(({ login, feed_values: { city } }) => `${login} ${city}`);
  };
  const take = async (database: Database, city: string, count: number, onWork: () => void = () => {}) => {
    async function* entries() {
      for (const [index, login] of logins(count, 'c').entries()) {
        onWork();
        yield { ...entryOf(login, index + 1), values: { login, city } };
      }
    }
    const options = { feed, kind: 'ldap', entries: entries(), accepts: 'any', onProgress: onWork } as const;
    return await importPeople({ database, references, ...options });
  };
  const lookAt = await openNode();
  await take(lookAt, 'A', 1000);
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 500, max: 1000 }), async (moment, count) => {
      const city = `round ${++round}`;
      const reader = await openNode();
      const before = await stateOf(reader);
      const database = await openNode();
      let steps = 0;
      let cut: Promise<void> | undefined;
      const run = take(database, city, count, () => {
        if (++steps === moment) cut = cutConnections();
      });
      const isDone = await run.then(
        () => true,
        () => false,
      );
      await cut;
      const after = await stateOf(await openNode());
      const whole = logins(count, 'c')
        .toSorted()
        .map((login) => `${login} ${city}`);
      // If the connection breaks at the commit itself, the caller does not learn which.
      if (isDone) expect(after.toSorted()).toEqual(whole.toSorted());
      else expect([before.toSorted(), whole.toSorted()]).toContainEqual(after.toSorted());
    }),
    { numRuns: 8 },
  );
});
