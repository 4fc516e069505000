import type { Endpoint } from '@directory/contract';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';
import { limitReports } from './limit-reports.ts';
import { RequestCounts } from './request-counts.ts';

const hour = 3_600_000;

/**
 * What a viewer changes.
 * - `least`: changes per hour that are always allowed. Nobody changes more by hand.
 * - `share`: changes per hour as a share of the requests per minute, so that raising that limit, for a load test, raises this one too
 */
const limits = {
  own: { least: 100, share: 0.1 },
  unit: { least: 500, share: 0.5 },
} as const;

/**
 * Limits how often a viewer may change their own data (`own`), or an administrator of a business unit that unit and its people (`unit`). The
 * audit log retains each change for years, so a viewer without this limit could fill the database.
 * @throws HttpError `changes.too-many`, with the seconds after which to retry
 */
export function changeLimit(
  requestsPerMinute: number,
  changed: keyof typeof limits,
): (request: FastifyRequest, key: string) => void {
  const { least, share } = limits[changed];
  const limit = Math.max(least, requestsPerMinute * share);
  const report = limitReports('changes');
  const counts = new RequestCounts(hour);
  return (request, key) => {
    const { current, rest } = counts.count(key);
    if (current <= limit) return;
    report(request);
    throw new HttpError('changes.too-many', { retryAfter: Math.ceil(rest / 1000) });
  };
}

/** Whether administrators of a business unit change that unit or its people with the endpoint. */
export function changesUnit({ access, method }: Endpoint): boolean {
  return access === 'unit-administrator' && method !== 'GET';
}
