import { sql } from 'kysely';
import type { Database } from './open-database.ts';

/**
 * Runs work under an advisory lock, and returns its result; undefined if another session holds the lock.
 *
 * The lock belongs to a transaction that stays open during the work and does nothing else. A session-level lock could be left behind on a
 * connection of a pooler in transaction mode, which reassigns connections between transactions.
 */
export async function withAdvisoryLock<Result>(
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
      // Disables the idle timeout, which would end this transaction. Also releases the snapshot of the previous statement, which would hold
      // back vacuum.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      running = work();
      await running.catch(() => {});
    });
  } catch (error) {
    // If the connection broke during the work, the lock has been released, but the work continues and its result counts.
    if (running === undefined) throw error;
  }
  return running === undefined ? undefined : { result: await running };
}
