import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestDatabaseUrl } from '../../../../test/test-database.ts';
import { LockLostError } from '../../../database/advisory-lock.ts';
import { openDatabase } from '../../../database/open-database.ts';
import type { Database } from '../../../database/open-database.ts';
import { applyRetention } from '../../privacy/apply-retention.ts';
import { importLock } from '../runs/feed-state-store.ts';
import { ImportInProgressError, withImportLock } from './import-lock.ts';

const stack = new AsyncDisposableStack();
let first: Database;
let second: Database;
let outside: pg.Client;

beforeAll(async () => {
  const url = await makeTestDatabaseUrl();
  if (url === undefined) throw new Error('this needs an engine with several sessions');
  const open = async () => {
    const database = await openDatabase({ kind: 'postgresql', url, poolSize: 4 });
    stack.defer(() => database.close());
    return database;
  };
  first = await open();
  second = await open();
  outside = new pg.Client({ connectionString: url });
  await outside.connect();
  stack.defer(() => outside.end());
});
afterAll(() => stack.disposeAsync());

const holder = `select pid, state from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted and pg_locks.database = (select oid from pg_database where datname = current_database())`;

/** Sessions that wait for an advisory lock. */
const waiting = `select pid from pg_locks where locktype = 'advisory' and not granted
  and pg_locks.database = (select oid from pg_database where datname = current_database())`;

test('the lock is held by a transaction, so that a pooler in transaction mode does not reassign its connection', async () => {
  await withImportLock(first, async () => {
    expect((await outside.query<{ state: string }>(holder)).rows).toMatchObject([{ state: 'idle in transaction' }]);
    await expect(withImportLock(second, async () => {})).rejects.toThrow(ImportInProgressError);
  });
  expect((await outside.query(holder)).rows).toEqual([]);
  await expect(withImportLock(second, async () => 'imported')).resolves.toBe('imported');
});

test('the open transaction does not prevent the vacuuming of old rows', async () => {
  await withImportLock(first, async () => {
    const { rows } = await outside.query<{ xmin: string | null }>(
      `select backend_xmin as xmin from pg_stat_activity where pid in (select pid from (${holder}) as holders)`,
    );
    expect(rows).toEqual([{ xmin: null }]);
  });
});

test('an import that fails releases the lock', async () => {
  const failure = new Error('the file is wrong');
  await expect(withImportLock(first, async () => await Promise.reject(failure))).rejects.toBe(failure);
  expect((await outside.query(holder)).rows).toEqual([]);
});

test('an import that has lost the lock may finish, but can no longer write', async () => {
  const lost = withImportLock(first, async ({ beginWriting }) => {
    await outside.query(`select pg_terminate_backend(pid, 5000) from (${holder}) as holders`);
    await withImportLock(second, async ({ beginWriting: beginOther }) => {
      await second.transaction(beginOther);
    });
    await expect(first.transaction(beginWriting)).rejects.toThrow(LockLostError);
    return 'finished';
  });
  await expect(lost).resolves.toBe('finished');
});

test('the next import begins when the transaction of one that has lost the lock has ended', async () => {
  const order: string[] = [];
  let next: Promise<unknown> | undefined;
  await withImportLock(first, async ({ beginWriting }) => {
    await first.transaction(async (queries) => {
      await beginWriting(queries);
      await outside.query(
        `select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory' and objid = ${importLock}
          and database = (select oid from pg_database where datname = current_database())`,
      );
      next = withImportLock(second, async () => void order.push('next'));
      await expect.poll(async () => (await outside.query(waiting)).rows).toHaveLength(1);
      order.push('written');
    });
  });
  await next;
  expect(order).toEqual(['written', 'next']);
});

test('the retention job holds its lock in the same way', async () => {
  const days = { leavers: 90, feedRuns: 365, audit: 1095 };
  const { signal } = new AbortController();
  await second.transaction(async (queries) => {
    // The first statement of the retention job waits for it.
    await sql`lock table people in access exclusive mode`.execute(queries);
    const run = applyRetention(days, { database: first, signal });
    stack.defer(async () => void (await run));
    // Until the statement that took the lock has ended, the session is active.
    await expect.poll(async () => (await outside.query(holder)).rows).toMatchObject([{ state: 'idle in transaction' }]);
  });
  await expect.poll(async () => (await outside.query(holder)).rows).toEqual([]);
});
