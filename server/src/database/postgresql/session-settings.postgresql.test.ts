import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { closeLater } from '../../../test/close-callbacks.ts';
import { makeTestDatabaseUrl } from '../../../test/test-database.ts';
import { openDatabase } from '../open-database.ts';
import { withTimeLimit } from '../time-limit.ts';

test.each(['German', 'SQL, DMY', 'Postgres, MDY'])(
  'times are parsed correctly if the database has the DateStyle %s',
  async (style) => {
    const url = new URL((await makeTestDatabaseUrl()) ?? '');
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    const name = pg.escapeIdentifier(url.pathname.slice(1));
    await client.query(`alter database ${name} set datestyle = ${pg.escapeLiteral(style)}`);
    await client.query(`alter database ${name} set timezone = 'America/Caracas'`);
    await client.end();
    const database = await openDatabase({ kind: 'postgresql', url: url.href, poolSize: 2 });
    closeLater(database.close);
    const { rows } = await sql<{ time: Date; text: string }>`
    select '2026-11-28T07:20:12.345Z'::timestamptz as time, '2026-02-03T04:05:06Z'::timestamptz::text as text`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ time: new Date('2026-11-28T07:20:12.345Z'), text: '2026-02-03 04:05:06+00' }]);
  },
);

test('migrations and restores may exceed the statement timeout of the role, but not keep their locks while they do nothing', async () => {
  const url = new URL((await makeTestDatabaseUrl()) ?? '');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`alter database ${pg.escapeIdentifier(url.pathname.slice(1))} set statement_timeout = '20s'`);
  await client.end();
  const database = await openDatabase({ kind: 'postgresql', url: url.href, poolSize: 2 });
  closeLater(database.close);
  const timeouts = () =>
    database.transaction(async (queries) => {
      const { rows } = await sql<{ statement: string; idle: string }>`
        select current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle`.execute(queries);
      return rows[0];
    });
  expect(await withTimeLimit('migration', timeouts)).toEqual({ statement: '0', idle: '1min' });
  expect(await withTimeLimit('request', timeouts)).toEqual({ statement: '20s', idle: '10s' });
});

test('a statement timeout below a second is refused at the start, with one sentence', async () => {
  const url = new URL((await makeTestDatabaseUrl()) ?? '');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const name = pg.escapeIdentifier(url.pathname.slice(1));
  const open = async () => await openDatabase({ kind: 'postgresql', url: url.href, poolSize: 2 });
  await client.query(`alter database ${name} set statement_timeout = 999`);
  await expect(open()).rejects.toThrow(
    'The database or the role of DATABASE_URL has statement_timeout = 999ms, which would end ordinary work of the directory. ' +
      'Set it to 0, or to at least 1s: ALTER ROLE … SET statement_timeout = 0.',
  );
  await client.query(`alter database ${name} set statement_timeout = '1s'`);
  await client.end();
  closeLater((await open()).close);
});

test('short timeouts for locks and idle transactions do not end feed runs', async () => {
  const url = new URL((await makeTestDatabaseUrl()) ?? '');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const name = pg.escapeIdentifier(url.pathname.slice(1));
  await client.query(`alter database ${name} set lock_timeout = 1`);
  await client.query(`alter database ${name} set idle_in_transaction_session_timeout = 10`);
  const database = await openDatabase({ kind: 'postgresql', url: url.href, poolSize: 2 });
  closeLater(database.close);
  await client.query('set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
  await client.query('begin; lock table people in access exclusive mode');
  const counted = withTimeLimit('import', () =>
    database.transaction(async (queries) => {
      await pause(100);
      return await queries.selectFrom('people').select('id').execute();
    }),
  );
  await pause(300);
  await client.query('commit');
  expect(await counted).toEqual([]);
  await client.end();
});

test('transactions can change the same rows concurrently if the database has a stricter isolation level', async () => {
  const url = new URL((await makeTestDatabaseUrl()) ?? '');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const name = pg.escapeIdentifier(url.pathname.slice(1));
  await client.query(`alter database ${name} set default_transaction_isolation = 'serializable'`);
  await client.query('create table counters (value integer); insert into counters values (0)');
  await client.end();
  const database = await openDatabase({ kind: 'postgresql', url: url.href, poolSize: 4 });
  closeLater(database.close);
  const increase = async () =>
    await database.transaction(async (queries) => {
      await sql`select value from counters`.execute(queries);
      await sql`update counters set value = value + 1`.execute(queries);
    });
  await Promise.all(Array.from({ length: 20 }, increase));
  const { rows } = await sql<{ value: number }>`select value from counters`.execute(database.kysely);
  expect(rows).toEqual([{ value: 20 }]);
});
