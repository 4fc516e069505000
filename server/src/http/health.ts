import type { FastifyInstance, FastifyReply } from 'fastify';

/** What a node that is not ready waits for. `stopping`: it answers the last requests before it ends. */
export type Awaited = 'database' | 'identity provider' | 'people' | 'stopping';

/** Seconds after which to ask again. */
const retryAfter = '2';

/** What a node waits for, in two senses, and more fields of the answer of `/health/ready`. */
export interface Health {
  /** Nothing: it can answer every request. */
  readonly waitingFor: () => Promise<readonly Awaited[]>;
  /** Nothing: it can answer those requests that need no database. */
  readonly servingWaitsFor: () => readonly Awaited[];
  /** While it is ready. */
  readonly details?: () => Promise<Readonly<Record<string, string>>>;
  /** While it waits. */
  readonly progress?: () => object;
}

/**
 * Three questions about a node, open to all. Live: the process answers. Ready: it can answer every request. Serving: it has the people and
 * the keys of the identity provider in memory and is not stopping, so that it can answer searches and charts also while the database is away.
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
