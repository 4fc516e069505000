import type { FastifyReply } from 'fastify';
import { HttpError } from './http-error.ts';
import { whenClosed } from './limits/when-closed.ts';

/** A signal that is aborted when the client disconnects before the response. Its reason is an error that nobody receives. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  whenClosed(reply, () => {
    if (!reply.raw.writableFinished) controller.abort(new HttpError('request.invalid'));
  });
  return controller.signal;
}
