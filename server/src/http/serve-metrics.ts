import { fastify } from 'fastify';
import type { MetricsRegistry } from '../telemetry/metrics-registry.ts';
import { listenError } from './server/listen-error.ts';

/** Serves the metrics of a process on a separate port. */
export interface MetricsServer {
  readonly address: string;
  /** Sets the registry whose metrics are served. Without one, requests get a 503. */
  show(registry: MetricsRegistry | undefined): void;
  /** Closes the port. */
  close(): Promise<void>;
}

/** Milliseconds within which a complete request must arrive, and after which a connection without traffic is closed. */
const requestTimeout = 10_000;
const connectionTimeout = 120_000;
/** Maximum number of connections: a client of this port must not use up the files that the process may open. */
const maxConnections = 100;

/**
 * Serves metrics in the Prometheus text format on a separate port. Until `show` is called, requests get a 503.
 * @throws ListenError
 */
export async function serveMetrics({ host, port }: { host: string; port: number }): Promise<MetricsServer> {
  const app = fastify({ forceCloseConnections: true, requestTimeout, connectionTimeout });
  app.server.maxConnections = maxConnections;
  // Anyone who reaches the port may send requests, so no body is read.
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', async ({ url, is404 }, reply) => {
    if (!is404) return;
    const isMetrics = /^\/metrics(?:$|\?)/.test(url);
    if (isMetrics) reply.header('allow', 'GET, HEAD');
    // Closed, so that a client that is still sending does not keep one of the connections.
    return reply
      .status(isMetrics ? 405 : 404)
      .header('connection', 'close')
      .send();
  });
  let shown: MetricsRegistry | undefined;
  let answer: Promise<string> | undefined;
  app.get('/metrics', async (_request, reply) => {
    if (shown === undefined) return reply.status(503).send();
    // Concurrent scrapes share one response.
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
