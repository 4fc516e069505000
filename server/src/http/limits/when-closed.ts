import type { FastifyReply } from 'fastify';

/** Calls back once the response is sent or the client has disconnected: at once when that has happened already, since `close` is not emitted again. */
export function whenClosed({ raw }: FastifyReply, work: () => void): void {
  if (raw.closed) work();
  else raw.once('close', work);
}
