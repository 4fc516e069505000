import type { FastifyRequest } from 'fastify';
import type { DatabaseUnavailableError } from '../../database/time-limit.ts';

/** Seconds after which a caller may try again when the database did not answer. */
export const databaseRetryAfter = 2;

/** Milliseconds between two entries of the log: while the database is away, every request that needs it fails. */
const logPause = 10_000;
let lastLogged = Number.NEGATIVE_INFINITY;

/** Logs that the database did not answer a request. */
export function reportUnavailable(error: DatabaseUnavailableError, request: FastifyRequest): void {
  const now = performance.now();
  if (now - lastLogged < logPause) return;
  lastLogged = now;
  request.log.warn({ err: error, route: request.routeOptions.url }, 'the database does not answer requests');
}
