import type { FastifyBaseLogger } from 'fastify';
import { isTransientDatabaseError } from '../database/transient-error.ts';
import { onceAMinute } from './once-a-minute.ts';

/**
 * Logs errors of background work. Of each kind, it logs the first and then at most one a minute, with the number of entries left out. An
 * unavailable database is only a warning, since it has its own metric and alert, and the work is retried until it succeeds.
 */
export function backgroundErrors(logger: Pick<FastifyBaseLogger, 'warn' | 'error'>, now?: () => number) {
  const omittedBefore = onceAMinute(now);
  return (error: unknown): void => {
    const isAway = isTransientDatabaseError(error);
    const omitted = omittedBefore(isAway ? 'away' : kindOf(error));
    if (omitted === undefined) return;
    if (isAway)
      logger.warn(
        { err: error, omitted },
        'background work failed because the database is not responding; it is retried',
      );
    else logger.error({ err: error, omitted }, 'background work failed');
  };
}

/** The class and code of an error, and the place where it was thrown. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code = '' } = error as { code?: unknown };
  const [place = ''] = /^ +at .*$/m.exec(error.stack ?? '') ?? [];
  return `${error.name} ${String(code)} ${place}`;
}
