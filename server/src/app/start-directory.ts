import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import type { DatabaseLocation } from '../database/open-database.ts';
import { openControlSocket } from '../features/people-feeds/control-socket.ts';
import { loadDemoGroup } from '../features/people-feeds/demo-group.ts';
import { eraseByLogin } from '../features/privacy/erase-by-login.ts';
import { serverLimits } from '../http/app-plumbing.ts';
import { openHttpServer } from '../http/http-server.ts';
import { serveMetrics } from '../http/serve-metrics.ts';
import { peopleStore } from '../people/people-store.ts';
import { readReferences } from '../people/reference-lists.ts';
import { openTracing } from '../telemetry/tracing.ts';
import { buildDirectory } from './build-directory.ts';
import { logConfiguration } from './log-configuration.ts';
import { registerMetrics } from './register-metrics.ts';
import { createStartingApp } from './starting-app.ts';

export interface RunningDirectory {
  /** URL for a browser. */
  readonly address: string;
  readonly peopleCount: number;
  /**
   * Reports that it is not ready, but goes on answering, so that load balancers can notice. Then closes the port, waits for the requests under
   * way, and closes the database.
   * @param delay seconds between the report and the closing of the port
   */
  close(delay: number): Promise<void>;
}

/**
 * Listens, and answers that it is starting. Then opens what the configuration names, loads the demo group into an empty demo directory, and
 * serves it.
 * @throws errors that `sentenceFor` explains; everything that was opened is closed again
 */
export async function startDirectory(config: Config, logger: FastifyBaseLogger): Promise<RunningDirectory> {
  logConfiguration(config, logger);
  await using stack = new AsyncDisposableStack();
  const references = readReferences(config.REFERENCE_DIR);
  const starting = await createStartingApp({ config, logger });
  stack.defer(() => starting.app.close());
  const server = await openHttpServer(starting.app, { host: config.HOST, port: config.PORT, ...serverLimits });
  stack.defer(async () => void (await server.close(0)));
  // Before the database, whose statements it traces.
  const tracing = await openTracing(config.tracing, logger);
  stack.defer(async () => await tracing?.close());
  const database = await openDatabase(locationOf(config));
  stack.defer(() => database.close());
  starting.waitFor('people');
  if (config.isDemo && config.DEMO_PEOPLE > 0 && !(await peopleStore(database.kysely).hasAnyone())) {
    await loadDemoGroup({ database, references, count: config.DEMO_PEOPLE });
  }
  const directory = await buildDirectory({ config, database, references, logger });
  stack.defer(() => directory.app.close());
  tracing?.traceRequests(directory.app, { isBehindProxy: config.TRUSTED_PROXIES > 0 });
  const delivery = directory.startDelivery();
  stack.defer(() => delivery.close());
  if (config.METRICS_PORT !== undefined) {
    const registry = registerMetrics(directory, { config, database });
    stack.defer(() => registry.close());
    const metrics = await serveMetrics(registry, { host: config.HOST, port: config.METRICS_PORT });
    stack.defer(() => metrics.close());
  }
  if (database.kind === 'embedded') {
    const onError = (error: unknown) => logger.error({ err: error }, 'a command of the command line failed');
    const folder = config.DATA_DIR;
    const control = await openControlSocket({ folder, database, references, eraseLeaver: eraseByLogin, onError });
    stack.defer(() => control.close());
  }
  await server.serve(directory.app);
  const opened = stack.move();
  return {
    address: server.address,
    peopleCount: directory.peopleCount(),
    async close(delay) {
      directory.beginStopping();
      server.drain();
      await pause(delay * 1000);
      const cut = await server.close(config.SHUTDOWN_TIMEOUT_SECONDS * 1000);
      if (cut > 0) logger.warn({ connections: cut }, 'requests were not answered in time; their connections were cut');
      await opened.disposeAsync();
    },
  };
}

function locationOf(config: Config): DatabaseLocation {
  if (config.DATABASE_URL === undefined) return { kind: 'embedded', folder: config.DATA_DIR };
  return {
    kind: 'postgresql',
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    canListen: config.DATABASE_LISTEN,
  };
}
