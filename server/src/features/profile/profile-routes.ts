import { getLeaver, getProfileSources, getUserProfile } from '@directory/contract';
import type { FieldSource, OutputOf, ProfileField } from '@directory/contract';
import { route } from '../../http/route.ts';
import type { EndpointRequest, Route, Viewer } from '../../http/route.ts';
import type { PersonWithCard } from '../../people/people-store.ts';
import type { Person } from '../../people/person.ts';
import type { ReadingTrail } from '../../viewer/reading-trail.ts';
import { presentLeaver, presentProfile, shownByLeaver, shownByProfile } from './present-profile.ts';
import type { ProfilePresentation } from './present-profile.ts';

/** Profiles, as every signed-in person may see them. */
export function profileRoutes(dependencies: ProfilePresentation & { trail: ReadingTrail }): Route[] {
  return [
    route(getUserProfile, async (request) => {
      const shown = await findShown(request);
      return await presentProfile(shown, shown.person.id === request.viewer.personId, dependencies);
    }),

    route(getLeaver, async ({ params, viewer, reveal, fail }) => {
      const person = await dependencies.people.find({ login: params.login });
      const isLeaver = person !== undefined && person.leftAt !== null;
      reveal(isLeaver ? shownByLeaver(person, dependencies) : []);
      if (person === undefined || person.leftAt === null) return fail('profile.unknown');
      dependencies.trail.readLeaver(viewer, person);
      return presentLeaver({ ...person, leftAt: person.leftAt }, dependencies);
    }),

    route(getProfileSources, async (request) => {
      const { person } = await findShown(request);
      return sourcesOf(person.id === request.viewer.personId ? person.revealed() : person);
    }),
  ];

  /** The person with the login or the distinguished name; without either, the viewer. That a leaver existed is revealed, too. */
  async function findShown(
    request: EndpointRequest<typeof getUserProfile> | EndpointRequest<typeof getProfileSources>,
  ): Promise<PersonWithCard> {
    const { viewer, fail } = request;
    const { userId, distinguishedName } = request.query as EndpointRequest<typeof getUserProfile>['query'];
    if (userId === undefined && distinguishedName === undefined) {
      const own =
        viewer.personId === null ? undefined : await dependencies.people.findWithCard({ id: viewer.personId });
      if (own === undefined) return fail('profile.none');
      request.reveal([own.person.id]);
      return own;
    }
    const shown = await dependencies.people.findWithCard(
      userId === undefined ? { distinguishedName: distinguishedName ?? '' } : { login: userId },
    );
    request.reveal(shown === undefined ? [] : shownTo(viewer, shown.person));
    if (shown === undefined) return fail('profile.unknown');
    return shown.person.leftAt === null ? shown : fail('profile.left');
  }

  /** The viewer's own profile can be seen when the limit of people is reached, with the names in it. */
  function shownTo(viewer: Viewer, person: Person): number[] {
    return person.id === viewer.personId ? [person.id] : shownByProfile(person, dependencies);
  }
}

function sourcesOf(person: Person): OutputOf<typeof getProfileSources> {
  const sources: { [field in ProfileField]?: FieldSource } = {};
  for (const [field, { kind, feed, at }] of person.sources())
    sources[field] = { kind, name: feed, at: at.toISOString() };
  return sources;
}
