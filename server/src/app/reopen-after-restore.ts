import { setTimeout as pause } from 'node:timers/promises';
import type { HttpServer } from '../http/server/http-server.ts';
import type { Directory } from './build-directory.ts';
import { openDirectory } from './open-directory.ts';
import type { OpenedDirectory, OpeningOptions } from './open-directory.ts';
import { whenDatabaseAnswers } from './wait-for-database.ts';

/** Milliseconds for the requests under way when the database was replaced, and between two attempts to open it again. */
const graceTime = 500;
const retryPause = 2000;

export interface Serving {
  /** The directory that answers now, or that answered last. */
  directory(): Directory;
  close(): Promise<void>;
}

/**
 * Opens the directory, as soon as the database can be reached, and lets it answer. After a restore nothing in memory is valid any more: keys, people, rules and counts. The directory is
 * then closed and opened again, while the app of the start answers.
 * @throws what `openDirectory` throws, except that the database cannot be reached
 */
export async function keepServing(options: OpeningOptions & { readonly server: HttpServer }): Promise<Serving> {
  const { logger, starting, server } = options;
  const closing = new AbortController();
  let renewing: Promise<void> | undefined;
  let opened: OpenedDirectory | undefined;
  opened = await open();
  let { directory } = opened;
  await server.serve(directory.app);
  return {
    directory: () => directory,
    async close() {
      closing.abort();
      await renewing;
      await opened?.close();
    },
  };

  function onRestore(): void {
    // While the directory is being opened: the next look for a restore finds it too.
    if (closing.signal.aborted || opened === undefined) return;
    renewing ??= renew().finally(() => (renewing = undefined));
  }

  async function open(): Promise<OpenedDirectory> {
    return await whenDatabaseAnswers(() => openDirectory(options, onRestore), { logger, signal: closing.signal });
  }

  async function renew(): Promise<void> {
    logger.warn('the database was restored from a backup: the directory is opened again');
    await server.serve(starting.app);
    await pause(graceTime);
    await close();
    while (!closing.signal.aborted && opened === undefined) {
      try {
        opened = await open();
        directory = opened.directory;
        await server.serve(directory.app);
        logger.info({ people: directory.peopleCount() }, 'the restored directory answers');
      } catch (error) {
        if (closing.signal.aborted) return;
        logger.error({ err: error }, 'the directory could not be opened after a restore');
        await pause(retryPause);
      }
    }
  }

  async function close(): Promise<void> {
    try {
      await opened?.close();
    } catch (error) {
      logger.error({ err: error }, 'the directory did not close cleanly after a restore');
    }
    opened = undefined;
  }
}
