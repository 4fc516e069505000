import type { FastifyBaseLogger } from 'fastify';
import { onceAMinute } from '../log/once-a-minute.ts';
import { sentenceFor } from '../startup-errors.ts';
import { databaseBack, databaseLost } from '../telemetry/events.ts';

/**
 * Logs once when the database becomes unavailable, with the sentence that a start would print, and once when it is available again. A
 * database that keeps failing and recovering is logged at most once a minute.
 * @returns a function that stops the logging
 */
export function logDatabase(logger: Pick<FastifyBaseLogger, 'info' | 'warn'>, now?: () => number): () => void {
  const omittedBefore = onceAMinute(now);
  let logged: string | undefined;
  const endings = [
    databaseLost.subscribe(({ error }) => {
      const sentence = sentenceFor(error) ?? 'The database at DATABASE_URL is not responding.';
      if (sentence === logged || omittedBefore(sentence) === undefined) return;
      logged = sentence;
      logger.warn(`${sentence} This node keeps retrying.`);
    }),
    databaseBack.subscribe(() => {
      if (logged !== undefined) logger.info('the database responds again and accepts changes');
      logged = undefined;
    }),
  ];
  return () => {
    for (const end of endings) end();
  };
}
