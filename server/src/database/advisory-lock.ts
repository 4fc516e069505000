import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Queries } from './open-database.ts';
import { DatabaseUnavailableError, withTimeLimit } from './time-limit.ts';

/** Milliseconds after which the server releases the lock of a node that has not renewed it. */
const leaseMilliseconds = 60_000;
/** Number of renewals within that time. They are frequent, since a proxy in front of the database may close connections that look idle. */
const renewalsPerLease = 12;

/** A lock was lost during the work: its node or the connection to the database was interrupted, and another node may hold it now. */
export class LockLostError extends DatabaseUnavailableError {
  override readonly name = 'LockLostError';

  constructor(options?: ErrorOptions) {
    super(options, 'The lock was lost, because the program or its connection to the database was interrupted.');
  }
}

/** A lock that is held while work runs. */
export interface HeldLock {
  /** Aborted with a LockLostError when the node notices that it has lost the lock. A node that was frozen notices it late. */
  readonly lost: AbortSignal;
  /** Whether the database still counts this node as the holder. */
  isHeld(queries: Queries): Promise<boolean>;
}

/**
 * Runs work under an advisory lock, and returns its result; undefined if another session holds the lock.
 *
 * The lock belongs to a transaction that stays open during the work and only renews its idle timeout. So the server releases the lock of a
 * node that was frozen, or whose machine has disappeared, although its connection is still open. Such a node may continue its work later:
 * a transaction that must not be written beside those of the next holder has to check `isHeld`. A session-level lock could be left behind
 * on a connection of a pooler in transaction mode, which reassigns connections between transactions.
 */
export async function withAdvisoryLock<Result>(
  database: Database,
  lock: number,
  work: (held: HeldLock) => Promise<Result>,
  lease = leaseMilliseconds,
): Promise<{ readonly result: Result } | undefined> {
  const lost = new AbortController();
  let running: Promise<Result> | undefined;
  try {
    await database.kysely.transaction().execute(async (transaction) => {
      const holder = await take(transaction, lock);
      if (holder === undefined) return;
      await renew(transaction, lease);
      running = work({ lost: lost.signal, isHeld: (queries) => isHolder(queries, lock, holder) });
      await renewDuring(running, transaction, lease);
    });
  } catch (error) {
    if (running === undefined) throw error;
    // The lock has been released. If the work has finished nevertheless, its result counts.
    lost.abort(new LockLostError({ cause: error }));
  }
  return running === undefined ? undefined : { result: await running };
}

/** The transaction that holds a lock. */
interface Holder {
  readonly pid: number;
  readonly transaction: string;
}

async function take(queries: Queries, lock: number): Promise<Holder | undefined> {
  const { rows } = await sql<{ isHeld: boolean }>`select pg_try_advisory_xact_lock(${lock}) as "isHeld"`.execute(
    queries,
  );
  if (rows[0]?.isHeld !== true) return undefined;
  const holders = await sql<Holder>`
    select pid, virtualtransaction as transaction from pg_locks
    where ${isLock(lock)} and pid = pg_backend_pid()`.execute(queries);
  return holders.rows[0];
}

async function isHolder(queries: Queries, lock: number, { pid, transaction }: Holder): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks
    where ${isLock(lock)} and pid = ${pid} and virtualtransaction = ${transaction}`.execute(queries);
  return rows.length > 0;
}

/** The condition for a granted advisory lock of this database with a key below 2³² (pg_locks). */
function isLock(lock: number) {
  return sql`locktype = 'advisory' and granted and classid = 0 and objid = ${sql.lit(lock)}
    and database = (select oid from pg_database where datname = current_database())`;
}

/** Renews the lease until the work has ended. */
async function renewDuring(work: Promise<unknown>, transaction: Queries, lease: number): Promise<void> {
  const ended = new AbortController();
  const end = () => ended.abort();
  work.then(end, end);
  while (!ended.signal.aborted) {
    await pause(lease / renewalsPerLease, undefined, { signal: ended.signal }).catch(() => {});
    if (!ended.signal.aborted) await withTimeLimit('background', () => renew(transaction, lease));
  }
}

/** This statement has no snapshot, so it also releases the one of the previous statement, which would hold back vacuum. */
async function renew(transaction: Queries, lease: number): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = ${sql.lit(lease)}`.execute(transaction);
}
