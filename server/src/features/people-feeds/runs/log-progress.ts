import type { ImportProgress } from '@directory/contract';
import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds between two log lines. */
const logInterval = 10_000;

/** Logs the progress of a long run every ten seconds. */
export function logProgress(logger: Pick<FastifyBaseLogger, 'info'>, feed: string): (progress: ImportProgress) => void {
  let lastLogged = performance.now();
  return (progress) => {
    const now = performance.now();
    if (now - lastLogged < logInterval) return;
    lastLogged = now;
    logger.info({ feed, ...progress }, 'a feed run is in progress');
  };
}
