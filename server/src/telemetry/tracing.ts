import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { TracingConfig } from '../config/tracing.ts';

/** Sends traces of requests, and of their database statements. */
export interface Tracing {
  /** Traces the requests of an app. Call it before the app is ready. */
  traceRequests(app: FastifyInstance, options: { isBehindProxy: boolean }): void;
  /** Sends the remaining spans, for at most two seconds. */
  close(): Promise<void>;
}

/**
 * Opens tracing, if it is configured; the library is loaded only then. Call it before the database is opened.
 * @returns undefined if tracing is not configured
 */
export async function openTracing(
  config: TracingConfig | undefined,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Tracing | undefined> {
  if (config === undefined) return undefined;
  const { startTracing } = await import('./open-telemetry.ts');
  return startTracing(config, logger);
}
