import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { FeedValues, PeopleTable } from '../../database/tables.ts';
import { identityKey } from '../../people/identity-key.ts';
import type { DataSubject, HeldLogin } from './data-subject.ts';

type PersonRow = Pick<Selectable<PeopleTable>, (typeof columns)[number]>;

const columns = [
  'id',
  'login',
  'login_key',
  'feed',
  'external_id',
  'feed_values',
  'supplements',
  'edits',
  'corrections',
  'version',
  'left_at',
] as const;

const identifyingFields = ['email', 'C_groupIdentifier', 'C_distinguishedName', 'linkedInURI', 'xURI'] as const;
const sharedFields = [
  'firstName',
  'lastName',
  'primaryPhone',
  'mobilePhone',
  'C_ipPhone',
  'C_facsimileTelephoneNumber',
  'employeeNumber',
] as const;

/** Finds everything by which a person is known. */
export function dataSubjectsStore(queries: Queries) {
  return {
    async findByIds(ids: readonly number[]): Promise<DataSubject[]> {
      if (ids.length === 0) return [];
      const rows = await queries.selectFrom('people').select(columns).where('id', 'in', ids).orderBy('id').execute();
      const subjects: DataSubject[] = [];
      for (const row of rows) subjects.push(await subjectOf(row));
      return subjects;
    },

    /** Locks the rows of these people until the transaction ends. */
    async lock(ids: readonly number[]): Promise<void> {
      await sql`select 1 from people where id = any(${ids}::bigint[]) order by id for update`.execute(queries);
    },

    /** The person with that login, leavers included, or a subject without a person. */
    async findByLogin(login: string): Promise<DataSubject> {
      const key = identityKey(login);
      const row = await queries.selectFrom('people').select(columns).where('login_key', '=', key).executeTakeFirst();
      if (row !== undefined) return await subjectOf(row);
      const logins = [await heldLogin(key, null, null)];
      const identifiers = new Set([key]);
      const nobody = { personId: null, leftAt: null, version: 0, sharedValues: new Set<string>() };
      return { ...nobody, login, logins, identifiers, scimIds: await scimIds([], [key]) };
    },

    /** Ids of the people who have or had this login: the one who has it now, and leavers (index former_logins_login_key). */
    async idsOfLogin(login: string): Promise<{ id: number; leftAt: Date | null }[]> {
      const key = identityKey(login);
      const rows = await queries
        .selectFrom('people')
        .select(['id', 'left_at'])
        .where((where) =>
          where.or([
            where('login_key', '=', key),
            where('id', 'in', (query) =>
              query.selectFrom('former_logins').select('person_id').where('former_logins.login_key', '=', key),
            ),
          ]),
        )
        .orderBy('id')
        .limit(20)
        .execute();
      return rows.map((row) => ({ id: row.id, leftAt: row.left_at }));
    },
  };

  async function subjectOf(row: PersonRow): Promise<DataSubject> {
    const others = await queries
      .selectFrom('person_supplements')
      .select(['feed', 'external_id', 'values'])
      .where('person_id', '=', row.id)
      .execute();
    const layers: readonly FeedValues[] = [
      row.feed_values,
      ...others.map(({ values }) => values),
      ...[row.supplements, row.edits, row.corrections].map(valuesOf),
    ];
    const logins = await loginsOf(row);
    const keys = logins.map(({ key }) => key);
    const externalIds = [row, ...others].flatMap((source) => source.external_id ?? []);
    const scim = [row, ...others].flatMap((source) => (source.feed === 'scim' ? (source.external_id ?? []) : []));
    const identifying = layers.flatMap((layer) => identifyingFields.map((field) => layer[field]));
    const shared = layers.flatMap((layer) => [
      ...sharedFields.map((field) => layer[field]),
      ...(layer.otherNames ?? []),
    ]);
    return {
      personId: row.id,
      login: row.login,
      leftAt: row.left_at,
      version: row.version,
      logins,
      identifiers: keySet([...keys, row.login, ...identifying]),
      sharedValues: keySet([...shared, ...externalIds]),
      scimIds: await scimIds(scim, keys),
    };
  }

  async function loginsOf(row: PersonRow): Promise<HeldLogin[]> {
    const former = await queries
      .selectFrom('former_logins')
      .select(['login_key', 'until'])
      .where('person_id', '=', row.id)
      .orderBy('until')
      .execute();
    const hasPassedOn = row.login_key.endsWith(` ${row.id}`);
    const current = hasPassedOn ? [] : [await heldLogin(row.login_key, row.id, null)];
    const earlier: HeldLogin[] = [];
    for (const { login_key: key, until } of former) earlier.push(await heldLogin(key, row.id, until));
    return [...earlier, ...current];
  }

  /** The login belonged to another person until the last time before `until` at which one lost it. */
  async function heldLogin(key: string, personId: number | null, until: Date | null): Promise<HeldLogin> {
    let others = queries
      .selectFrom('former_logins')
      .select(({ fn }) => fn.max('until').as('since'))
      .where('login_key', '=', key);
    if (personId !== null) others = others.where('person_id', '<>', personId);
    if (until !== null) others = others.where('until', '<', until);
    const row = await others.executeTakeFirst();
    return { key, since: row?.since ?? null, until };
  }

  async function scimIds(ids: readonly string[], userNameKeys: readonly string[]): Promise<string[]> {
    const rows = await queries
      .selectFrom('scim_users')
      .select('id')
      .where('user_name_key', '=', sql<string>`any(${userNameKeys}::text[])`)
      .execute();
    return [...new Set([...ids, ...rows.map(({ id }) => id)])];
  }
}

/** The values of edits, corrections or supplements, without their sources. */
function valuesOf(layer: { readonly [field: string]: { readonly value: string } | undefined }): FeedValues {
  return Object.fromEntries(Object.entries(layer).flatMap(([field, entry]) => (entry ? [[field, entry.value]] : [])));
}

function keySet(values: readonly (string | undefined)[]): ReadonlySet<string> {
  return new Set(values.flatMap((value) => (value === undefined || value === '' ? [] : [identityKey(value)])));
}
