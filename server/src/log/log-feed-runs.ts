import type { FastifyBaseLogger } from 'fastify';
import { feedRunEnded } from '../telemetry/events.ts';

/**
 * Logs every run of a feed and every import that ends in this process, except for those that found nothing new.
 * @returns a function that ends it
 */
export function logFeedRuns(logger: Pick<FastifyBaseLogger, 'info'>): () => void {
  return feedRunEnded.subscribe(({ runId: run, ...ended }) => {
    if (run === undefined && ended.outcome === 'imported') return;
    logger.info({ ...ended, run }, 'a run of a feed ended');
  });
}
