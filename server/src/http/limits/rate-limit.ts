import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestCounts } from './request-counts.ts';
import { clientNetwork } from './client-network.ts';
import type { LimitKind } from '../../telemetry/events.ts';
import { HttpError } from '../http-error.ts';
import { limitReports } from './limit-reports.ts';

/**
 * Counts a request: for a signed-in user by their `viewerKey`, from any address; for a SCIM client by its token; otherwise by the address
 * of the client.
 * @throws HttpError `request.too-many`, with the seconds after which to retry
 */
export type CountRequest = (request: FastifyRequest, key: string | undefined) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** Limit per viewer. The limit per address is higher (see `requestLimit`). */
    requestsPerMinute: number;
  }
}

/** Length of the window in which requests are counted, in milliseconds. */
const minute = 60_000;

/** The limit per address as a multiple of the limit per viewer. A whole office may share one address. */
const addressShare = 10;

/**
 * A rate limit, by default `requestsPerMinute` of the app. Each limit counts separately.
 * @param kind name of the limit in the metrics
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

/** Counts a caller's request. Returns the seconds after which to retry if the caller has exceeded the limit in this minute. */
export function requestCounts(requestsPerMinute: number): (caller: string) => number | undefined {
  const counts = new RequestCounts(minute);
  return (caller) => {
    const { current, rest } = counts.count(caller);
    return current > requestsPerMinute ? Math.ceil(rest / 1000) : undefined;
  };
}
