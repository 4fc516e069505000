import type { AboutMeField, HideableField, ProfileField } from '@directory/contract';
import { sql } from 'kysely';
import type { CompiledQuery } from 'kysely';
import type { Queries } from '../database/open-database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { canonicalDistinguishedName } from './distinguished-name.ts';
import { identityKey } from './identity-key.ts';
import { layersOf, personColumns, personOf } from './person-columns-store.ts';
import type { PersonLayers } from './person-columns-store.ts';
import { orderedFields, peopleRules } from './rules/people-rules.ts';
import type { PeopleRules } from './rules/people-rules.ts';
import { readPeopleRules, storedRules } from './rules/people-rules-store.ts';
import type { Person } from './person.ts';
import { publicHashOf } from './contact/public-card-store.ts';

/** A unique key of a person. Texts are compared without case. */
export type PersonKey =
  | { readonly id: number }
  | { readonly login: string }
  | { readonly groupIdentifier: string }
  | { readonly distinguishedName: string };

/** When a person recorded the pronunciation of their name; null without a recording. It is set even if recordings are turned off. */
interface NameRecorded {
  readonly nameRecordedAt: Date | null;
}

export type PersonWithLayers = PersonLayers & NameRecorded & { readonly person: Person };

/** A person with `publicHashOf` their card. */
export type PersonWithCard = NameRecorded & { readonly person: Person; readonly publicHash: string };

/** Returns those of the given fields that changed after a version. */
type ChangedSince = <Field extends ProfileField | AboutMeField>(version: number, fields: readonly Field[]) => Field[];

export type PeopleStore = ReturnType<typeof peopleStore>;

