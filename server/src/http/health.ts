import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type { Registry } from 'prom-client';
import { listen } from './listen.ts';

/**
 * Liveness: the process answers. Readiness: it also reaches its database, and has heard from the identity provider since it started; without
 * the provider's keys it can let nobody in. Both are open. `feeds` is `failing` while a people feed fails or is held back, which does not make the
 * node unready: it answers with the people of the last good run.
 */
export function serveHealth(
  app: FastifyInstance,
  options: {
    reachesDatabase: () => Promise<boolean>;
    isSignInReady: () => boolean;
    areFeedsWell: () => Promise<boolean>;
  },
): void {
  const { reachesDatabase, isSignInReady, areFeedsWell } = options;
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const waitingFor = [
      ...((await reachesDatabase().catch(() => false)) ? [] : ['database']),
      ...(isSignInReady() ? [] : ['identity provider']),
    ];
    if (waitingFor.length > 0) return reply.status(503).send({ status: 'not ready', waitingFor });
    const areWell = await areFeedsWell().catch(() => false);
    return reply.send({ status: 'ready', feeds: areWell ? 'ok' : 'failing' });
  });
}

/**
 * Counts and times every response by route pattern (never by path), and serves the metrics in the text format of Prometheus on a
 * separate port.
 * @returns a function that closes that port
 * @throws ListenError
 */
export async function serveMetrics(
  app: FastifyInstance,
  { host, port, register }: { host: string; port: number; register: (registry: Registry) => void },
): Promise<() => Promise<void>> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  register(registry);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(none)';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const metrics = fastify({ forceCloseConnections: true });
  metrics.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  await listen(metrics, { host, port, portVariable: 'METRICS_PORT' });
  return () => metrics.close();
}
