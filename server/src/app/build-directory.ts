import type { Vocabulary } from '@directory/people-index';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import type { Config } from '../config/config.ts';
import { databaseClock } from '../database/database-clock.ts';
import type { Database } from '../database/open-database.ts';
import { secretsStore } from '../database/secrets-store.ts';
import { deliverWebhooks } from '../features/integrations/deliver-webhooks.ts';
import type { WebhookDelivery } from '../features/integrations/deliver-webhooks.ts';
import { webhookSender } from '../features/integrations/send-to-webhook.ts';
import { configuredSources } from '../features/people-feeds/configured-sources.ts';
import { feedPriority } from '../features/people-feeds/import/feed-priority.ts';
import { startFeedRunner } from '../features/people-feeds/runs/feed-runner.ts';
import type { ScheduledSource } from '../features/people-feeds/runs/feed-runner.ts';
import { feedStateStore } from '../features/people-feeds/runs/feed-state-store.ts';
import { serveScim } from '../features/people-feeds/scim/serve-scim.ts';
import type { RetentionDays } from '../features/privacy/apply-retention.ts';
import { scheduleRetention } from '../features/privacy/retention-schedule.ts';
import { deleteExpiredUploads } from '../features/settings/delete-expired-uploads.ts';
import { clientConfigurationFor } from '../features/sign-in/client-configuration.ts';
import { serveDescription } from '../http/api-description/open-api.ts';
import { createApp } from '../http/create-app.ts';
import { serveHealth } from '../http/health.ts';
import type { WaitReason } from '../http/health.ts';
import { serveRoutes } from '../http/serve-routes.ts';
import { describeSite } from '../http/web/describe-site.ts';
import { serveLogo, serveWeb } from '../http/web/serve-web.ts';
import { configuredAlerts } from '../http/webhooks/send-alert.ts';
import { webhookAddresses } from '../http/webhooks/webhook-addresses.ts';
import { backgroundErrors } from '../log/background-errors.ts';
import { logFeedRuns } from '../log/log-feed-runs.ts';
import type { MemorySources } from '../people/memory/memory-metrics.ts';
import type { ReadingProgress } from '../people/memory/people-memory.ts';
import { summaryOf } from '../people/person-summary.ts';
import { photoUrls } from '../people/photos/photo-urls.ts';
import type { References } from '../people/reference-lists.ts';
import { administratorsStore } from '../viewer/administrators/administrators-store.ts';
import { authorizeAdministrator } from '../viewer/administrators/authorize-administrator.ts';
import { grantFirstAdministrators } from '../viewer/administrators/first-administrators-store.ts';
import { createAuthentication } from '../viewer/authentication.ts';
import { recentSignInCheck } from '../viewer/recent-sign-in.ts';
import { openReveals } from '../viewer/reveals/open-reveals.ts';
import type { RevealTotals } from '../viewer/reveals/reveal-counts.ts';
import { createAccessTokens } from '../viewer/tokens/access-tokens.ts';
import { checkClaimedUnits } from './check-claimed-units.ts';
import { checkFeedPriority } from './check-feed-priority.ts';
import { featureRoutes } from './feature-routes.ts';
import { nodeHealth } from './node-health.ts';
import { openMemory } from './open-memory.ts';
import { openSignIn } from './open-sign-in.ts';

const webFolder = join(import.meta.dirname, '../../../web/dist/site');

/** A directory that can serve requests, through `app.listen` or `app.inject`. */
export interface Directory {
  readonly app: FastifyInstance;
  /** Resolves when memory contains everything that was committed before the call (see `Following`). */
  readonly catchUp: () => Promise<void>;
  readonly peopleCount: () => number;
  /** Lets searches recognize roles, places and units; see `openVocabulary`. */
  readonly setVocabulary: (vocabulary: Vocabulary) => Promise<void>;
  /** Starts to deliver webhooks, until the returned delivery is closed. */
  readonly startDelivery: () => WebhookDelivery;
  readonly revealTotals: () => RevealTotals;
  /** The figures of memory, for the metrics. */
  readonly memory: MemorySources;
  /** Makes the node report that it is not ready. */
  readonly beginStopping: () => void;
  /** What the node waits for, as known without a query; empty when it is ready. */
  readonly knownWaits: () => readonly WaitReason[];
}

