import { fastify } from 'fastify';
import type { MetricsRegistry } from '../telemetry/metrics-registry.ts';
import { listenError } from './listen.ts';

/**
 * Serves the metrics in the text format of Prometheus on a separate port.
 * @returns the address, and a function that closes the port
 * @throws ListenError
 */
export async function serveMetrics(
  registry: MetricsRegistry,
  { host, port }: { host: string; port: number },
): Promise<{ address: string; close: () => Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  let answer: Promise<string> | undefined;
  app.get('/metrics', async (_request, reply) => {
    // Scrapers that ask at the same time share an answer.
    answer ??= registry.metrics().finally(() => (answer = undefined));
    return reply.type(registry.contentType).send(await answer);
  });
  try {
    return { address: await app.listen({ host, port }), close: () => app.close() };
  } catch (error) {
    throw listenError(error, { host, port, portVariable: 'METRICS_PORT' });
  }
}
