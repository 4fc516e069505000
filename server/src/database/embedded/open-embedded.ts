import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import { copyFolder, CopyInUseError, removeCopy } from '../backup/copy-embedded.ts';
import { Dialect } from '../dialect.ts';
import { EmbeddedSession } from './embedded-session.ts';
import { createFiles } from './embedded-stream.ts';
import { databaseFiles, lockFolder } from '../data-folder/folder-lock.ts';
import { checkOwner } from '../data-folder/folder-owner.ts';
import { checkFiles, unopenedFiles } from '../data-folder/unopened-files.ts';
import type { Database } from '../open-database.ts';
import { statementLog } from '../statement-log.ts';
import type { Tables } from '../tables.ts';

/**
 * Opens PostgreSQL in WebAssembly on a worker thread: in a data folder, which it locks, or in memory for tests.
 * @throws FolderLockedError, FolderError, CopyInUseError
 */
export async function openEmbedded(
  location: { kind: 'embedded'; folder: string; isCopy?: boolean } | { kind: 'memory'; dump?: Blob },
): Promise<Database> {
  const lock = location.kind === 'embedded' ? lockFolder(location.folder) : undefined;
  try {
    const session = location.kind === 'embedded' ? await openFolder(location) : await EmbeddedSession.open(location);
    const kysely = new Kysely<Tables>({ dialect: new Dialect({ pool: session }), ...statementLog() });
    return {
      kind: 'embedded',
      kysely,
      transaction: (work) => kysely.transaction().execute(work),
      figures: () => session.figures(),
      listen: async (channel, onNotification) => {
        await session.listen(channel, onNotification);
        return { isReliable: true, isListening: () => session.figures().isAnswering };
      },
      close: async () => {
        // Before Kysely, which would reject waiting work.
        await session.end();
        await kysely.destroy();
        lock?.[Symbol.dispose]();
      },
    };
  } catch (error) {
    lock?.[Symbol.dispose]();
    throw error;
  }
}

async function openFolder({ folder, isCopy }: { folder: string; isCopy?: boolean }): Promise<EmbeddedSession> {
  const isNew = !existsSync(databaseFiles(folder));
  // Do not create a database in place of a copy that another backup has removed.
  if (isNew && isCopy === true) throw new CopyInUseError();
  if (!isNew) {
    if (isCopy !== true) checkOwner(folder);
    checkFiles(folder);
  }
  removeLeftCopy(folder);
  try {
    if (isNew) await createFiles(folder);
    return await EmbeddedSession.open({ kind: 'folder', folder });
  } catch (error) {
    throw unopenedFiles(folder, error, { isNew });
  }
}

/** Removes the copy left by a backup that was killed. A copy in use is kept. */
function removeLeftCopy(folder: string): void {
  try {
    if (existsSync(copyFolder(folder))) removeCopy(folder);
  } catch (error) {
    if (!(error instanceof CopyInUseError)) throw error;
  }
}
