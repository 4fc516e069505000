import type { FastifyError, FastifyRequest } from 'fastify';
import { DatabaseUnavailableError } from '../../../database/time-limit.ts';
import { databaseRetryAfter, reportUnavailable } from '../../../http/errors/database-unavailable.ts';
import { HttpError } from '../../../http/http-error.ts';
import { ConcurrentChangeError } from '../import/concurrent-change-error.ts';
import { badRequest, ScimError } from './scim-error.ts';

const detailOfStatus: Readonly<Record<number, string>> = {
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'The content type must be application/scim+json or application/json.',
};

/** Seconds after which a client should retry a change that conflicted with the run of a feed, or with other requests. */
const overtakenRetryAfter = 5;

/** Converts any error to a SCIM error. Internal errors are logged, without data sent by the client. */
export function toScimError(error: unknown, request: FastifyRequest): ScimError {
  if (error instanceof ScimError) return error;
  if (error instanceof HttpError && error.status < 500) {
    return new ScimError(error.status, error.message, { retryAfter: error.retryAfter });
  }
  if (error instanceof HttpError && error.status === 503) {
    return new ScimError(503, 'The server is busy. Try again later.', { retryAfter: error.retryAfter });
  }
  if (error instanceof DatabaseUnavailableError) {
    reportUnavailable(error, request);
    return new ScimError(503, 'The server is busy. Try again later.', { retryAfter: databaseRetryAfter });
  }
  if (error instanceof ConcurrentChangeError) {
    return new ScimError(503, 'The same person was changed meanwhile. Try again.', { retryAfter: overtakenRetryAfter });
  }
  const status = (error as Partial<FastifyError>).statusCode;
  if (status === 400) return badRequest('invalidSyntax', 'The request is malformed.');
  const detail = status === undefined ? undefined : detailOfStatus[status];
  if (status !== undefined && detail !== undefined) return new ScimError(status, detail);
  request.log.error({ err: error, route: request.routeOptions.url }, 'a SCIM request failed');
  return new ScimError(500, 'The server failed. Its log has the reason.');
}
