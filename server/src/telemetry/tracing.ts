import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { TracingConfig } from '../config-tracing.ts';

/** Sends traces of requests, and of the statements to the database that they wait for. */
export interface Tracing {
  /** Traces the requests of an app, which must not be ready yet. */
  traceRequests(app: FastifyInstance, options: { isBehindProxy: boolean }): void;
  /** Sends what is left, for at most two seconds. */
  close(): Promise<void>;
}

/**
 * Call it before the database is opened. The library is loaded only where traces are configured.
 * @returns undefined where they are not
 */
export async function openTracing(
  config: TracingConfig | undefined,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Tracing | undefined> {
  if (config === undefined) return undefined;
  const { startTracing } = await import('./open-telemetry.ts');
  return startTracing(config, logger);
}
