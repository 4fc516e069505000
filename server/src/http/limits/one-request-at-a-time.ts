import type { FastifyReply } from 'fastify';
import { HttpError } from '../http-error.ts';
import { limitReports } from './limit-reports.ts';
import { whenClosed } from './when-closed.ts';

const secondsToWait = 2;

/**
 * Allows one request per key at a time. A request ends with its response, or when the client disconnects. Call it before the body is read,
 * so that nobody can fill the memory with bodies.
 * @throws HttpError `request.too-many` if a request with the same key is in progress
 */
export function oneRequestAtATime(): (reply: FastifyReply, key: string) => void {
  const report = limitReports('one-at-a-time');
  const inProgress = new Set<string>();
  return (reply, key) => {
    if (inProgress.has(key)) {
      report(reply.request);
      throw new HttpError('request.too-many', { retryAfter: secondsToWait });
    }
    inProgress.add(key);
    whenClosed(reply, () => inProgress.delete(key));
  };
}
