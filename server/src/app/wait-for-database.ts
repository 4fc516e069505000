import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isTransientDatabaseError } from '../database/transient-error.ts';
import { onceAMinute } from '../log/once-a-minute.ts';
import { sentenceFor } from '../startup-errors.ts';

/** Milliseconds before the second attempt. They double after each failure, up to `maxPause`. */
const initialPause = 1000;
const maxPause = 5000;

/**
 * Calls `open` until the database can be reached, and logs that it waits. If the process exited instead, its service manager would only
 * restart it, with increasing delays.
 * @throws errors that waiting does not fix; the signal's reason when it is aborted
 */
export async function whenDatabaseAnswers<Opened>(
  open: () => Promise<Opened>,
  { logger, signal }: { readonly logger: FastifyBaseLogger; readonly signal: AbortSignal },
): Promise<Opened> {
  const isLogged = onceAMinute();
  for (let failures = 1; ; failures++) {
    try {
      const opened = await open();
      if (failures > 1) logger.info('the database responds: the start continues');
      return opened;
    } catch (error) {
      if (!isTransientDatabaseError(error)) throw error;
      if (isLogged('away') !== undefined) {
        const sentence = sentenceFor(error) ?? 'The database at DATABASE_URL is not responding.';
        logger.warn(
          { attempts: failures },
          `${sentence} The node keeps retrying, and starts as soon as the database responds.`,
        );
      }
    }
    const wait = Math.min(initialPause * 2 ** (failures - 1), maxPause);
    // Jitter, so that many nodes do not connect at the same moment.
    await pause(wait * (0.75 + Math.random() / 4), undefined, { signal });
  }
}
