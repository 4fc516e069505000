import type { FastifyRequest } from 'fastify';
import type { DatabaseUnavailableError } from '../../database/time-limit.ts';

/** Seconds after which a client may retry if the database did not respond. */
export const databaseRetryAfter = 2;

/** Minimum number of milliseconds between two log entries. While the database is down, every request that needs it fails. */
const logPause = 10_000;
let lastLogged = Number.NEGATIVE_INFINITY;

/** Logs that the database did not respond to a request. */
export function reportUnavailable(error: DatabaseUnavailableError, request: FastifyRequest): void {
  const now = performance.now();
  if (now - lastLogged < logPause) return;
  lastLogged = now;
  request.log.warn(
    { err: error, route: request.routeOptions.url },
    'a request failed because the database is not responding',
  );
}
