import { setTimeout as pause } from 'node:timers/promises';
import type { HttpServer } from '../http/server/http-server.ts';
import type { Directory } from './build-directory.ts';
import { openDirectory } from './open-directory.ts';
import type { OpenedDirectory, OpeningOptions } from './open-directory.ts';
import { whenDatabaseAnswers } from './wait-for-database.ts';

/** Milliseconds that requests in progress have to finish after the database was replaced. */
const graceTime = 500;
/** Milliseconds between two attempts to open the restored database. */
const retryPause = 2000;

export interface Serving {
  /** The current directory, or the last one while it is being reopened. */
  directory(): Directory;
  close(): Promise<void>;
}

/**
 * Opens the directory as soon as the database can be reached, and serves it. After a restore, everything in memory is outdated: keys,
 * people, rules and counts. The directory is then closed and opened again, while the starting app responds to requests.
 * @throws what `openDirectory` throws, except for an unreachable database, for which it waits
 */
export async function keepServing(options: OpeningOptions & { readonly server: HttpServer }): Promise<Serving> {
  const { logger, starting, server } = options;
  const closing = new AbortController();
  let reopening: Promise<void> | undefined;
  let opened: OpenedDirectory | undefined;
  opened = await open();
  let { directory } = opened;
  await server.serve(directory.app);
  return {
    directory: () => directory,
    async close() {
      closing.abort();
      await reopening;
      await opened?.close();
    },
  };

  function onRestore(): void {
    // Ignored while the directory is being opened: the next check for a restore reports it again.
    if (closing.signal.aborted || opened === undefined) return;
    reopening ??= reopen().finally(() => (reopening = undefined));
  }

  async function open(): Promise<OpenedDirectory> {
    return await whenDatabaseAnswers(() => openDirectory(options, onRestore), { logger, signal: closing.signal });
  }

  async function reopen(): Promise<void> {
    logger.warn('the database was restored from a backup: the directory is reopened');
    await server.serve(starting.app);
    await pause(graceTime);
    await close();
    while (!closing.signal.aborted && opened === undefined) {
      try {
        opened = await open();
        directory = opened.directory;
        await server.serve(directory.app);
        logger.info({ people: directory.peopleCount() }, 'the directory serves the restored data');
      } catch (error) {
        if (closing.signal.aborted) return;
        logger.error({ err: error }, 'the directory could not be reopened after the restore; it is retried');
        await pause(retryPause);
      }
    }
  }

  async function close(): Promise<void> {
    try {
      await opened?.close();
    } catch (error) {
      logger.error({ err: error }, 'the directory did not close cleanly before it was reopened');
    }
    opened = undefined;
  }
}
