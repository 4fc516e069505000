import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';

/** Any constant of ours: advisory locks share one space of numbers per database. */
const lockNumber = 7_305_114;

const embeddedAtWork = new WeakSet<Database>();

/** Another run is under way; two at once would undo each other's work. */
export class ImportUnderWayError extends Error {
  override readonly name = 'ImportUnderWayError';
}

/**
 * Runs work while no other process imports into the same database.
 * @throws ImportUnderWayError
 */
export async function withImportLock<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  const refuse = () => new ImportUnderWayError('Another import is under way. Try again when it has ended.');
  if (database.kind === 'embedded') {
    // Its one session belongs to this process; a lock held by it would stop nobody.
    if (embeddedAtWork.has(database)) throw refuse();
    embeddedAtWork.add(database);
    try {
      return await work();
    } finally {
      embeddedAtWork.delete(database);
    }
  }
  return await database.kysely.connection().execute(async (connection) => {
    const { rows } = await sql<{ isHeld: boolean }>`select pg_try_advisory_lock(${lockNumber}) as "isHeld"`.execute(
      connection,
    );
    if (rows[0]?.isHeld !== true) throw refuse();
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${lockNumber})`.execute(connection);
    }
  });
}
