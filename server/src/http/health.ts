import type { FastifyInstance, FastifyReply } from 'fastify';

/** What a node that is not ready is waiting for. `stopping`: it answers the last requests before it exits. */
export type Awaited = 'database' | 'identity provider' | 'people' | 'stopping';

/** Seconds after which to check again. */
const retryAfter = '2';

/** What a node is waiting for, and further fields of the response of `/health/ready`. */
export interface Health {
  /** Empty if the node can answer every request. */
  readonly waitingFor: () => Promise<readonly Awaited[]>;
  /** Empty if the node can answer the requests that need no database. */
  readonly servingWaitsFor: () => readonly Awaited[];
  /** Further fields while the node is ready. */
  readonly details?: () => Promise<Readonly<Record<string, string>>>;
  /** Further fields while the node is waiting. */
  readonly progress?: () => object;
}

/**
 * Three health checks of a node, which need no token. Live: the process responds. Ready: it can answer every request. Serving: it has the
 * people and the keys of the identity provider in memory and is not stopping, so it can answer searches and charts even while the database
 * is down.
 */
export function serveHealth(app: FastifyInstance, { waitingFor, servingWaitsFor, details, progress }: Health): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const awaited = await waitingFor();
    if (awaited.length > 0) return sendWaiting(reply, { status: 'not ready', waitingFor: awaited, ...progress?.() });
    return reply.send({ status: 'ready', ...(await details?.()) });
  });
  app.get('/health/serving', async (_request, reply) => {
    const awaited = servingWaitsFor();
    if (awaited.length > 0) return sendWaiting(reply, { status: 'not serving', waitingFor: awaited });
    return reply.send({ status: 'serving' });
  });
}

function sendWaiting(reply: FastifyReply, answer: object): FastifyReply {
  return reply.status(503).header('retry-after', retryAfter).send(answer);
}
