import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from './client-address.ts';
import type { LimitKind } from '../telemetry/events.ts';
import { HttpError } from './http-error.ts';
import { limitReports } from './limit-reports.ts';

/**
 * Counts a request: for a signed-in user by their `viewerKey`, wherever they are, for a SCIM client by its token; otherwise by the address of
 * the client.
 * @throws HttpError `request.too-many`, with the seconds after which to try again
 */
export type CountRequest = (request: FastifyRequest, key: string | undefined) => Promise<void>;

/** An address may send this many times as many requests as one viewer: a whole office may be behind it. */
const addressShare = 10;

/** The limit of a key of `requestLimit`, where a viewer has `requestsPerMinute`. */
export function limitOf(key: string, requestsPerMinute: number): number {
  return key.startsWith(addressPrefix) ? requestsPerMinute * addressShare : requestsPerMinute;
}

const addressPrefix = 'address ';

/**
 * Counts within the limit that `createApp` was given, or within another one. Each limit counts by itself.
 * @param kind the name of the limit in the metrics
 */
export function requestLimit(app: FastifyInstance, kind: LimitKind, requestsPerMinute?: number): CountRequest {
  const report = limitReports(kind);
  const keys = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    ...(requestsPerMinute === undefined ? {} : { max: requestsPerMinute }),
    keyGenerator: (request) => {
      const key = keys.get(request);
      return key === undefined ? `${addressPrefix}${clientNetwork(request.ip)}` : `key ${key}`;
    },
  });
  return async (request, key) => {
    if (key !== undefined) keys.set(request, key);
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) {
      report(request);
      throw new HttpError('request.too-many', { retryAfter: counted.ttlInSeconds });
    }
  };
}
