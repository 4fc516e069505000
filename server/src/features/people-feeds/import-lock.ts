import type { Database } from '../../database/open-database.ts';
import { feedStore } from './feed-store.ts';

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
  const fail = () => new ImportUnderWayError('Another import is running. Try again when it has finished.');
  if (database.kind === 'embedded') {
    // Its one session belongs to this process; a lock held by it would stop nobody.
    if (embeddedAtWork.has(database)) throw fail();
    embeddedAtWork.add(database);
    try {
      return await work();
    } finally {
      embeddedAtWork.delete(database);
    }
  }
  return await database.kysely.connection().execute(async (connection) => {
    const store = feedStore(connection);
    if (!(await store.tryLockImports())) throw fail();
    try {
      return await work();
    } finally {
      // A connection that broke has given its locks back.
      await store.unlockImports().catch(() => {});
    }
  });
}
