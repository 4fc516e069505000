import type { ClientConfiguration, PersonSummary } from '@directory/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open-database.ts';
import { unlessUnavailable } from '../database/time-limit.ts';
import { dataQualityRoutes } from '../features/data-quality/data-quality-routes.ts';
import { qualityReporter } from '../features/data-quality/quality-reporter.ts';
import { favouritesRoutes } from '../features/favourites/favourites-routes.ts';
import { apiTokenRoutes } from '../features/integrations/api-token-routes.ts';
import { peopleListRoutes } from '../features/integrations/people-list-routes.ts';
import type { SendToWebhook } from '../features/integrations/send-to-webhook.ts';
import { webhookRoutes } from '../features/integrations/webhook-routes.ts';
import { orgChartRoutes } from '../features/org-chart/org-chart-routes.ts';
import { feedRoutes } from '../features/people-feeds/feed-routes.ts';
import type { FeedPriority } from '../features/people-feeds/import/feed-priority.ts';
import { importPeopleFile } from '../features/people-feeds/import/import-people-file.ts';
import { previewPeopleFile } from '../features/people-feeds/import/preview-people-file.ts';
import { ldapWriteBack } from '../features/people-feeds/ldap/write-back.ts';
import type { FeedRunner } from '../features/people-feeds/runs/feed-runner.ts';
import { scimTokenRoutes } from '../features/people-feeds/scim/scim-token-routes.ts';
import { privacyRoutes } from '../features/privacy/privacy-routes.ts';
import { cardRoutes } from '../features/profile/card-routes.ts';
import { correctRoutes } from '../features/profile/correct-routes.ts';
import { ownPhotoRoutes } from '../features/profile/edit-photo-routes.ts';
import { editRoutes } from '../features/profile/edit-routes.ts';
import { nameRecordingRoutes } from '../features/profile/name-recording-routes.ts';
import { photoRoutes } from '../features/profile/photo-routes.ts';
import { profileRoutes } from '../features/profile/profile-routes.ts';
import { photoReceiver } from '../features/profile/receive-photo.ts';
import { ownCardRoutes } from '../features/public-card/own-card-routes.ts';
import { serveCards } from '../features/public-card/serve-cards.ts';
import { referenceRoutes } from '../features/reference-lists/reference-routes.ts';
import { countRoutes } from '../features/search/count-routes.ts';
import { findSeveralRoutes } from '../features/search/find-several-routes.ts';
import { searchRoutes } from '../features/search/search-routes.ts';
import { settingsRoutes } from '../features/settings/settings-routes.ts';
import { signInRoutes } from '../features/sign-in/sign-in-routes.ts';
import { largeJsonSender } from '../http/bodies/large-json.ts';
import type { Route } from '../http/route.ts';
import { noUnits } from '../http/unit-scope.ts';
import type { Viewer } from '../http/viewer.ts';
import type { MayConnect } from '../http/webhooks/post-webhook.ts';
import { publicCardStore } from '../people/contact/public-card-store.ts';
import { identityKey } from '../people/identity-key.ts';
import { personalSettingsStore } from '../people/personal-settings-store.ts';
import { peopleStore } from '../people/people-store.ts';
import { profileHints } from '../people/rules/profile-hints.ts';
import { portraitDrawer } from '../people/photos/drawn-portrait.ts';
import { photoStore } from '../people/photos/photo-store.ts';
import type { PhotoUrls } from '../people/photos/photo-urls.ts';
import { photoReader } from '../people/photos/read-photo.ts';
import type { References } from '../people/reference-lists.ts';
import { teamOf } from '../people/reporting-line/team-of.ts';
import { personShownWith } from '../people/search-index/person-shown-with.ts';
import { publicHolidays } from '../people/working-days/public-holidays.ts';
import { workingDays } from '../people/working-days/working-days.ts';
import { administratorsStore } from '../viewer/administrators/administrators-store.ts';
import type { Reveals } from '../viewer/reveals/open-reveals.ts';
import type { NodeMemory } from './open-memory.ts';

/** Maximum size of the compressed address lists in memory. A list of 100 000 addresses takes about 1.5 MB. */
const maxLargeJsonBytes = 64 * 1024 * 1024;

/** What the features share. Whatever only routes need is opened here. */
export interface FeatureDependencies {
  /** Serves the public cards, which are no endpoints of the API. */
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly database: Database;
  readonly references: References;
  readonly logger: FastifyBaseLogger;
  readonly onError: (error: unknown) => void;
  readonly memory: NodeMemory;
  /** Resolves when everything that was committed before the call is in memory, including what other nodes have shown. */
  readonly catchUp: () => Promise<void>;
  readonly reveals: Reveals;
  readonly addresses: PhotoUrls;
  /** The person as lists show them, from memory; undefined for leavers and unknown ids or logins. */
  readonly summary: (id: number) => PersonSummary | undefined;
  readonly personByLogin: (login: string) => PersonSummary | undefined;
  readonly configurationFor: (request: FastifyRequest) => ClientConfiguration | undefined;
  readonly runner: FeedRunner;
  readonly priority: FeedPriority;
  readonly webhooks: { readonly addresses: (url: string) => MayConnect; readonly send: SendToWebhook };
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
}

