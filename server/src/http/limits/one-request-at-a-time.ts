import type { FastifyReply } from 'fastify';
import { HttpError } from '../http-error.ts';
import { limitReports } from './limit-reports.ts';
import { whenClosed } from './when-closed.ts';

const secondsToWait = 2;

/**
 * Begins a request, if no other one of the same key is in progress. It ends with its response, or when the client disconnects. Called before
 * the body is read, so that nobody can fill the memory with bodies.
 * @throws HttpError `request.too-many`
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
