import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import { limitHit, limitKinds, signInFaults, signInRefused } from '../telemetry/events.ts';
import type { MetricsRegistry } from '../telemetry/metrics-registry.ts';

/** Histogram buckets in seconds. Requests take milliseconds, exports and imports longer. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/**
 * Adds metrics of the app's requests. They are labelled with the route pattern, never the path. Rejected requests are counted without a
 * client.
 */
export function registerHttpMetrics(registry: MetricsRegistry, app: FastifyInstance): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  let inFlight = 0;
  app.addHook('onRequest', (_request, reply, done) => {
    inFlight += 1;
    // `close` is emitted exactly once, whether or not the response was sent completely.
    reply.raw.once('close', () => (inFlight -= 1));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(none)';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  registry.readGauge('http_requests_in_flight', 'Requests in progress', () => inFlight);
  registry.countEvents(limitHit, {
    name: 'directory_limit_hits_total',
    help: 'Requests rejected by a rate limit, by limit',
    labelNames: ['limit'],
    labels: ({ limit }) => ({ limit }),
    begin: limitKinds.map((limit) => ({ limit })),
  });
  registry.countEvents(signInRefused, {
    name: 'directory_sign_ins_refused_total',
    help: 'Requests rejected because of their token, by reason',
    labelNames: ['reason'],
    labels: ({ reason }) => ({ reason }),
    begin: signInFaults.map((reason) => ({ reason })),
  });
}
