import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { closeLater } from '../../test/close-callbacks.ts';
import { makeTestDatabaseUrl } from '../../test/test-database.ts';
import { LockLostError, withAdvisoryLock } from './advisory-lock.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './open-database.ts';

const lock = 4_711;
/** Milliseconds. */
const lease = 400;
let database: Database;
let other: pg.Client;

beforeAll(async () => {
  const url = (await makeTestDatabaseUrl()) ?? '';
  database = await openDatabase({ kind: 'postgresql', url, poolSize: 4 });
  closeLater(database.close);
  other = new pg.Client({ connectionString: url });
  await other.connect();
  closeLater(() => other.end());
});

/** Whether the other session can take the lock. It releases it again. */
async function isFree(): Promise<boolean> {
  const { rows } = await other.query<{ isFree: boolean }>(`select pg_try_advisory_xact_lock(${lock}) as "isFree"`);
  return rows[0]?.isFree ?? false;
}

test('a node keeps its lock as long as it works', async () => {
  const locked = await withAdvisoryLock(
    database,
    lock,
    async ({ lost, isHeld }) => {
      await pause(3 * lease);
      expect(await isFree()).toBe(false);
      expect(await isHeld(database.kysely)).toBe(true);
      return lost.aborted;
    },
    lease,
  );
  expect(locked).toEqual({ result: false });
  expect(await isFree()).toBe(true);
});

test('a node that was frozen loses its lock, and notices it', async () => {
  let isLost = true;
  const locked = await withAdvisoryLock(
    database,
    lock,
    async ({ lost, isHeld }) => {
      // Nothing in this process runs meanwhile, as if it were stopped.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * lease);
      expect(await isFree()).toBe(true);
      isLost = !(await isHeld(database.kysely));
      await expect.poll(() => lost.aborted).toBe(true);
      expect(lost.reason).toBeInstanceOf(LockLostError);
      return 'finished';
    },
    lease,
  );
  expect(isLost).toBe(true);
  expect(locked).toEqual({ result: 'finished' });
});

test('a node that took the lock again is not confused with its previous use', async () => {
  let before: ((queries: Database['kysely']) => Promise<boolean>) | undefined;
  await withAdvisoryLock(database, lock, async ({ isHeld }) => {
    before = isHeld;
  });
  await withAdvisoryLock(database, lock, async ({ isHeld }) => {
    expect(await before?.(database.kysely)).toBe(false);
    expect(await isHeld(database.kysely)).toBe(true);
  });
});
