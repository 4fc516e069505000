import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';
import { limitReports } from './limit-reports.ts';
import { RequestCounts } from './request-counts.ts';

const hour = 3_600_000;
/** Changes per hour that are always allowed. Nobody edits their own profile more often. */
const fewestPerHour = 100;
/** Changes per hour as a share of the requests per minute, so that raising that limit, for a load test, raises this one too. */
const shareOfRequests = 0.1;

/**
 * Limits how often a viewer may change their own data. The audit log retains each change for years, so a viewer without this limit could
 * fill the database.
 * @throws HttpError `changes.too-many`, with the seconds after which to retry
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
