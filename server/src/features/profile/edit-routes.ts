import { getAddresses, getDomainRule, getOrganizationRule, updateUserProfile } from '@directory/contract';
import type { OwnField } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { auditStore } from '../../people/audit-store.ts';
import type { Person } from '../../people/person.ts';
import { selfServiceRights } from '../../people/self-service-rights.ts';
import type { AddressList, SelfServiceStore } from '../../people/self-service-store.ts';
import { editProfile } from './edit-profile.ts';
import type { WantedValues } from './edit-profile.ts';
import { presentProfile } from './present-profile.ts';
import type { ProfilePresentation } from './present-profile.ts';
import { profileStore } from './profile-store.ts';

/** What an owner needs to edit the own profile, and the edit itself. */
export function editRoutes(
  room: ProfilePresentation & {
    readonly database: Database;
    readonly rules: SelfServiceStore;
    readonly catchUp: () => Promise<void>;
  },
): Route[] {
  return [
    route(getAddresses, async ({ query }) => {
      const found =
        query.bu === undefined ? await room.rules.listAddresses() : [await room.rules.findAddresses(query.bu)];
      return found
        .filter((list): list is AddressList => list !== undefined)
        .map(({ bu, allowedAddresses }) => ({ bu, allowedAddresses: [...allowedAddresses] }));
    }),

    route(getOrganizationRule, async ({ params }) => {
      const rule = await room.rules.findRule('organizations', params.id);
      return [...(rule?.allowedAttributes ?? [])];
    }),

    route(getDomainRule, async ({ params }) => {
      const rule = await room.rules.findRule('domains', params.domain);
      return [...(rule?.allowedAttributes ?? [])];
    }),

    route(updateUserProfile, async ({ viewer, body, refuse }) => {
      const { version: basedOn, ...wanted } = body as WantedValues & { version?: number };
      const person = viewer.personId === null ? undefined : await room.people.find({ id: viewer.personId });
      if (person === undefined || person.leftAt !== null) return refuse('profile.none');
      const version = basedOn ?? person.version;
      if (version !== person.version) return refuse('profile.stale');
      const [rights, list] = await Promise.all([
        selfServiceRights(person, room.rules),
        room.rules.findAddresses(person.division),
      ]);
      const outcome = editProfile(wanted, {
        person,
        allowed: rights.fields,
        allowedAddresses: list?.allowedAddresses,
        references: room.references,
      });
      if ('faults' in outcome) return refuse('request.invalid', outcome.faults);
      if (outcome.changes.size > 0) {
        if (!(await store(person, viewer.login, version, outcome.changes))) return refuse('profile.stale');
        await room.catchUp();
      }
      const edited = (await room.people.findWithCard({ id: person.id })) ?? refuse('profile.none');
      return await presentProfile(edited, true, room);
    }),
  ];

  async function store(
    person: Person,
    actor: string,
    version: number,
    changes: ReadonlyMap<OwnField, string>,
  ): Promise<boolean> {
    return await room.database.transaction(async (queries) => {
      if (!(await profileStore(queries).edit(person.id, version, changes))) return false;
      const before = Object.fromEntries([...changes.keys()].map((field) => [field, person[field]]));
      await auditStore(queries).record({
        actor,
        kind: 'profile.edited',
        subject: person.login,
        before,
        after: Object.fromEntries(changes),
      });
      return true;
    });
  }
}
