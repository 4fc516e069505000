import { profileFields } from '@directory/contract';
import type { ProfileField } from '@directory/contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries } from '../database/open-database.ts';
import type { PeopleTable } from '../database/tables.ts';
import { identityKey } from './identity-key.ts';
import { noValues } from './person.ts';
import type { FieldSource, Person } from './person.ts';
import { publicHashOf } from './public-card-store.ts';

/** Keys of a person; texts are compared without case. */
export type PersonKey =
  | { readonly id: number }
  | { readonly login: string }
  | { readonly groupIdentifier: string }
  | { readonly distinguishedName: string };

/** The columns that make a person. The others serve look-ups and imports. */
export const personColumns = [
  'people.id',
  'people.login',
  'people.feed',
  'people.feed_values',
  'people.supplements',
  'people.edits',
  'people.field_times',
  'people.photo_version',
  'people.version',
  'people.created_at',
  'people.left_at',
] as const;

export type PersonRow = Pick<
  Selectable<PeopleTable>,
  | 'id'
  | 'login'
  | 'feed'
  | 'feed_values'
  | 'supplements'
  | 'edits'
  | 'field_times'
  | 'photo_version'
  | 'version'
  | 'created_at'
  | 'left_at'
>;

export type PeopleStore = ReturnType<typeof peopleStore>;

export function peopleStore(queries: Queries) {
  return {
    /** One person, leavers included (primary key, or unique index of the key). */
    async find(key: PersonKey): Promise<Person | undefined> {
      const row = await byKey(key).select(personColumns).executeTakeFirst();
      return row && personOf(row);
    },

    /**
     * One person by id, leavers included. The row stays locked until the transaction ends, so that what is written is based on what was
     * read. `changedSince` lists the fields that changed after a version; a new photo is not among them.
     */
    async findForUpdate(
      id: number,
    ): Promise<{ person: Person; changedSince: (version: number) => ProfileField[] } | undefined> {
      const row = await byKey({ id })
        .select(personColumns)
        .select('people.field_versions')
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const versions = row.field_versions;
      return {
        person: personOf(row),
        changedSince: (version) => profileFields.filter((field) => (versions[field] ?? 0) > version),
      };
    },

    /** As `find`, with `publicHashOf` the person's card, in one statement. */
    async findWithCard(key: PersonKey): Promise<{ person: Person; publicHash: string } | undefined> {
      const row = await byKey(key)
        .leftJoin('public_cards', 'public_cards.person_id', 'people.id')
        .select(personColumns)
        .select(['public_cards.hash', 'public_cards.is_on'])
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { hash, is_on: isOn } = row;
      return {
        person: personOf(row),
        publicHash: publicHashOf(hash === null ? undefined : { hash, isOn: isOn === true }),
      };
    },

    /** Whether the person with that login is a leaver (unique index of the login). */
    async hasLeft(login: string): Promise<boolean> {
      const row = await byKey({ login }).select('people.left_at').executeTakeFirst();
      return row !== undefined && row.left_at !== null;
    },

    async hasAnyone(): Promise<boolean> {
      return (await queries.selectFrom('people').select('id').limit(1).executeTakeFirst()) !== undefined;
    },

    /** All people who have not left, in pages by id (primary key). */
    async *allPresent(pageSize = 5000): AsyncGenerator<Person[]> {
      for (let last = 0; ;) {
        const rows = await queries
          .selectFrom('people')
          .select(personColumns)
          .where('id', '>', last)
          .orderBy('id')
          .limit(pageSize)
          .execute();
        // NOTE: with `left_at is null` in SQL and without statistics, the planner expects few people and sorts all of them for each page.
        const present = rows.filter((row) => row.left_at === null);
        if (present.length > 0) yield present.map(personOf);
        const end = rows.at(-1);
        if (end === undefined || rows.length < pageSize) return;
        last = end.id;
      }
    },

    /**
     * After a restore into another cluster, transaction ids may be lower than the stored revisions. Gives such rows a current revision;
     * changes nothing otherwise.
     */
    async repairRevisions(): Promise<void> {
      const newest = sql`pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;
      await queries
        .deleteFrom('removed_people')
        .where('revision', '>', sql<number>`${newest}`)
        .execute();
      await sql`update people set changed_at = changed_at where revision > ${newest}`.execute(queries);
    },
  };

  function byKey(key: PersonKey) {
    const people = queries.selectFrom('people');
    if ('id' in key) return people.where('people.id', '=', key.id);
    if ('login' in key) return people.where('login_key', '=', identityKey(key.login));
    if ('groupIdentifier' in key) return people.where('group_identifier_key', '=', identityKey(key.groupIdentifier));
    return people.where('distinguished_name_key', '=', identityKey(key.distinguishedName));
  }
}

export function personOf(row: PersonRow): Person {
  const { otherNames = [], employeeNumber = '', ...delivered } = row.feed_values;
  const person = { ...noValues, ...delivered };
  for (const [field, supplement] of Object.entries(row.supplements)) person[field as ProfileField] = supplement.value;
  for (const [field, edit] of Object.entries(row.edits)) person[field as ProfileField] = edit.value;
  return {
    ...person,
    login: row.login,
    id: row.id,
    otherNames,
    employeeNumber,
    photoVersion: row.photo_version ?? '',
    version: row.version,
    leftAt: row.left_at,
    get sources() {
      return sourcesOf(row);
    },
  };
}

/** Built on demand, since only the details of a profile need it. */
function sourcesOf(row: PersonRow): ReadonlyMap<ProfileField, FieldSource> {
  const sources = new Map<ProfileField, FieldSource>();
  for (const field of profileFields) {
    const edit = row.edits[field];
    if (edit !== undefined) sources.set(field, { kind: edit.by, feed: '', at: new Date(edit.at) });
    else if (row.supplements[field] !== undefined) {
      const { feed, at } = row.supplements[field];
      sources.set(field, { kind: 'feed', feed, at: at === '' ? row.created_at : new Date(at) });
    } else if (row.feed_values[field] !== undefined) {
      const at = row.field_times[field];
      sources.set(field, { kind: 'feed', feed: row.feed, at: at === undefined ? row.created_at : new Date(at) });
    }
  }
  return sources;
}
