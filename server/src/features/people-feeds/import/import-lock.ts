import type { Database, Queries } from '../../../database/open-database.ts';
import { withTimeLimit } from '../../../database/time-limit.ts';
import { LockLostError, withAdvisoryLock } from '../../../database/advisory-lock.ts';
import { feedStateStore, importLock } from '../runs/feed-state-store.ts';

const embeddedImporting = new WeakSet<Database>();

/** Another import is running. */
export class ImportInProgressError extends Error {
  override readonly name = 'ImportInProgressError';
}

/** The import lock, while it is held. */
export interface HeldImportLock {
  /** Aborted with a LockLostError when the lock has been lost, so that the import can end early. */
  readonly lost: AbortSignal;
  /**
   * Called first in a transaction that writes people of a feed. Until it ends, no other transaction does.
   * @throws LockLostError if another node may have imported in the meantime
   */
  beginWriting(queries: Queries): Promise<void>;
}

/**
 * Runs work under the import lock, so that no other import into the same database runs at the same time. Applies the time limit of imports.
 * @throws ImportInProgressError
 */
export function withImportLock<Result>(
  database: Database,
  work: (lock: HeldImportLock) => Promise<Result>,
): Promise<Result> {
  return withTimeLimit('import', () => runAlone(database, work));
}

async function runAlone<Result>(database: Database, work: (lock: HeldImportLock) => Promise<Result>): Promise<Result> {
  const fail = () => new ImportInProgressError('Another import is running. Try again when it has finished.');
  if (database.kind === 'embedded') {
    // All imports of this process share one session, in which an advisory lock does not exclude anything.
    if (embeddedImporting.has(database)) throw fail();
    embeddedImporting.add(database);
    try {
      return await work({ lost: new AbortController().signal, beginWriting: async () => {} });
    } finally {
      embeddedImporting.delete(database);
    }
  }
  const locked = await withAdvisoryLock(database, importLock, async ({ lost, isHeld }) => {
    const beginWriting = async (queries: Queries) => {
      await feedStateStore(queries).lockWriting();
      if (!(await isHeld(queries))) throw new LockLostError();
    };
    // A previous holder that has lost the lock may still be writing.
    await database.kysely.transaction().execute(beginWriting);
    return await work({ lost, beginWriting });
  });
  if (locked === undefined) throw fail();
  return locked.result;
}
