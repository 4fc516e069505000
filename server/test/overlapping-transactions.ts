import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Queries } from '../src/database/open-database.ts';

/**
 * Makes a change in a transaction, starts other work, and commits once that work waits for a lock of the transaction or has ended. Only for
 * PostgreSQL, since the embedded database has a single session.
 */
export async function overlap<Result>(
  database: Database,
  change: (queries: Queries) => Promise<void>,
  other: () => Promise<Result>,
): Promise<Result> {
  let running: Promise<Result> | undefined;
  await database.transaction(async (queries) => {
    await change(queries);
    let hasEnded = false;
    running = other().finally(() => (hasEnded = true));
    running.catch(() => {});
    while (!hasEnded && !(await isAnyoneWaiting(queries))) await pause(10);
  });
  if (running === undefined) throw new Error('the other work did not start');
  return await running;
}

/**
 * Whether another session is waiting for a lock.
 *
 * NOTE: within a transaction, `pg_stat_activity` is a snapshot; `pg_locks` is not.
 */
export async function isAnyoneWaiting(queries: Queries): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks where not granted and pid <> pg_backend_pid()
      and (database is null or database = (select oid from pg_database where datname = current_database()))`.execute(
    queries,
  );
  return rows.length > 0;
}