/**
 * Opens what a node needs besides the database, and serves it. It is long because it names each part once, in the order in which they
 * depend on each other. `featureRoutes` connects the features.
 */
export async function buildDirectory(options: {
  config: Config;
  database: Database;
  references: References;
  logger: FastifyBaseLogger;
  /** Sources that this node reads on a schedule; those of the configuration by default. */
  sources?: readonly ScheduledSource[];
  /** Called while people are read into memory. */
  onProgress?: (progress: ReadingProgress) => void;
  /** The folder in which memory is stored for the next start. Without it, each start reads all people from the database. */
  memoryFolder?: string;
}): Promise<Directory> {
  const { config, database, references, logger, sources = configuredSources(config) } = options;
  const { kysely } = database;
  const onError = backgroundErrors(logger);
  checkClaimedUnits(config.oidc?.administratorClaim, references);
  const leavers = await grantFirstAdministrators(database, config.ADMIN_LOGINS);
  if (leavers > 0) logger.warn({ leavers }, 'ADMIN_LOGINS: people who have left were not made administrators');

  const { onProgress, memoryFolder: folder } = options;
  const memory = await openMemory({ database, references, logger, onError, onProgress, folder });
  await using unserved = new AsyncDisposableStack();
  unserved.defer(memory.close);
  const { people } = memory;
  const secrets = secretsStore(kysely);
  const makeKey = () => randomBytes(32).toString('base64url');
  const addresses = photoUrls(await secrets.findOrCreate('photo addresses', makeKey), { basePath: config.basePath });
  const summary = (id: number) => {
    const person = people.summary(id);
    return person && summaryOf(person, { addresses, references });
  };
  const personByLogin = (login: string) => {
    const id = memory.idOfLogin(login);
    return id === undefined ? undefined : summary(id);
  };
  const signIn = await openSignIn({
    config,
    logger,
    secrets,
    findPeople: (text, limit) => {
      const query = text === '' ? { filters: { employeeType: 'I' as const } } : { text };
      const { hits } = people.search({ ...query, limit, after: 0 });
      return hits.map((hit) => summaryOf(hit.person, { addresses, references }));
    },
    personByLogin,
    isAdministrator: (login) => administratorsStore(kysely).isListed(login),
    onError,
  });
  const app = await createApp({
    logger,
    trustedProxies: config.TRUSTED_PROXIES,
    requestsPerMinute: config.RATE_LIMIT_PER_MINUTE,
    connectOrigins: signIn.browserOrigins,
    basePath: config.basePath,
    isHttps: config.PUBLIC_ORIGIN?.startsWith('https:') ?? false,
  });
  app.addHook('preClose', async () => signIn.close());
  app.addHook('onClose', memory.close);
  // From here on, `app.close()` closes them, even if building fails: the process may build the directory again.
  unserved.move();
  await using unfinished = new AsyncDisposableStack();
  unfinished.defer(() => app.close());

  const stopLogging = logFeedRuns(logger);
  app.addHook('onClose', async () => stopLogging());
  const stopExpiring = deleteExpiredUploads(database, onError);
  app.addHook('onClose', async () => stopExpiring());
  const retention = scheduleRetention(retentionOf(config), { database, logger });
  app.addHook('preClose', retention.close);
  const stopping = new AbortController();
  const sendAlert = configuredAlerts(config, { onError, signal: stopping.signal });
  const clock = databaseClock((secondsAhead) =>
    logger.warn(
      { secondsAhead },
      'the clock of this machine differs from that of the database by more than a minute; until they are synchronized (NTP), valid access tokens may be rejected',
    ),
  );
  const reveals = await openReveals({
    people: { hour: config.PEOPLE_PER_HOUR, day: config.PEOPLE_PER_DAY },
    administrators: { hour: config.ADMIN_PEOPLE_PER_HOUR, day: config.ADMIN_PEOPLE_PER_DAY },
    clock,
    database,
    sendAlert,
    onError,
  });
  app.addHook('onClose', reveals.sharing.close);
  const catchUp = async () => {
    await Promise.all([memory.catchUp(), reveals.sharing.share()]);
  };
  const priority = feedPriority(config.FEED_PRIORITY);
  const feedNames = async () => (await feedStateStore(kysely).list()).map(({ name }) => name);
  await checkFeedPriority(config, { feedNames, logger });
  const runner = await startFeedRunner({ database, references, sources, priority, logger, sendAlert, catchUp });
  app.addHook('preClose', async () => {
    stopping.abort();
    await runner.close();
  });
  const webhooks = webhookAddresses(config.WEBHOOK_NETWORKS);
  const sendToWebhook = webhookSender({ addresses: webhooks });

  const logoAddress = serveLogo(app, config.BRAND_LOGO);
  const configurationFor = clientConfigurationFor({
    config,
    version: manifest.version,
    logoAddress,
    isSignInReady: signIn.isReady,
  });
  const routes = featureRoutes({
    app,
    config,
    database,
    references,
    logger,
    onError,
    memory,
    catchUp,
    reveals,
    addresses,
    summary,
    personByLogin,
    configurationFor,
    runner,
    priority,
    webhooks: { addresses: webhooks, send: sendToWebhook },
    signal: stopping.signal,
  });
  const authentication = createAuthentication({
    tokens: createAccessTokens(signIn.tokenOptions),
    queries: kysely,
    people: memory,
    administeredUnits: (viewer) => authorizeAdministrator(database, viewer),
    checkSignIn: recentSignInCheck(config.RECENT_SIGN_IN_MINUTES * 60, logger),
  });
  serveRoutes(app, routes, authentication, reveals.counts, { apiTokensPerMinute: config.API_LIMIT_PER_MINUTE });
  if (config.API_DOCS) serveDescription(app, routes, { version: manifest.version, basePath: config.basePath });
  await serveScim(app, {
    database,
    references,
    priority,
    requestsPerMinute: config.SCIM_LIMIT_PER_MINUTE,
    publicOrigin: config.PUBLIC_ORIGIN,
    catchUp: memory.catchUpPeople,
    onError,
  });
  const health = nodeHealth({
    database,
    isSignInReady: signIn.isReady,
    areFeedsWell: () => feedStateStore(kysely).areAllWell(runner.schedules),
  });
  serveHealth(app, health);
  if (signIn.plugin !== undefined) await app.register(signIn.plugin);
  const { BRAND_NAME: name, BRAND_ACCENT: accent, PUBLIC_ORIGIN: publicOrigin, basePath } = config;
  await serveWeb(app, {
    folder: webFolder,
    basePath,
    brand: { name, logo: logoAddress },
    links: describeSite(app, { name, accent, basePath, publicOrigin }),
    configurationFor,
  });
  unfinished.move();
  return {
    app,
    catchUp,
    peopleCount: memory.peopleCount,
    setVocabulary: people.setVocabulary,
    startDelivery: () => deliverWebhooks({ database, send: sendToWebhook, sendAlert, onError }),
    revealTotals: reveals.counts.totals,
    memory: memory.sources,
    beginStopping: health.beginStopping,
    knownWaits: health.knownWaits,
  };
}

/** For how many days data is retained. */
export function retentionOf(config: Config): RetentionDays {
  return {
    leavers: config.LEAVER_RETENTION_DAYS,
    feedRuns: config.FEED_RUN_RETENTION_DAYS,
    audit: config.AUDIT_RETENTION_DAYS,
  };
}
