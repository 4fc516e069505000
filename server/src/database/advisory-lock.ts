import { sql } from 'kysely';
import type { Database, Queries } from './open-database.ts';

/**
 * The server releases the lock of a node whose machine has disappeared after `idle` + `count` × `interval` seconds. By default, it would
 * take two hours.
 */
const keepalive = { idle: 30, interval: 10, count: 3 };

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
      await stayOpen(transaction);
      running = work();
      await running.catch(() => {});
    });
  } catch (error) {
    // If the connection broke during the work, the lock has been released, but the work continues and its result counts.
    if (running === undefined) throw error;
  }
  return running === undefined ? undefined : { result: await running };
}

/**
 * Disables the idle timeout, which would end the transaction, and checks whether the connection is alive instead. Also releases the snapshot
 * of the previous statement, which would hold back vacuum.
 */
async function stayOpen(transaction: Queries): Promise<void> {
  const { idle, interval, count } = keepalive;
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  await sql`set local tcp_keepalives_idle = ${sql.lit(idle)}`.execute(transaction);
  await sql`set local tcp_keepalives_interval = ${sql.lit(interval)}`.execute(transaction);
  await sql`set local tcp_keepalives_count = ${sql.lit(count)}`.execute(transaction);
}
