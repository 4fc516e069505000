import type { FastifyBaseLogger } from 'fastify';
import type { ReadingProgress } from './people-memory.ts';

/** Milliseconds between two lines. */
const interval = 3000;

/** Logs from time to time how many people have been read. */
export function progressLog(logger: Pick<FastifyBaseLogger, 'info'>): (progress: ReadingProgress) => void {
  let next = performance.now() + interval;
  return ({ read, total }) => {
    if (performance.now() < next) return;
    next = performance.now() + interval;
    logger.info(`${read.toLocaleString('en')} of ${total.toLocaleString('en')} people read`);
  };
}
