import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { DurableFiles, durableStart } from './durable-files.ts';
import { eventLoopTurns } from './event-loop-turns.ts';
import { holdFolder } from './folder-lock.ts';
import type { Database } from './open-database.ts';
import { keepPrivate, syncNewFolder } from './private-folder.ts';
import { SessionQueue, embeddedDialect } from './session-queue.ts';
import { statementLog } from './statement-log.ts';
import type { Tables } from './tables.ts';

/**
 * Opens PostgreSQL in WebAssembly, in a folder that it locks, or in memory for tests.
 * @throws FolderHeldError, FolderError
 */
export async function openEmbedded(
  location: { kind: 'embedded'; folder: string } | { kind: 'memory'; dump?: Blob },
): Promise<Database> {
  const lock = location.kind === 'embedded' ? holdFolder(location.folder) : undefined;
  try {
    const pglite = location.kind === 'embedded' ? await openFolder(location.folder) : await openMemory(location.dump);
    const queue = new SessionQueue();
    const dialect = embeddedDialect({ pglite }, queue);
    const kysely = new Kysely<Tables>({ dialect, plugins: [eventLoopTurns()], ...statementLog() });
    return {
      kind: 'embedded',
      kysely,
      transaction: (work) => kysely.transaction().execute(work),
      figures: () => queue.figures(),
      listen: async (channel, onNotification) => {
        await pglite.listen(channel, onNotification);
        return { isHearing: () => true };
      },
      close: async () => {
        await kysely.destroy();
        if (!pglite.closed) await pglite.close();
        lock?.[Symbol.dispose]();
      },
    };
  } catch (error) {
    lock?.[Symbol.dispose]();
    throw error;
  }
}

async function openFolder(folder: string): Promise<PGlite> {
  keepPrivate(folder);
  const files = join(folder, 'postgresql');
  const isNew = !existsSync(files);
  const pglite = await PGlite.create({ fs: new DurableFiles(files), startParams: [...durableStart] });
  keepPrivate(folder);
  if (isNew) syncNewFolder(files);
  return pglite;
}

async function openMemory(dump: Blob | undefined): Promise<PGlite> {
  return await PGlite.create('memory://', dump === undefined ? {} : { loadDataDir: dump });
}
