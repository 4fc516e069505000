import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { sqlStateOf } from '../sql-state.ts';
import type { Tables } from '../tables.ts';

/** Milliseconds that one attempt waits for locks. Less than the second after which PostgreSQL checks for deadlocks. */
const lockTimeout = 500;
/** Average number of milliseconds between two attempts. */
const retryPause = 200;
/** Milliseconds after which no further attempt is made. */
const attemptsTimeout = 60_000;
/** SQLSTATEs of a lock that was not available in time, and of a deadlock. */
const retryableStates: ReadonlySet<string | undefined> = new Set(['55P03', '40P01']);

/**
 * Locks tables of a running directory exclusively. A transaction of a node may hold one of them and wait for another, which would be a
 * deadlock. So if a lock is not available within a moment, all of them are released so that the nodes can continue, and the attempt is
 * repeated.
 * @throws the server's error if other transactions do not end for a minute, the signal's reason when it is aborted
 */
export async function lockTables(
  queries: Transaction<Tables>,
  names: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  if (names.length === 0) return;
  const list = sql.join(names.map((name) => sql.table(name)));
  const end = performance.now() + attemptsTimeout;
  for (;;) {
    signal.throwIfAborted();
    await sql`savepoint unlocked`.execute(queries);
    try {
      await sql`select set_config('lock_timeout', ${`${lockTimeout}ms`}, true)`.execute(queries);
      await sql`lock table ${list} in access exclusive mode`.execute(queries);
      return;
    } catch (error) {
      if (!retryableStates.has(sqlStateOf(error)) || performance.now() > end) throw error;
      await sql`rollback to savepoint unlocked`.execute(queries);
      await pause(retryPause * (0.5 + Math.random()));
    }
  }
}
