import type { FastifyReply } from 'fastify';

/**
 * Calls `work` once the response has been sent or the client has disconnected. If that has already happened, calls it immediately, since
 * `close` is not emitted again.
 */
export function whenClosed({ raw }: FastifyReply, work: () => void): void {
  if (raw.closed) work();
  else raw.once('close', work);
}