export function peopleStore(queries: Queries) {
  return {
    /** One person, who may be a leaver (primary key, or unique index of the key). */
    async find(key: PersonKey): Promise<Person | undefined> {
      const row = await personRow(queries, key);
      return row && personOf(row, peopleRules(row.rules));
    },

    /**
     * One person, who may be a leaver, with the values of all sources, and `publicHashOf` the person's card. The person's row stays locked
     * until the transaction ends, so that writes are based on what was read. `changedSince` does not cover the photo.
     */
    async findForUpdate(
      key: PersonKey,
    ): Promise<(PersonWithLayers & { publicHash: string; changedSince: ChangedSince }) | undefined> {
      const row = await lockedRow(queries, key);
      if (row === undefined) return undefined;
      const versions: { readonly [field in ProfileField | AboutMeField]?: number } = {
        ...row.field_versions,
        ...row.about_me_versions,
      };
      return {
        person: personOf(row, peopleRules(row.rules)),
        ...layersOf(row),
        nameRecordedAt: row.recorded_at,
        publicHash: hashOfCard(row),
        changedSince: (version, fields) => fields.filter((field) => (versions[field] ?? 0) > version),
      };
    },

    /** As `find`, with the card and the name recording of the person, in one statement. */
    async findWithCard(key: PersonKey): Promise<PersonWithCard | undefined> {
      const row = await rowWithCard(queries, key);
      if (row === undefined) return undefined;
      return {
        person: personOf(row, peopleRules(row.rules)),
        publicHash: hashOfCard(row),
        nameRecordedAt: row.recorded_at,
      };
    },

    /** The person with a login, who may be a leaver, with the value of each field in each source. */
    async findWithLayers(login: string): Promise<PersonWithLayers | undefined> {
      const row = await rowWithCard(queries, { login });
      return (
        row && {
          person: personOf(row, peopleRules(row.rules)),
          ...layersOf(row),
          nameRecordedAt: row.recorded_at,
        }
      );
    },

    /** People who hide fields, the latest changed first, and their total number (index people_hidden_fields). */
    async withHiddenFields(page: {
      after: number;
      limit: number;
    }): Promise<{ people: { login: string; fields: HideableField[] }[]; total: number }> {
      const people = queries
        .selectFrom('people')
        .where(sql<boolean>`hidden_fields <> '[]'::jsonb`)
        .where('left_at', 'is', null);
      const { total } = await people.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
      const rows = await people
        .select(['login', 'hidden_fields'])
        .orderBy('changed_at', 'desc')
        .orderBy('id', 'desc')
        .offset(page.after)
        .limit(page.limit)
        .execute();
      return { people: rows.map((row) => ({ login: row.login, fields: orderedFields(row.hidden_fields) })), total };
    },

    /** The id of the leaver with a login; undefined if there is none, or the person has not left (unique index of the login). */
    async findLeaver(login: string): Promise<number | undefined> {
      const row = await queries
        .selectFrom('people')
        .select(['id', 'left_at'])
        .where('login_key', '=', identityKey(login))
        .executeTakeFirst();
      return row === undefined || row.left_at === null ? undefined : row.id;
    },

    /**
     * The leaver to whom `manager` or `C_assistant` refers by distinguished name, group ID, login or employee number (indexes of these keys);
     * undefined if there is none, or if several have the number.
     */
    async findNamedLeaver(reference: string): Promise<Person | undefined> {
      const key = identityKey(reference);
      for (const column of ['distinguished_name_key', 'group_identifier_key', 'login_key', 'employee_number_key']) {
        const rows = await rowBy(queries, column, key).where('left_at', 'is not', null).limit(2).execute();
        const [row] = rows;
        if (row !== undefined) return rows.length === 1 ? personOf(row, peopleRules(row.rules)) : undefined;
      }
      return undefined;
    },

    async hasAnyone(): Promise<boolean> {
      return (await queries.selectFrom('people').select('id').limit(1).executeTakeFirst()) !== undefined;
    },

    /** The people with these ids who have not left, in no particular order (primary key). */
    async findPresent(ids: readonly number[]): Promise<Person[]> {
      if (ids.length === 0) return [];
      const rules = await readPeopleRules(queries);
      const rows = await queries
        .selectFrom('people')
        .select(personColumns)
        .where('id', 'in', ids)
        .where('left_at', 'is', null)
        .execute();
      return rows.map((row) => personOf(row, rules));
    },

    /**
     * A page of people who have not left, ordered by id (primary key). `next` is the id after which the next page starts; null after the
     * last page. Since leavers are skipped, a page may have fewer people than `limit`.
     */
    async page(after: number, limit: number): Promise<{ people: Person[]; next: number | null }> {
      const rules = await readPeopleRules(queries);
      const rows = await queries
        .selectFrom('people')
        .select(personColumns)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      const people = rows.filter((row) => row.left_at === null).map((row) => personOf(row, rules));
      return { people, next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
    },

    /** The ids of all people who have not left, in pages (primary key). */
    async *allPresentIds(pageSize = 5000): AsyncGenerator<number[]> {
      for (let last = 0; ;) {
        const page = queries.selectFrom('people').select(['id', 'left_at']).where('id', '>', last).orderBy('id');
        const rows = await page.limit(pageSize).execute();
        yield rows.filter((row) => row.left_at === null).map(({ id }) => id);
        if (rows.length < pageSize) return;
        last = rows.at(-1)!.id;
      }
    },

    /** Number of people who have not left. */
    async countPresent(): Promise<number> {
      const count = queries
        .selectFrom('people')
        .select(sql<number>`count(*)`.as('count'))
        .where('left_at', 'is', null);
      return (await count.executeTakeFirstOrThrow()).count;
    },

    /**
     * All people who have not left, in pages ordered by id (primary key). The next page is prefetched while the caller processes one.
     * @param givenRules the rules with which they are read, by default the current ones
     */
    async *allPresent(pageSize = 5000, givenRules?: PeopleRules): AsyncGenerator<Person[]> {
      const rules = givenRules ?? (await readPeopleRules(queries));
      let next: ReturnType<typeof rowsAfter> | undefined = rowsAfter(0, pageSize);
      while (next !== undefined) {
        const rows: Awaited<typeof next> = await next;
        const end = rows.at(-1);
        next = end === undefined || rows.length < pageSize ? undefined : rowsAfter(end.id, pageSize);
        // It is awaited later, or never. A rejection must not count as unhandled.
        next?.catch(() => {});
        // NOTE: with `left_at is null` in SQL and without statistics, the planner expects few people and sorts all of them for each page.
        const present = rows.filter((row) => row.left_at === null);
        if (present.length > 0) yield present.map((row) => personOf(row, rules));
      }
    },

    /**
     * After a restore into another cluster, stored revisions may be higher than the current transaction ids. Gives such rows a current
     * revision, and changes nothing otherwise.
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

  function rowsAfter(last: number, pageSize: number) {
    const page = queries.selectFrom('people').select(personColumns).where('id', '>', last).orderBy('id');
    return page.limit(pageSize).execute();
  }
}

const personRow = oneByKey((row) => row.compile());
const rowWithCard = oneByKey((row) => withCard(row).compile());
const lockedRow = oneByKey((row) =>
  withCard(row).select(['people.field_versions', 'people.about_me_versions']).forUpdate('people').compile(),
);

function withCard(row: ReturnType<typeof rowBy>) {
  return row
    .leftJoin('public_cards', 'public_cards.person_id', 'people.id')
    .leftJoin('name_recordings', 'name_recordings.person_id', 'people.id')
    .select(['public_cards.hash', 'public_cards.is_on', 'name_recordings.recorded_at']);
}

function hashOfCard({ hash, is_on: isOn }: { hash: string | null; is_on: boolean | null }): string {
  return publicHashOf(hash === null ? undefined : { hash, isOn: isOn === true });
}

/** Finds the row of a person together with the rules, using one prepared statement per kind of key. */
function oneByKey<Row>(
  compile: (row: ReturnType<typeof rowBy>) => CompiledQuery<Row>,
): (queries: Queries, key: PersonKey) => Promise<Row | undefined> {
  const by = (column: string) =>
    preparedStatement((queries: Queries, value: string | number) => compile(rowBy(queries, column, value)));
  const byId = by('people.id');
  const byLogin = by('people.login_key');
  const byGroupIdentifier = by('people.group_identifier_key');
  const byDistinguishedName = by('people.distinguished_name_key');
  return async (queries, key) => {
    const [row] = await find(queries, key);
    return row;
  };

  function find(queries: Queries, key: PersonKey): Promise<Row[]> {
    if ('id' in key) return byId(queries, key.id);
    if ('login' in key) return byLogin(queries, identityKey(key.login));
    if ('groupIdentifier' in key) return byGroupIdentifier(queries, identityKey(key.groupIdentifier));
    return byDistinguishedName(queries, identityKey(canonicalDistinguishedName(key.distinguishedName)));
  }
}

function rowBy(queries: Queries, column: string, value: string | number) {
  return queries
    .selectFrom('people')
    .select(personColumns)
    .select(storedRules.as('rules'))
    .where(sql.ref(column), '=', value);
}
