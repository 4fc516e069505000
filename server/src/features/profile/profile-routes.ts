import { getLeaver, getProfileSources, getUserProfile } from '@directory/contract';
import type { FieldSource, OutputOf, ProfileField } from '@directory/contract';
import { route } from '../../http/route.ts';
import type { Call, Route } from '../../http/route.ts';
import type { Person } from '../../people/person.ts';
import { presentLeaver, presentProfile } from './present-profile.ts';
import type { ProfilePresentation } from './present-profile.ts';

/** Profiles as anybody who is signed in may see them. */
export function profileRoutes(room: ProfilePresentation): Route[] {
  return [
    route(getUserProfile, async (call) => {
      const shown = await findShown(call);
      return await presentProfile(shown, shown.person.id === call.viewer.personId, room);
    }),

    route(getLeaver, async ({ params, refuse }) => {
      const person = await room.people.find({ login: params.login });
      if (person === undefined || person.leftAt === null) return refuse('profile.unknown');
      return presentLeaver({ ...person, leftAt: person.leftAt }, room);
    }),

    route(getProfileSources, async (call) => sourcesOf((await findShown(call)).person)),
  ];

  /** By distinguished name, by login, or else the viewer. */
  async function findShown(
    call: Call<typeof getUserProfile> | Call<typeof getProfileSources>,
  ): Promise<{ person: Person; publicHash: string }> {
    const { viewer, refuse } = call;
    const { userId, distinguishedName } = call.query as Call<typeof getUserProfile>['query'];
    if (userId === undefined && distinguishedName === undefined) {
      const own = viewer.personId === null ? undefined : await room.people.findWithCard({ id: viewer.personId });
      return own ?? refuse('profile.none');
    }
    const shown = await room.people.findWithCard(
      userId === undefined ? { distinguishedName: distinguishedName ?? '' } : { login: userId },
    );
    if (shown === undefined) return refuse('profile.unknown');
    return shown.person.leftAt === null ? shown : refuse('profile.left');
  }
}

function sourcesOf(person: Person): OutputOf<typeof getProfileSources> {
  const sources: { [field in ProfileField]?: FieldSource } = {};
  for (const [field, { kind, feed, at }] of person.sources) sources[field] = { kind, name: feed, at: at.toISOString() };
  return sources;
}
