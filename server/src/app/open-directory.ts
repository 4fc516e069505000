import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { readIdentity } from '../database/database-identity.ts';
import { restoreChannel } from '../database/backup/restore-backup.ts';
import { fullDiskDuringStart } from '../database/data-folder/unopened-files.ts';
import { openDatabase } from '../database/open-database.ts';
import type { DatabaseLocation } from '../database/open-database.ts';
import { configuredFeedNames } from '../features/people-feeds/configured-sources.ts';
import { openControlSocket } from '../features/people-feeds/commands/control-socket.ts';
import { loadDemoGroup } from '../features/people-feeds/demo/demo-group.ts';
import { feedPriority } from '../features/people-feeds/import/feed-priority.ts';
import { eraseByLogin } from '../features/privacy/erase-by-login.ts';
import type { MetricsServer } from '../http/serve-metrics.ts';
import { followChanges } from '../people/memory/follow-changes.ts';
import { peopleStore } from '../people/people-store.ts';
import type { References } from '../people/reference-lists.ts';
import { openVocabulary } from '../people/search-index/search-vocabulary.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import { buildDirectory } from './build-directory.ts';
import type { Directory } from './build-directory.ts';
import { registerMetrics } from './register-metrics.ts';
import type { StartingApp } from './starting-app.ts';

/** Maximum time in milliseconds that a start waits for titles to be linked to occupations. The rest is done while requests are served. */
const maxTitlesWait = 1000;

export interface OpeningOptions {
  readonly config: Config;
  readonly logger: FastifyBaseLogger;
  readonly references: References;
  readonly starting: StartingApp;
  /** Undefined if no metrics are served. */
  readonly metrics: MetricsServer | undefined;
  readonly tracing: Tracing | undefined;
}

/** A directory, its database and everything that runs with it, except the HTTP server. */
export interface OpenedDirectory {
  readonly directory: Directory;
  close(): Promise<void>;
}

/**
 * Opens the configured database, loads the demo group into an empty demo directory, and builds the directory.
 * @param onRestore called, possibly several times, when the content of the database has been replaced since it was opened
 * @throws errors that `sentenceFor` explains. Everything that was opened is closed again.
 */
export async function openDirectory(options: OpeningOptions, onRestore: () => void): Promise<OpenedDirectory> {
  try {
    return await open(options, onRestore);
  } catch (error) {
    const { DATABASE_URL: url, DATA_DIR: folder } = options.config;
    throw (url === undefined ? fullDiskDuringStart(folder, error) : undefined) ?? error;
  }
}

async function open(
  { config, logger, references, starting, metrics, tracing }: OpeningOptions,
  onRestore: () => void,
): Promise<OpenedDirectory> {
  await using stack = new AsyncDisposableStack();
  starting.waitFor('database');
  const database = await openDatabase(locationOf(config));
  stack.defer(() => database.close());
  starting.waitFor('people');
  const identity = await readIdentity(database.kysely);
  if (config.isDemo && config.DEMO_PEOPLE > 0 && !(await peopleStore(database.kysely).hasAnyone())) {
    await loadDemoGroup({ database, references, count: config.DEMO_PEOPLE });
  }
  const memoryFolder = join(config.DATA_DIR, 'memory');
  const stored = config.MEMORY_SNAPSHOT ? { memoryFolder } : {};
  const directory = await buildDirectory({
    config,
    database,
    references,
    logger,
    onProgress: (progress) => starting.reading(progress),
    ...stored,
  });
  stack.defer(() => directory.app.close());
  // If the vocabulary cannot be loaded, people are still found by their names.
  const titles = openVocabulary(references)
    .then(directory.setVocabulary)
    .catch((error: unknown) =>
      logger.error(
        { err: error },
        'the search vocabulary could not be loaded; until the next start, searches do not recognize roles and places',
      ),
    );
  await Promise.race([titles, pause(maxTitlesWait, undefined, { ref: false })]);
  tracing?.traceRequests(directory.app, { isBehindProxy: config.TRUSTED_PROXIES > 0 });
  const restores = await followChanges({
    database,
    channel: restoreChannel,
    read: async () => {
      if ((await readIdentity(database.kysely)) !== identity) onRestore();
    },
    // The followers of the people report that the database is unavailable.
    onError: () => {},
  });
  stack.defer(() => restores.close());
  const delivery = directory.startDelivery();
  stack.defer(() => delivery.close());
  if (metrics !== undefined) {
    const registry = registerMetrics(directory, { config, database });
    stack.defer(() => registry.close());
    metrics.show(registry);
    stack.defer(() => metrics.show(undefined));
  }
  if (database.kind === 'embedded') {
    const onError = (error: unknown) => logger.error({ err: error }, 'a command of npm run people failed');
    const control = await openControlSocket({
      folder: config.DATA_DIR,
      database,
      references,
      priority: feedPriority(config.FEED_PRIORITY),
      eraseLeaver: eraseByLogin,
      configuredFeeds: configuredFeedNames(config),
      onError,
    });
    stack.defer(() => control.close());
  }
  const opened = stack.move();
  return { directory, close: () => opened.disposeAsync() };
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
