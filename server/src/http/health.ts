import type { FastifyInstance } from 'fastify';

/** What a node that is not ready waits for. `stopping`: it answers the last requests before it ends. */
export type Awaited = 'database' | 'identity provider' | 'people' | 'stopping';

/** Seconds after which to ask again. */
const retryAfter = '2';

/**
 * Liveness: the process answers. Readiness: it also waits for nothing. Both are open.
 * @param readiness what the node waits for, and more fields of the answer while it waits for nothing
 */
export function serveHealth(
  app: FastifyInstance,
  readiness: {
    waitingFor: () => Promise<readonly Awaited[]>;
    details?: () => Promise<Readonly<Record<string, string>>>;
  },
): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const waitingFor = await readiness.waitingFor();
    if (waitingFor.length > 0)
      return reply.status(503).header('retry-after', retryAfter).send({ status: 'not ready', waitingFor });
    return reply.send({ status: 'ready', ...(await readiness.details?.()) });
  });
}
