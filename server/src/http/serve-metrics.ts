import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { listenError } from './listen.ts';

export type { Registry } from 'prom-client';

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
  try {
    await metrics.listen({ host, port });
  } catch (error) {
    throw listenError(error, { host, port, portVariable: 'METRICS_PORT' });
  }
  return () => metrics.close();
}
