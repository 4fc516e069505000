import type { FastifyBaseLogger } from 'fastify';
import { feedRunEnded } from '../telemetry/events.ts';

/**
 * Logs every feed run and every import that ends in this process, except those that found no changes.
 * @returns a function that stops logging
 */
export function logFeedRuns(logger: Pick<FastifyBaseLogger, 'info'>): () => void {
  return feedRunEnded.subscribe(({ runId: run, ...ended }) => {
    if (run === undefined && ended.outcome === 'imported') return;
    logger.info({ ...ended, run }, 'a feed run ended');
  });
}
