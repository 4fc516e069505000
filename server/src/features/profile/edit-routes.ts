import {
  getAddresses,
  getDomainRule,
  getOrganizationRule,
  profileFields,
  updateUserProfile,
} from '@directory/contract';
import type { ProfileField } from '@directory/contract';
import type { Database, Queries } from '../../database/open-database.ts';
import type { SendLargeJson } from '../../http/bodies/large-json.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { addressListJson } from '../../people/address-lists/address-list-json.ts';
import { addressListsStore } from '../../people/address-lists/address-lists-store.ts';
import { auditStore } from '../../people/audit-store.ts';
import type { AuditEntry } from '../../people/audit-store.ts';
import { findOwn } from '../../people/find-own.ts';
import { peopleStore } from '../../people/people-store.ts';
import type { PersonWithLayers } from '../../people/people-store.ts';
import type { Person } from '../../people/person.ts';
import { selfServiceRights } from '../../people/rules/self-service-rights.ts';
import { selfServiceStore } from '../../people/rules/self-service-store.ts';
import { aboutMeEditOf, aboutMeFaults, editedAboutMe, picked } from './edit-about-me.ts';
import type { AboutMeEdit } from './edit-about-me.ts';
import { changedAddress, changesOf, editFaults } from './edit-profile.ts';
import type { Changes, EditContext, SentValues } from './edit-profile.ts';
import { presentProfile } from './present-profile.ts';
import type { ProfilePresentation } from './present-profile.ts';
import { profileStore } from './profile-store.ts';

/** Edits the viewer's own profile, and returns what the form needs for it. */
export function editRoutes(
  dependencies: ProfilePresentation & {
    readonly database: Database;
    /** The id of the person in the directory to whom a reference refers, from memory. */
    readonly idOfReference: (reference: string) => number | undefined;
    readonly sendLargeJson: SendLargeJson;
    /** Resolves when changes committed before the call are in memory. */
    readonly catchUp: () => Promise<void>;
    /** Writes an edit to the source of the person's values, before it is stored. */
    readonly writeBack?:
      ((personId: number, changes: Changes) => Promise<ReadonlyMap<ProfileField, string>>) | undefined;
  },
): Route[] {
  const { references } = dependencies;
  const rules = selfServiceStore(dependencies.database.kysely);
  const lists = addressListsStore(dependencies.database.kysely);
  return [
    route(getAddresses, async ({ query, request, reply }) => {
      const facts = await lists.listAddressMetadata(query.bu);
      const key = `for everybody ${facts.map(({ bu, listId }) => `${bu} ${listId}`).join()}`;
      return await dependencies.sendLargeJson({ request, reply }, key, async function* () {
        yield '[';
        for (const [index, list] of facts.entries()) {
          if (index > 0) yield ',';
          yield* addressListJson({ bu: list.bu }, lists.addressPages(list));
        }
        yield ']';
      });
    }),

    route(getOrganizationRule, async ({ params }) => {
      const rule = await rules.findRule('organizations', params.id);
      return [...(rule?.allowedAttributes ?? [])];
    }),

    route(getDomainRule, async ({ params }) => {
      const rule = await rules.findRule('domains', params.domain);
      return [...(rule?.allowedAttributes ?? [])];
    }),

    route(updateUserProfile, async ({ viewer, body, fail, reveal }) => {
      const { database, writeBack } = dependencies;
      const check = async (queries: Queries) => {
        const found = (await findOwn(viewer.login, queries)) ?? fail('profile.none');
        const { publicHash, nameRecordedAt } = found;
        const person = found.person.revealed();
        const { version = person.version, countryCode, aboutMe: sentAboutMe, ...sent } = body;
        const aboutMe = aboutMeEditOf(sentAboutMe, found.enteredAboutMe);
        const changedFields = found.changedSince(version, [...profileFields, ...editedAboutMe(aboutMe)]);
        if (changedFields.length > 0 || version > person.version) {
          return fail(
            'profile.stale',
            changedFields.map((field) => ({ field, code: 'field.changed' })),
          );
        }
        const changes = changesOf(sent as SentValues, person, dependencies);
        const faults = [
          ...editFaults(changes, countryCode, await contextOf(person, changes, queries)),
          ...aboutMeFaults(aboutMe, person.aboutMeFields),
        ];
        if (faults.length > 0) return fail('request.invalid', faults);
        reveal(shownByEdit(person.id, changes));
        return { found, person, publicHash, nameRecordedAt, changes, aboutMe };
      };
      // Outside a transaction, which would block the database until the other server responds. If the process crashes in between, the feed
      // delivers the change.
      const checked = writeBack && (await database.transaction(check));
      const delivered = checked && (await writeBack(checked.person.id, checked.changes));
      const edited = await database.transaction(async (queries) => {
        const { person, publicHash, nameRecordedAt, ...edit } = await check(queries);
        const same = { publicHash, nameRecordedAt };
        if (edit.changes.size === 0 && editedAboutMe(edit.aboutMe).length === 0) return { person, ...same };
        await store(edit, viewer.login, queries);
        if (delivered !== undefined && delivered.size > 0)
          await profileStore(queries).putDelivered(person.id, delivered);
        return { person: await afterEdit(person, edit, queries), ...same };
      });
      await dependencies.catchUp();
      return await presentProfile(edited, true, dependencies);
    }),
  ];

  /** The people whom the response reveals: a new assistant by name. Empty if nobody has this group ID, which is revealed too. */
  function shownByEdit(personId: number, changes: Changes): number[] {
    const assistant = changes.get('C_assistant') ?? '';
    if (assistant === '') return [personId];
    const id = dependencies.idOfReference(assistant);
    return id === undefined ? [] : [id];
  }

  /** Reads the rules for an edit in its transaction. The address list is read only if the address changes. */
  async function contextOf(person: Person, changes: Changes, queries: Queries): Promise<EditContext> {
    const settings = selfServiceStore(queries);
    const address = changedAddress(changes, person);
    const isListedAddress = address && (await addressListsStore(queries).isListed(person.division, address));
    const { fields } = await selfServiceRights(person, settings);
    return { person, allowed: fields, isListedAddress, references };
  }
}

