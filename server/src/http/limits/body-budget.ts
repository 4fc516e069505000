import type { ErrorCode } from '@directory/contract';
import type { FastifyReply } from 'fastify';
import { HttpError } from '../http-error.ts';
import { whenClosed } from './when-closed.ts';

const secondsToWait = 30;

/**
 * Limits the memory that the bodies of all requests take together, from before they are read until their responses are sent. A body without
 * a length counts as the limit of its route. A single body always fits.
 * @param maxBytes maximum number of bytes of all bodies
 * @throws HttpError with the given code
 */
export function bodyBudget(maxBytes: number): (reply: FastifyReply, code: ErrorCode) => void {
  let held = 0;
  return (reply, code) => {
    const { headers, routeOptions } = reply.request;
    const bytes = Math.min(Number(headers['content-length'] ?? Infinity), routeOptions.bodyLimit);
    if (held > 0 && held + bytes > maxBytes) throw new HttpError(code, { retryAfter: secondsToWait });
    held += bytes;
    whenClosed(reply, () => (held -= bytes));
  };
}
