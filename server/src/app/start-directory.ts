import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { serverLimits } from '../http/create-app.ts';
import type { WaitReason } from '../http/health.ts';
import { openHttpServer } from '../http/server/http-server.ts';
import { serveMetrics } from '../http/serve-metrics.ts';
import { readReferences } from '../people/reference-lists.ts';
import { openTracing } from '../telemetry/tracing.ts';
import { keepServing } from './reopen-after-restore.ts';
import { logConfiguration } from './log-configuration.ts';
import { logDatabase } from './log-database.ts';
import { createStartingApp } from './starting-app.ts';

/** Milliseconds to wait for background work and connections to PostgreSQL to end. Nothing is lost if they do not: commits are durable. */
const closingTimeout = 5000;

export interface RunningDirectory {
  /** URL to open in a browser. */
  readonly address: string;
  readonly peopleCount: number;
  /** What the directory waits for, as known without a query; empty when it is ready. */
  waitsFor(): readonly WaitReason[];
  /**
   * Reports that it is not ready, but keeps serving requests, so that load balancers can notice. Then closes the port, waits for the
   * requests in progress, and closes the database, without waiting for connections to a PostgreSQL that does not respond.
   * @param delay seconds between reporting and closing the port
   */
  close(delay: number): Promise<void>;
}

/**
 * Listens, and responds that it is starting. Then opens the configured database, loads the demo group into an empty demo directory, and
 * serves the directory.
 * @throws errors that `sentenceFor` explains. Everything that was opened is closed again.
 */
export async function startDirectory(config: Config, logger: FastifyBaseLogger): Promise<RunningDirectory> {
  logConfiguration(config, logger);
  await using stack = new AsyncDisposableStack();
  const references = readReferences(config.REFERENCE_DIR);
  const starting = await createStartingApp({ config, logger });
  stack.defer(() => starting.app.close());
  const server = await openHttpServer(starting.app, { host: config.HOST, port: config.PORT, ...serverLimits });
  stack.defer(async () => void (await server.close(0)));
  // Opened before the database, so that a port in use is reported before a migration.
  const { HOST: host, METRICS_PORT: metricsPort } = config;
  const metrics = metricsPort === undefined ? undefined : await serveMetrics({ host, port: metricsPort });
  stack.defer(async () => await metrics?.close());
  // Opened before the database, whose statements are traced.
  const tracing = await openTracing(config.tracing, logger);
  stack.defer(async () => await tracing?.close());
  const serving = await keepServing({ config, logger, references, starting, metrics, server, tracing });
  stack.defer(() => serving.close());
  // Not during the start, which logs by itself what it waits for.
  stack.defer(logDatabase(logger));
  const opened = stack.move();
  return {
    address: server.address,
    peopleCount: serving.directory().peopleCount(),
    waitsFor: () => serving.directory().knownWaits(),
    async close(delay) {
      serving.directory().beginStopping();
      server.drain();
      await pause(delay * 1000);
      const cut = await server.close(config.SHUTDOWN_TIMEOUT_SECONDS * 1000);
      if (cut > 0)
        logger.warn(
          { connections: cut },
          'requests were still running after SHUTDOWN_TIMEOUT_SECONDS; their connections were closed',
        );
      const closed = opened.disposeAsync();
      if (config.DATABASE_URL === undefined) return await closed;
      const isClosed = await Promise.race([closed.then(() => true), pause(closingTimeout, false)]);
      if (!isClosed) logger.warn('the database did not respond during shutdown; its connections were not closed');
    },
  };
}
