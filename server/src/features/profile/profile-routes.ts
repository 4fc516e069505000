import { getLeaver, getProfileSources, getUserProfile } from '@directory/contract';
import type { FieldSource, OutputOf, ProfileField } from '@directory/contract';
import { route } from '../../http/route.ts';
import type { EndpointRequest, Route } from '../../http/route.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { PersonWithCard } from '../../people/people-store.ts';
import type { Person } from '../../people/person.ts';
import type { ReadingTrail } from '../../viewer/reading-trail.ts';
import { contactInsteadOf, presentLeaver, presentProfile, shownByLeaver, shownByProfile } from './present-profile.ts';
import type { ProfilePresentation } from './present-profile.ts';

/** Profiles, for every signed-in user. */
export function profileRoutes(dependencies: ProfilePresentation & { trail: ReadingTrail }): Route[] {
  return [
    route(getUserProfile, async (request) => {
      const shown = await findShown(request);
      return await presentProfile(shown, shown.person.id === request.viewer.personId, dependencies);
    }),

    route(getLeaver, async ({ params, viewer, reveal, fail }) => {
      const person = await dependencies.people.find({ login: params.login });
      if (person === undefined || person.leftAt === null) {
        reveal([]);
        return fail('profile.unknown');
      }
      const contact = await contactInsteadOf(person, dependencies);
      reveal(shownByLeaver(person, contact));
      dependencies.trail.readLeaver(viewer, person);
      return presentLeaver({ ...person, leftAt: person.leftAt }, contact);
    }),

    route(getProfileSources, async (request) => {
      const { person } = await findShown(request);
      return sourcesOf(person.id === request.viewer.personId ? person.revealed() : person);
    }),
  ];

  /** The person with the login or distinguished name; without either, the viewer. Leavers are counted too, since the error reveals them. */
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

  /**
   * The people whom a profile reveals. Names in the viewer's own profile are not counted, so that it can be seen with an exhausted budget.
   */
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
