import type { Vocabulary } from '@directory/people-index';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import type { Config } from '../config/config.ts';
import { unlessUnavailable } from '../database/time-limit.ts';
import type { Database } from '../database/open-database.ts';
import { secretsStore } from '../database/secrets-store.ts';
import { apiTokenRoutes } from '../features/integrations/api-token-routes.ts';
import { deliverWebhooks } from '../features/integrations/deliver-webhooks.ts';
import type { WebhookDelivery } from '../features/integrations/deliver-webhooks.ts';
import { peopleListRoutes } from '../features/integrations/people-list-routes.ts';
import { webhookSender } from '../features/integrations/send-to-webhook.ts';
import { webhookRoutes } from '../features/integrations/webhook-routes.ts';
import { dataQualityRoutes } from '../features/data-quality/data-quality-routes.ts';
import { qualityReporter } from '../features/data-quality/quality-reporter.ts';
import { favouritesRoutes } from '../features/favourites/favourites-routes.ts';
import { orgChartRoutes } from '../features/org-chart/org-chart-routes.ts';
import { ownPhotoRoutes } from '../features/profile/edit-photo-routes.ts';
import type { RetentionDays } from '../features/privacy/apply-retention.ts';
import { privacyRoutes } from '../features/privacy/privacy-routes.ts';
import { scheduleRetention } from '../features/privacy/retention-schedule.ts';
import { cardRoutes } from '../features/profile/card-routes.ts';
import { correctRoutes } from '../features/profile/correct-routes.ts';
import { editRoutes } from '../features/profile/edit-routes.ts';
import { nameRecordingRoutes } from '../features/profile/name-recording-routes.ts';
import { scimTokenRoutes } from '../features/people-feeds/scim/scim-token-routes.ts';
import { serveScim } from '../features/people-feeds/scim/serve-scim.ts';
import { configuredSources } from '../features/people-feeds/configured-sources.ts';
import { feedPriority } from '../features/people-feeds/import/feed-priority.ts';
import { feedRoutes } from '../features/people-feeds/feed-routes.ts';
import { startFeedRunner } from '../features/people-feeds/runs/feed-runner.ts';
import type { ScheduledSource } from '../features/people-feeds/runs/feed-runner.ts';
import { feedStateStore } from '../features/people-feeds/runs/feed-state-store.ts';
import { configuredAlerts } from '../http/webhooks/send-alert.ts';
import { importPeopleFile } from '../features/people-feeds/import/import-people-file.ts';
import { previewPeopleFile } from '../features/people-feeds/import/preview-people-file.ts';
import { photoRoutes } from '../features/profile/photo-routes.ts';
import { ldapWriteBack } from '../features/people-feeds/ldap/write-back.ts';
import { profileRoutes } from '../features/profile/profile-routes.ts';
import { photoReceiver } from '../features/profile/receive-photo.ts';
import { ownCardRoutes } from '../features/public-card/own-card-routes.ts';
import { serveCards } from '../features/public-card/serve-cards.ts';
import { referenceRoutes } from '../features/reference-lists/reference-routes.ts';
import { countRoutes } from '../features/search/count-routes.ts';
import { findSeveralRoutes } from '../features/search/find-several-routes.ts';
import { searchRoutes } from '../features/search/search-routes.ts';
import { deleteExpiredUploads } from '../features/settings/delete-expired-uploads.ts';
import { settingsRoutes } from '../features/settings/settings-routes.ts';
import { clientConfigurationFor } from '../features/sign-in/client-configuration.ts';
import { signInRoutes } from '../features/sign-in/sign-in-routes.ts';
import { createApp } from '../http/create-app.ts';
import { serveHealth } from '../http/health.ts';
import type { WaitReason } from '../http/health.ts';
import { largeJsonSender } from '../http/bodies/large-json.ts';
import { serveDescription } from '../http/api-description/open-api.ts';
import type { Route } from '../http/route.ts';
import type { Viewer } from '../http/viewer.ts';
import { serveRoutes } from '../http/serve-routes.ts';
import { describeSite } from '../http/web/describe-site.ts';
import { serveLogo, serveWeb } from '../http/web/serve-web.ts';
import { webhookAddresses } from '../http/webhooks/webhook-addresses.ts';
import { backgroundErrors } from '../log/background-errors.ts';
import { logFeedRuns } from '../log/log-feed-runs.ts';
import { portraitDrawer } from '../people/photos/drawn-portrait.ts';
import { identityKey } from '../people/identity-key.ts';
import { membershipCounts } from '../people/memory/membership-counts.ts';
import { memorySnapshotsStore } from '../people/memory/memory-snapshots-store.ts';
import type { MemorySources } from '../people/memory/memory-metrics.ts';
import { followPeople } from '../people/memory/people-memory.ts';
import type { ReadingProgress } from '../people/memory/people-memory.ts';
import { peopleStore } from '../people/people-store.ts';
import { summaryOf } from '../people/person-summary.ts';
import { profileHints } from '../people/rules/profile-hints.ts';
import { photoUrls } from '../people/photos/photo-urls.ts';
import { photoStore } from '../people/photos/photo-store.ts';
import { publicCardStore } from '../people/contact/public-card-store.ts';
import { programFingerprint } from '../people/program-fingerprint.ts';
import { progressLog } from '../people/memory/progress-log.ts';
import { photoReader } from '../people/photos/read-photo.ts';
import type { References } from '../people/reference-lists.ts';
import { reportingLine } from '../people/reporting-line/reporting-line.ts';
import { followRules } from '../people/rules/self-service-memory.ts';
import { followSynonyms } from '../people/search-index/follow-synonyms.ts';
import { personShownWith } from '../people/search-index/person-shown-with.ts';
import { searchablePeople } from '../people/search-index/searchable-people.ts';
import { publicHolidays } from '../people/working-days/public-holidays.ts';
import { workingDays } from '../people/working-days/working-days.ts';
import { checkFeedPriority } from './check-feed-priority.ts';
import { checkClaimedUnits } from './check-claimed-units.ts';
import type { SnapshotOptions } from '../people/memory/snapshot-keeper.ts';
import { teamOf } from '../people/reporting-line/team-of.ts';
import { nodeHealth } from './node-health.ts';
import { openSignIn } from './open-sign-in.ts';
import { createAccessTokens } from '../viewer/tokens/access-tokens.ts';
import { noUnits } from '../http/unit-scope.ts';
import { administratorsStore } from '../viewer/administrators/administrators-store.ts';
import { grantFirstAdministrators } from '../viewer/administrators/first-administrators-store.ts';
import { createAuthentication } from '../viewer/authentication.ts';
import { authorizeAdministrator } from '../viewer/administrators/authorize-administrator.ts';
import { recentSignInCheck } from '../viewer/recent-sign-in.ts';
import { databaseClock } from '../database/database-clock.ts';
import { readingTrail } from '../viewer/reading-trail.ts';
import { revealCounts } from '../viewer/reveals/reveal-counts.ts';
import type { RevealTotals } from '../viewer/reveals/reveal-counts.ts';
import { revealLimits } from '../viewer/reveals/reveal-limits.ts';
import { shareReveals } from '../viewer/reveals/share-reveals.ts';