/** The routes of all features. Each feature is passed what it needs. */
export function featureRoutes(dependencies: FeatureDependencies): Route[] {
  const { app, config, database, references, logger, onError, memory, catchUp, reveals } = dependencies;
  const { addresses, summary, personByLogin, runner, priority, webhooks, signal } = dependencies;
  const { kysely } = database;
  const { people, line, counts, rules, idOfLogin } = memory;
  const { trail } = reveals;
  const { BRAND_NAME: brandName, basePath } = config;

  const store = peopleStore(kysely);
  const readPhoto = photoReader(photoStore(kysely), portraitDrawer());
  const receivePhoto = photoReceiver();
  const sendLargeJson = largeJsonSender(maxLargeJsonBytes);
  const presentation = { named: line.named, people: store, opened: rules, addresses, references };
  const holidays = publicHolidays(onError);
  app.addHook('onClose', holidays.close);
  const reporter = qualityReporter({
    readPeople: () => store.allPresent(200),
    peopleCount: memory.peopleCount,
    line,
    countryCodeOf: (name) => references.countryOf(name)?.id ?? '',
    onError,
  });
  app.addHook('preClose', reporter.close);
  const writeBack =
    config.ldapFeed?.writesBack === true
      ? ldapWriteBack(config.ldapFeed, { queries: kysely, references, named: line.named })
      : undefined;
  const near = ({ personId }: Viewer) => {
    if (personId === null) return undefined;
    const workplace = people.workplace(personId);
    return workplace && { ...workplace, team: teamOf(line, personId) };
  };
  const personalSettings = personalSettingsStore(kysely);
  const hintsOf = async (id: number) => {
    if (await personalSettings.hasHiddenProfileHint(id)) return [];
    const found = await store.findWithCard({ id });
    return found === undefined ? [] : await profileHints(found, rules);
  };

  return [
    ...signInRoutes({
      configurationFor: dependencies.configurationFor,
      personById: summary,
      // Both let the page start while the database is unavailable. Rights are checked with each request anyway.
      hintsOf: (id) => unlessUnavailable(hintsOf(id), []),
      storeHint: personalSettings.setProfileHint,
      administeredUnits: (viewer) => unlessUnavailable(administratorsStore(kysely).unitsOf(viewer), noUnits),
    }),
    ...searchRoutes({ people, near, addresses, references, trail }),
    ...countRoutes({ people, near, references }),
    ...findSeveralRoutes({ people, store, idOfLogin, line, addresses, references, trail }),
    ...profileRoutes({ ...presentation, trail }),
    ...cardRoutes({ people: store, addresses, references, workingDays: workingDays(holidays, Date.now) }),
    ...editRoutes({
      ...presentation,
      database,
      idOfReference: line.idOfReference,
      sendLargeJson,
      catchUp: memory.catchUpLatestPeople,
      writeBack,
    }),
    ...correctRoutes({
      ...presentation,
      database,
      shownWith: (address) => personShownWith(address, { line, people }),
      naming: line.naming,
      catchUp: memory.catchUpLatestPeople,
      receivePhoto,
    }),
    ...nameRecordingRoutes({ database, people: store }),
    ...photoRoutes({ readPhoto, addresses, idOfLogin }),
    ...ownPhotoRoutes({
      database,
      people: store,
      addresses,
      references,
      catchUp: memory.catchUpLatestPeople,
      readPhoto,
      receivePhoto,
    }),
    ...ownCardRoutes({ database, people: store, addresses, references, brandName, basePath }),
    ...serveCards(app, {
      cards: publicCardStore(kysely),
      people: store,
      readPhoto,
      references,
      brandName,
      basePath,
      visitsPerMinute: config.CARD_LIMIT_PER_MINUTE,
    }),
    ...referenceRoutes({ references }),
    ...orgChartRoutes({ line, people, summary, idOfLogin, findLeaver: store.findLeaver, trail }),
    ...favouritesRoutes({ database, summary, idOfLogin, findLeaver: store.findLeaver }),
    ...settingsRoutes({
      database,
      references,
      counts,
      personByLogin,
      idOfLogin,
      limits: reveals.limits,
      trail,
      shareReveals: reveals.sharing.share,
      currentSlot: reveals.counts.currentSlot,
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
    ...webhookRoutes({ database, ...webhooks, signal, personByLogin }),
    ...peopleListRoutes({ people: store, named: line.named, references, readPhoto }),
    ...privacyRoutes({
      database,
      findPresent: (text, limit) => people.search({ text, limit, after: 0 }).hits.map((hit) => hit.person.id),
      leaverRetentionDays: config.LEAVER_RETENTION_DAYS,
      catchUp: memory.catchUpLatestPeople,
    }),
  ];
}
