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
  dependencies: ProfilePresentation & {
    readonly database: Database;
    readonly rules: SelfServiceStore;
    readonly catchUp: () => Promise<void>;
  },
): Route[] {
  return [
    route(getAddresses, async ({ query }) => {
      const found =
        query.bu === undefined
          ? await dependencies.rules.listAddresses()
          : [await dependencies.rules.findAddresses(query.bu)];
      return found
        .filter((list): list is AddressList => list !== undefined)
        .map(({ bu, allowedAddresses }) => ({ bu, allowedAddresses: [...allowedAddresses] }));
    }),

    route(getOrganizationRule, async ({ params }) => {
      const rule = await dependencies.rules.findRule('organizations', params.id);
      return [...(rule?.allowedAttributes ?? [])];
    }),

    route(getDomainRule, async ({ params }) => {
      const rule = await dependencies.rules.findRule('domains', params.domain);
      return [...(rule?.allowedAttributes ?? [])];
    }),

    route(updateUserProfile, async ({ viewer, body, fail }) => {
      const { version: basedOn, ...wanted } = body as WantedValues & { version?: number };
      const person = viewer.personId === null ? undefined : await dependencies.people.find({ id: viewer.personId });
      if (person === undefined || person.leftAt !== null) return fail('profile.none');
      const version = basedOn ?? person.version;
      if (version !== person.version) return fail('profile.stale');
      const [rights, list] = await Promise.all([
        selfServiceRights(person, dependencies.rules),
        dependencies.rules.findAddresses(person.division),
      ]);
      const outcome = editProfile(wanted, {
        person,
        allowed: rights.fields,
        allowedAddresses: list?.allowedAddresses,
        references: dependencies.references,
      });
      if ('faults' in outcome) return fail('request.invalid', outcome.faults);
      if (outcome.changes.size > 0) {
        if (!(await store(person, viewer.login, version, outcome.changes))) return fail('profile.stale');
        await dependencies.catchUp();
      }
      const edited = (await dependencies.people.findWithCard({ id: person.id })) ?? fail('profile.none');
      return await presentProfile(edited, true, dependencies);
    }),
  ];

  async function store(
    person: Person,
    actor: string,
    version: number,
    changes: ReadonlyMap<OwnField, string>,
  ): Promise<boolean> {
    return await dependencies.database.transaction(async (queries) => {
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
