import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestDatabaseUrl } from '../../../../test/test-database.ts';
import { openDatabase } from '../../../database/open-database.ts';
import type { Database } from '../../../database/open-database.ts';
import { applyRetention } from '../../privacy/apply-retention.ts';
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

// The timers of connections can be read on Linux only.
test.runIf(process.platform === 'linux')(
  'the server notices within a minute that the machine of the holder has disappeared',
  async () => {
    await withImportLock(first, async () => {
      const { rows } = await outside.query<{ client: number; server: number }>(
        `select client_port as client, inet_server_port() as server from pg_stat_activity
        where pid in (select pid from (${holder}) as holders)`,
      );
      const [{ client = 0, server = 0 } = {}] = rows;
      // Until the last response is acknowledged, the connection has another timer.
      await expect.poll(() => keepaliveSeconds(server, client)).toBeLessThanOrEqual(60);
    });
  },
);

/** Seconds until the next check whether a TCP connection of this machine is alive (proc_net_tcp.txt of the Linux kernel). */
function keepaliveSeconds(localPort: number, remotePort: number): number {
  const hexadecimal = (port: number) => port.toString(16).toUpperCase().padStart(4, '0');
  const connection = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find(([, local, remote]) => {
      return local?.endsWith(`:${hexadecimal(localPort)}`) && remote?.endsWith(`:${hexadecimal(remotePort)}`);
    });
  const [timer, ticks = ''] = connection?.[5]?.split(':') ?? [];
  return timer === '02' ? Number.parseInt(ticks, 16) / 100 : Number.POSITIVE_INFINITY;
}

test('an import that fails releases the lock, and one that has lost it ends as usual', async () => {
  const failure = new Error('the file is wrong');
  await expect(withImportLock(first, async () => await Promise.reject(failure))).rejects.toBe(failure);
  expect((await outside.query(holder)).rows).toEqual([]);
  const lost = withImportLock(first, async () => {
    await outside.query(`select pg_terminate_backend(pid) from (${holder}) as holders`);
    return 'imported';
  });
  await expect(lost).resolves.toBe('imported');
});

test('the retention job holds its lock in the same way', async () => {
  const days = { leavers: 90, feedRuns: 365, audit: 1095 };
  const { signal } = new AbortController();
  let states: unknown[] = [];
  await second.transaction(async (queries) => {
    // The first statement of the retention job waits for it.
    await sql`lock table people in access exclusive mode`.execute(queries);
    const run = applyRetention(days, { database: first, signal });
    stack.defer(async () => void (await run));
    await expect.poll(async () => (states = (await outside.query(holder)).rows)).not.toEqual([]);
  });
  expect(states).toMatchObject([{ state: 'idle in transaction' }]);
  await expect.poll(async () => (await outside.query(holder)).rows).toEqual([]);
});
