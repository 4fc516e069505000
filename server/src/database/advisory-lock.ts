import { sql } from 'kysely';
import type { Database } from './open-database.ts';

/**
 * Runs work while no other session has the advisory lock, and returns its result; undefined when another session has the lock.
 *
 * The lock belongs to a transaction that stays open meanwhile and does nothing else. A lock of the session would stay behind on a connection of a
 * pooler in transaction mode, which gives the connection to others between two statements.
 */
export async function whileLocked<Result>(
  database: Database,
  lock: number,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result } | undefined> {
  let running: Promise<Result> | undefined;
  try {
    await database.kysely.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ isHeld: boolean }>`
        select pg_try_advisory_xact_lock(${lock}) as "isHeld"`.execute(transaction);
      if (rows[0]?.isHeld !== true) return;
      // The server ends other transactions that are idle for long. The statement also closes the previous one, whose snapshot would keep old rows.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      running = work();
      await running.catch(() => {});
    });
  } catch (error) {
    // A connection that broke during the work has released the lock.
    if (running === undefined) throw error;
  }
  return running === undefined ? undefined : { result: await running };
}
