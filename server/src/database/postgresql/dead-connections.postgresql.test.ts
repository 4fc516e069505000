import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openProxiedDatabase } from '../../../test/proxied-database.ts';
import type { TcpProxy } from '../../../test/tcp-proxy.ts';
import type { Database, Queries } from '../open-database.ts';
import { DatabaseUnavailableError, UnconfirmedCommitError, withTimeLimit } from '../time-limit.ts';

let proxy: TcpProxy;
let database: Database;

beforeAll(async () => {
  ({ proxy, database } = await openProxiedDatabase(3));
});

test('a statement lost by the network fails soon; one that the server is executing continues', async () => {
  const { kysely } = database;
  const long = sql<{ done: number }>`select 1 as done from pg_sleep(8)`.execute(kysely);
  await expect.poll(async () => await executing(kysely)).toBe(1);
  proxy.set('silent');
  const lost = sql`select 1`.execute(kysely).then(
    () => 'answered',
    (error: unknown) => error,
  );
  // Lets the statement be sent.
  await pause(300);
  proxy.set('open');
  const first = await Promise.race([lost, long]);
  expect(first).toBeInstanceOf(DatabaseUnavailableError);
  expect((await long).rows).toEqual([{ done: 1 }]);
});

test('the server ends the transaction of a node that no longer sends anything, and thereby releases its locks', async () => {
  const timeout = () =>
    database.transaction(async (queries) => {
      const { rows } = await sql<Record<string, string>>`show idle_in_transaction_session_timeout`.execute(queries);
      return rows[0]?.['idle_in_transaction_session_timeout'];
    });
  expect(await withTimeLimit('request', timeout)).toBe('10s');
  expect(await withTimeLimit('import', timeout)).toBe('1min');
  expect(await timeout()).toBe('1min');
});

test('work whose connection the server ends fails as unavailable, at whichever moment', async () => {
  const { kysely } = database;
  const work = async (delay: number) => {
    await database.transaction(async (queries) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(queries);
      void sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}::integer)`.execute(kysely);
      for (let left = delay; left > 0; left--) await nextTurn();
      for (;;) await sql`select 1`.execute(queries);
    });
  };
  const failures: unknown[] = [];
  for (let round = 0; round < 60; round++) failures.push(await work(round % 12).catch((error: unknown) => error));
  expect(failures).toEqual(failures.map(() => new DatabaseUnavailableError()));
});

test('a commit without a response is reported as unconfirmed; one that the server rejects is not', async () => {
  const { kysely } = database;
  await sql`create table numbers (number integer unique deferrable initially deferred)`.execute(kysely);
  const insert = async (beforeCommit: () => void) =>
    await database
      .transaction(async (queries) => {
        await sql`insert into numbers values (1)`.execute(queries);
        beforeCommit();
      })
      .catch((error: unknown) => error);
  expect(await insert(() => {})).toBeUndefined();
  expect(await insert(() => {})).toMatchObject({ code: '23505' });
  expect(await insert(() => proxy.set('silent'))).toBeInstanceOf(UnconfirmedCommitError);
  proxy.set('open');
  await expect.poll(async () => await executing(kysely).catch(() => undefined)).toBe(0);
});

async function executing(queries: Queries): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity where query like '%pg_sleep(8)%' and pid <> pg_backend_pid()`.execute(
    queries,
  );
  return rows[0]?.count;
}