/** A valid edit. The transaction has locked the row of the person. */
interface CheckedEdit {
  readonly found: PersonWithLayers;
  readonly changes: Changes;
  readonly aboutMe: AboutMeEdit;
}

/** The person after the edit. It is read again if the country changes, since a hiding rule may apply to the new country. */
async function afterEdit(person: Person, { changes, aboutMe }: CheckedEdit, queries: Queries): Promise<Person> {
  const isReadAgain = changes.has('C_countryname') || editedAboutMe(aboutMe).length > 0;
  const stored = isReadAgain ? await peopleStore(queries).find({ id: person.id }) : undefined;
  const edited: Person = stored?.revealed() ?? {
    ...person,
    ...Object.fromEntries(changes),
    version: person.version + 1,
    revealed: () => edited,
  };
  return edited;
}

/** Stores the edit and its audit entry. */
async function store({ found, changes, aboutMe }: CheckedEdit, actor: string, queries: Queries): Promise<void> {
  const person = found.person.revealed();
  const editedFields = editedAboutMe(aboutMe);
  const before = Object.fromEntries([...changes.keys()].map((field) => [field, person[field]]));
  const entry: AuditEntry = {
    actor,
    kind: 'profile.edited',
    subject: person.login,
    before: { ...before, ...picked(found.enteredAboutMe, editedFields) },
    after: { ...Object.fromEntries(changes), ...aboutMe },
  };
  if (editedFields.length > 0) await profileStore(queries).editAboutMe(found, aboutMe);
  if (changes.size > 0) await profileStore(queries).edit(person, changes, entry);
  else await auditStore(queries).record(entry);
}
