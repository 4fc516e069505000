import type { FastifyBaseLogger } from 'fastify';
import { onceAMinute } from '../log/once-a-minute.ts';
import { sentenceFor } from '../start-faults.ts';
import { databaseBack, databaseLost } from '../telemetry/events.ts';

/**
 * Logs that the database is lost, with the sentence that a start would print, and that it is back. A database that comes and goes is logged at most once a
 * minute.
 * @returns a function that ends it
 */
export function logDatabase(logger: Pick<FastifyBaseLogger, 'info' | 'warn'>, now?: () => number): () => void {
  const leftOutBefore = onceAMinute(now);
  let isLogged = false;
  const endings = [
    databaseLost.subscribe(({ error }) => {
      const sentence = sentenceFor(error) ?? 'The database at DATABASE_URL does not answer.';
      const leftOut = leftOutBefore(sentence);
      if (leftOut === undefined) return;
      isLogged = true;
      logger.warn({ leftOut }, `${sentence} This node tries again until that has changed.`);
    }),
    databaseBack.subscribe(() => {
      if (isLogged) logger.info('the database answers again and accepts changes');
      isLogged = false;
    }),
  ];
  return () => {
    for (const end of endings) end();
  };
}
