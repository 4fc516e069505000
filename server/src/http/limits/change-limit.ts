import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';
import { limitReports } from './limit-reports.ts';
import { RequestCounts } from './request-counts.ts';

const hour = 3_600_000;
/** Nobody corrects their own profile that often. */
const fewestPerHour = 100;
/** Of the requests of a minute, so that who raises that limit, for a test of the load, raises this one. */
const shareOfRequests = 0.1;

/**
 * Counts a change that the audit log keeps for years. Without a limit of its own, one viewer could fill the database.
 * @throws HttpError `changes.too-many`, with the seconds after which to try again
 */
export function changeLimit(requestsPerMinute: number): (request: FastifyRequest, key: string) => void {
  const most = Math.max(fewestPerHour, requestsPerMinute * shareOfRequests);
  const report = limitReports('changes');
  const counts = new RequestCounts(hour);
  return (request, key) => {
    const { current, rest } = counts.count(key);
    if (current <= most) return;
    report(request);
    throw new HttpError('changes.too-many', { retryAfter: Math.ceil(rest / 1000) });
  };
}
