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

test.each(['ERROR', 'ERREUR', 'ПОМИЛКА'])(
  'whether a commit was rejected is known from a server that calls an error %s',
  async (severity) => {
    const { proxy: translator, database: translated } = await openProxiedDatabase(2);
    const { kysely } = translated;
    await sql`create table ends (how text)`.execute(kysely);
    await sql`create function end_commit() returns trigger language plpgsql as $$ begin
      if new.how = 'rejected' then raise exception 'no' using errcode = 'serialization_failure'; end if;
      perform pg_terminate_backend(pg_backend_pid());
      perform pg_sleep(10);
      return null;
    end $$`.execute(kysely);
    await sql`create constraint trigger end_commit after insert on ends deferrable initially deferred
      for each row execute function end_commit()`.execute(kysely);
    translator.rewrite((bytes) => withSeverity(bytes, severity));
    const commit = async (how: string) =>
      await translated
        .transaction(async (queries) => await sql`insert into ends values (${how})`.execute(queries))
        .catch((error: unknown) => error);
    const rejected = await commit('rejected');
    expect(rejected).toMatchObject({ name: 'DatabaseUnavailableError', cause: { severity, code: '40001' } });
    expect(await commit('ended')).toBeInstanceOf(UnconfirmedCommitError);
    expect((await sql`select 1`.execute(kysely)).rows).toHaveLength(1);
  },
);

/** Translates the severity of an ErrorResponse, as `lc_messages` does, and separates it from the next message. Field V stays the same. */
function withSeverity(bytes: Buffer, severity: string): readonly Buffer[] {
  const original = Buffer.from('SERROR\0VERROR\0');
  const fields = bytes.indexOf(original);
  if (fields < 0) return [bytes];
  const start = fields - 5;
  const end = start + 1 + bytes.readInt32BE(start + 1);
  const translated = Buffer.from(`S${severity}\0VERROR\0`);
  const message = Buffer.concat([
    bytes.subarray(start, fields),
    translated,
    bytes.subarray(fields + original.length, end),
  ]);
  message.writeInt32BE(message.length - 1, 1);
  return [bytes.subarray(0, start), message, bytes.subarray(end)];
}

async function executing(queries: Queries): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity where query like '%pg_sleep(8)%' and pid <> pg_backend_pid()`.execute(
    queries,
  );
  return rows[0]?.count;
}
