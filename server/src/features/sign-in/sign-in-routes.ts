import { getConfiguration, getViewer, setProfileHint } from '@directory/contract';
import type { ClientConfiguration, PersonSummary, ProfileHint } from '@directory/contract';
import type { FastifyRequest } from 'fastify';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { AdministeredUnits, Viewer } from '../../http/viewer.ts';

/**
 * Routes that the web application calls before and right after sign-in.
 * @param options.configurationFor returns undefined if the request must not get it (`clientConfigurationFor`)
 * @param options.personById the viewer's entry; undefined if it has been removed
 * @param options.hintsOf what a person can add who has added nothing to their profile, and has not hidden the hint
 * @param options.administeredUnits read from the store for each request
 */
export function signInRoutes(options: {
  configurationFor: (request: FastifyRequest) => ClientConfiguration | undefined;
  personById: (id: number) => PersonSummary | undefined | Promise<PersonSummary | undefined>;
  hintsOf: (personId: number) => Promise<readonly ProfileHint[]>;
  storeHint: (personId: number, choice: { isHidden: boolean }) => Promise<void>;
  administeredUnits: (viewer: Viewer) => Promise<AdministeredUnits>;
}): Route[] {
  const { configurationFor, personById, hintsOf, storeHint, administeredUnits } = options;
  return [
    route(getConfiguration, ({ request, reply, fail }) => {
      reply.header('cache-control', 'no-store');
      return configurationFor(request) ?? fail('access.denied');
    }),

    route(getViewer, async ({ viewer }) => {
      const { personId } = viewer;
      const [units, hints] = await Promise.all([administeredUnits(viewer), personId === null ? [] : hintsOf(personId)]);
      return {
        login: viewer.login,
        isAdministrator: units === 'all',
        ...(units !== 'all' && units.size > 0 ? { administeredUnits: [...units].toSorted() } : {}),
        person: personId === null ? null : ((await personById(personId)) ?? null),
        ...(hints.length > 0 ? { profileHints: [...hints] } : {}),
      };
    }),

    route(setProfileHint, async ({ viewer, body: { isHidden }, fail }) => {
      await storeHint(viewer.personId ?? fail('profile.none'), { isHidden });
      return { isHidden };
    }),
  ];
}
