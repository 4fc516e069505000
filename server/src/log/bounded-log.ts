import type { FastifyBaseLogger } from 'fastify';

const minute = 60_000;
const maxPerMinute = 60;

/**
 * Logs events that anyone can trigger any number of times, such as requests without a valid token, but at most 60 a minute. `omitted` in
 * the next entry is the number of entries left out.
 */
export function boundedLog(
  now: () => number = () => performance.now(),
): (logger: Pick<FastifyBaseLogger, 'info'>, fields: object, text: string) => void {
  let since = Number.NEGATIVE_INFINITY;
  let written = 0;
  let omitted = 0;
  return (logger, fields, text) => {
    if (now() - since >= minute) {
      since = now();
      written = 0;
    }
    if (written === maxPerMinute) {
      omitted += 1;
      return;
    }
    written += 1;
    logger.info(omitted === 0 ? fields : { ...fields, omitted }, text);
    omitted = 0;
  };
}