const webFolder = join(import.meta.dirname, '../../../web/dist/site');

/** Maximum size of the compressed address lists in memory. A list of 100 000 addresses takes about 1.5 MB. */
const maxLargeJsonBytes = 64 * 1024 * 1024;

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
 * Connects the features, shared modules and plumbing to an open database. It is long because it names each of them once, in the order in
 * which they are closed again.
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
  await grantFirstAdministrators(database, config.ADMIN_LOGINS);

  const store = peopleStore(kysely);
  const secrets = secretsStore(kysely);
  const people = searchablePeople(references, onError);
  const counts = membershipCounts();
  const line = reportingLine();
  const logProgress = progressLog(logger);
  const memory = await followPeople({
    database,
    followers: [people, line, counts],
    onError,
    onProgress(progress) {
      logProgress(progress);
      options.onProgress?.(progress);
    },
    ...(options.memoryFolder === undefined ? {} : { snapshots: snapshotsIn(options.memoryFolder) }),
  });
  await using unserved = new AsyncDisposableStack();
  unserved.defer(memory.close);
  const rules = await followRules({ database, onError });
  unserved.defer(rules.close);
  const synonyms = await followSynonyms({ database, people, onError });
  unserved.defer(synonyms.close);
  const administrators = administratorsStore(kysely);
  const makeKey = () => randomBytes(32).toString('base64url');
  const addresses = photoUrls(await secrets.findOrCreate('photo addresses', makeKey), {
    basePath: config.basePath,
  });

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
    isAdministrator: (login) => administrators.isListed(login),
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
  app.addHook('onClose', rules.close);
  app.addHook('onClose', synonyms.close);
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
  const limits = revealLimits({
    people: { hour: config.PEOPLE_PER_HOUR, day: config.PEOPLE_PER_DAY },
    administrators: { hour: config.ADMIN_PEOPLE_PER_HOUR, day: config.ADMIN_PEOPLE_PER_DAY },
    now: clock.now,
  });
  const reveals = revealCounts({ now: clock.now, limitsOf: limits.of });
  const trail = readingTrail({ now: clock.now });
  const sharing = await shareReveals({ counts: reveals, limits, trail, clock, database, sendAlert, onError });
  app.addHook('onClose', sharing.close);
  const catchUp = async () => {
    await Promise.all([memory.catchUp(), rules.catchUp(), synonyms.catchUp(), sharing.share()]);
  };
  const priority = feedPriority(config.FEED_PRIORITY);
  const feedNames = async () => (await feedStateStore(kysely).list()).map(({ name }) => name);
  await checkFeedPriority(config, { feedNames, logger });
  const runner = await startFeedRunner({
    database,
    references,
    sources,
    priority,
    logger,
    sendAlert,
    catchUp,
  });
  const webhooks = webhookAddresses(config.WEBHOOK_NETWORKS);
  const sendToWebhook = webhookSender({ addresses: webhooks });
  app.addHook('preClose', async () => {
    stopping.abort();
    await runner.close();
  });
  const reporter = qualityReporter({
    readPeople: () => store.allPresent(200),
    peopleCount: memory.peopleCount,
    line,
    countryCodeOf: (name) => references.countryOf(name)?.id ?? '',
    onError,
  });
  app.addHook('preClose', reporter.close);
  const readPhoto = photoReader(photoStore(kysely), portraitDrawer());
  const receivePhoto = photoReceiver();
  const holidays = publicHolidays(onError);
  app.addHook('onClose', holidays.close);
  const sendLargeJson = largeJsonSender(maxLargeJsonBytes);
  const presentation = {
    named: line.named,
    people: store,
    opened: rules,
    addresses,
    references,
  };
  const tokens = createAccessTokens(signIn.tokenOptions);
  const writeBack =
    config.ldapFeed?.writesBack === true
      ? ldapWriteBack(config.ldapFeed, { queries: kysely, references, named: line.named })
      : undefined;
  const logoAddress = serveLogo(app, config.BRAND_LOGO);
  const configurationFor = clientConfigurationFor({
    config,
    version: manifest.version,
    logoAddress,
    isSignInReady: signIn.isReady,
  });
  const near = ({ personId }: Viewer) => {
    const workplace = personId === null ? undefined : people.workplace(personId);
    return workplace && { ...workplace, team: teamOf(line, personId!) };
  };
  const hintsOf = async (id: number) => {
    const found = await store.findWithCard({ id });
    return found === undefined ? [] : await profileHints(found, rules);
  };
  const routes: Route[] = [
    ...signInRoutes({
      configurationFor,
      personById: summary,
      // Both let the page start while the database is unavailable. Rights are checked with each request anyway.
      hintsOf: (id) => unlessUnavailable(hintsOf(id), []),
      administeredUnits: (viewer) => unlessUnavailable(administrators.unitsOf(viewer), noUnits),
    }),
    ...searchRoutes({ people, near, addresses, references, trail }),
    ...countRoutes({ people, near, references }),
    ...findSeveralRoutes({
      people,
      store,
      idOfLogin: memory.idOfLogin,
      line,
      addresses,
      references,
      trail,
    }),
    ...profileRoutes({ ...presentation, trail }),
    ...cardRoutes({ people: store, addresses, references, workingDays: workingDays(holidays, Date.now) }),
    ...editRoutes({
      ...presentation,
      database,
      idOfReference: line.idOfReference,
      sendLargeJson,
      catchUp: memory.catchUpLatest,
      writeBack,
    }),
    ...correctRoutes({
      ...presentation,
      database,
      shownWith: (address) => personShownWith(address, { line, people }),
      naming: line.naming,
      catchUp: memory.catchUpLatest,
      receivePhoto,
    }),
    ...nameRecordingRoutes({ database, people: store }),
    ...photoRoutes({ readPhoto, addresses, idOfLogin: memory.idOfLogin }),
    ...ownPhotoRoutes({ database, people: store, addresses, catchUp: memory.catchUpLatest, readPhoto, receivePhoto }),
    ...ownCardRoutes({
      database,
      people: store,
      addresses,
      references,
      brandName: config.BRAND_NAME,
      basePath: config.basePath,
    }),
    ...serveCards(app, {
      cards: publicCardStore(kysely),
      people: store,
      readPhoto,
      references,
      brandName: config.BRAND_NAME,
      basePath: config.basePath,
      visitsPerMinute: config.CARD_LIMIT_PER_MINUTE,
    }),
    ...referenceRoutes({ references }),
    ...orgChartRoutes({ line, people, summary, idOfLogin: memory.idOfLogin, findLeaver: store.findLeaver, trail }),
    ...favouritesRoutes({ database, summary, idOfLogin: memory.idOfLogin, findLeaver: store.findLeaver }),
    ...settingsRoutes({
      database,
      references,
      counts,
      personByLogin,
      idOfLogin: memory.idOfLogin,
      limits,
      trail,
      shareReveals: sharing.share,
      currentSlot: reveals.currentSlot,
      importPeopleFile: (job) => importPeopleFile(job, { database, references, priority, logger }),
      previewPeopleFile: (job) => previewPeopleFile(job, references),
      sendLargeJson,
      catchUp,
    }),
    ...dataQualityRoutes({ reporter, people: store, references, summary, trail }),
    ...feedRoutes({
      database,
      runner,
      peopleOfFeed: (feed) => counts.groups('feed').get(identityKey(feed))?.count ?? 0,
    }),
    ...scimTokenRoutes({ database, personByLogin }),
    ...apiTokenRoutes({ database, personByLogin }),
    ...webhookRoutes({ database, send: sendToWebhook, addresses: webhooks, signal: stopping.signal, personByLogin }),
    ...peopleListRoutes({ people: store, named: line.named, references, readPhoto }),
    ...privacyRoutes({
      database,
      findPresent: (text, limit) => people.search({ text, limit, after: 0 }).hits.map((hit) => hit.person.id),
      leaverRetentionDays: config.LEAVER_RETENTION_DAYS,
      catchUp: memory.catchUpLatest,
    }),
  ];
  const authentication = createAuthentication({
    tokens,
    queries: kysely,
    people: memory,
    administeredUnits: (viewer) => authorizeAdministrator(database, viewer),
    checkSignIn: recentSignInCheck(config.RECENT_SIGN_IN_MINUTES * 60, logger),
  });
  serveRoutes(app, routes, authentication, reveals, { apiTokensPerMinute: config.API_LIMIT_PER_MINUTE });
  if (config.API_DOCS) serveDescription(app, routes, { version: manifest.version, basePath: config.basePath });
  await serveScim(app, {
    database,
    references,
    priority,
    requestsPerMinute: config.SCIM_LIMIT_PER_MINUTE,
    publicOrigin: config.PUBLIC_ORIGIN,
    catchUp: memory.catchUp,
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
  const startDelivery = () => deliverWebhooks({ database, send: sendToWebhook, sendAlert, onError });
  return {
    app,
    catchUp,
    peopleCount: memory.peopleCount,
    setVocabulary: people.setVocabulary,
    revealTotals: reveals.totals,
    memory: { peopleCount: memory.peopleCount, index: people.figures, following: { people: memory, rules, synonyms } },
    startDelivery,
    beginStopping: health.beginStopping,
    knownWaits: health.knownWaits,
  };

  function snapshotsIn(folder: string): SnapshotOptions {
    const fingerprint = programFingerprint(references);
    return { path: join(folder, 'people'), fingerprint, store: memorySnapshotsStore(kysely), logger };
  }
}

/** For how many days data is retained. */
export function retentionOf(config: Config): RetentionDays {
  return {
    leavers: config.LEAVER_RETENTION_DAYS,
    feedRuns: config.FEED_RUN_RETENTION_DAYS,
    audit: config.AUDIT_RETENTION_DAYS,
  };
}
