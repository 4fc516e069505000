import type { FastifyBaseLogger } from 'fastify';
import type { ReadingProgress } from './people-memory.ts';

/** Minimum number of milliseconds between two log entries. */
const interval = 3000;

/** Logs the number of people read so far, at most once per `interval`. */
export function progressLog(logger: Pick<FastifyBaseLogger, 'info'>): (progress: ReadingProgress) => void {
  let next = performance.now() + interval;
  return ({ read, total }) => {
    if (performance.now() < next) return;
    next = performance.now() + interval;
    logger.info(`${read.toLocaleString('en')} of ${total.toLocaleString('en')} people read`);
  };
}
