import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestCounts } from './request-counts.ts';
import { clientNetwork } from './client-network.ts';
import type { LimitKind } from '../../telemetry/events.ts';
import { HttpError } from '../http-error.ts';
import { limitReports } from './limit-reports.ts';

/**
 * Counts a request: for a signed-in user by their `viewerKey`, wherever they are, for a SCIM client by its token; otherwise by the address of
 * the client.
 * @throws HttpError `request.too-many`, with the seconds after which to try again
 */
export type CountRequest = (request: FastifyRequest, key: string | undefined) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** Limit of one viewer. An address has more (see `requestLimit`). */
    requestsPerMinute: number;
  }
}

/** Milliseconds in which requests are counted. */
const minute = 60_000;

/** An address may send this many times as many requests as one viewer: a whole office may be behind it. */
const addressShare = 10;

/**
 * Counts within the limit that `createApp` was given, or within another one. Each limit counts by itself.
 * @param kind the name of the limit in the metrics
 */
export function requestLimit(app: FastifyInstance, kind: LimitKind, requestsPerMinute?: number): CountRequest {
  const report = limitReports(kind);
  const counts = requestCounts(requestsPerMinute ?? app.requestsPerMinute);
  const ofAddresses = requestCounts(requestsPerMinute ?? app.requestsPerMinute * addressShare);
  return (request, key) => {
    const seconds = key === undefined ? ofAddresses(clientNetwork(request.ip)) : counts(key);
    if (seconds === undefined) return;
    report(request);
    throw new HttpError('request.too-many', { retryAfter: seconds });
  };
}

/** Counts a request of a caller. Returns the seconds after which to try again when the caller has sent more in this minute. */
export function requestCounts(requestsPerMinute: number): (caller: string) => number | undefined {
  const counts = new RequestCounts(minute);
  return (caller) => {
    const { current, rest } = counts.count(caller);
    return current > requestsPerMinute ? Math.ceil(rest / 1000) : undefined;
  };
}
