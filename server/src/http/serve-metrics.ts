import { fastify } from 'fastify';
import type { MetricsRegistry } from '../telemetry/metrics-registry.ts';
import { listenError } from './server/listen-error.ts';

/** A port with the metrics of a process. */
export interface MetricsServer {
  readonly address: string;
  /** From now on, shows the metrics of the registry; without one, answers 503. */
  show(registry: MetricsRegistry | undefined): void;
  /** Closes the port. */
  close(): Promise<void>;
}

/**
 * Serves metrics in the text format of Prometheus on a separate port. Until there are any, it answers 503.
 * @throws ListenError
 */
export async function serveMetrics({ host, port }: { host: string; port: number }): Promise<MetricsServer> {
  const app = fastify({ forceCloseConnections: true });
  let shown: MetricsRegistry | undefined;
  let answer: Promise<string> | undefined;
  app.get('/metrics', async (_request, reply) => {
    if (shown === undefined) return reply.status(503).send();
    // Scrapers that ask at the same time share an answer.
    answer ??= shown.metrics().finally(() => (answer = undefined));
    return reply.type(shown.contentType).send(await answer);
  });
  const show: MetricsServer['show'] = (registry) => {
    shown = registry;
    answer = undefined;
  };
  try {
    return { address: await app.listen({ host, port }), show, close: () => app.close() };
  } catch (error) {
    throw listenError(error, { host, port, portVariable: 'METRICS_PORT' });
  }
}
