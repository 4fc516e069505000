import type { Database } from '../../../database/open-database.ts';
import { withTimeLimit } from '../../../database/time-limit.ts';
import { withAdvisoryLock } from '../../../database/advisory-lock.ts';
import { importLock } from '../runs/feed-state-store.ts';

const embeddedImporting = new WeakSet<Database>();

/** Another import is running. */
export class ImportInProgressError extends Error {
  override readonly name = 'ImportInProgressError';
}

/**
 * Runs work under the import lock, so that no other import into the same database runs at the same time. Applies the time limit of imports.
 * @throws ImportInProgressError
 */
export function withImportLock<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  return withTimeLimit('import', () => runAlone(database, work));
}

async function runAlone<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  const fail = () => new ImportInProgressError('Another import is running. Try again when it has finished.');
  if (database.kind === 'embedded') {
    // All imports of this process share one session, in which an advisory lock does not exclude anything.
    if (embeddedImporting.has(database)) throw fail();
    embeddedImporting.add(database);
    try {
      return await work();
    } finally {
      embeddedImporting.delete(database);
    }
  }
  const locked = await withAdvisoryLock(database, importLock, work);
  if (locked === undefined) throw fail();
  return locked.result;
}
