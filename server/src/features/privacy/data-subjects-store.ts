import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { FeedValues, PeopleTable, PersonSupplementsTable } from '../../database/tables.ts';
import { identityKey } from '../../people/identity-key.ts';
import { currentLogins, identifyingFields } from './data-subject.ts';
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

const sharedFields = [
  'firstName',
  'lastName',
  'primaryPhone',
  'mobilePhone',
  'C_ipPhone',
  'C_facsimileTelephoneNumber',
  'employeeNumber',
] as const;

/** Finds everything by which a person can be identified. */
export function dataSubjectsStore(queries: Queries) {
  return {
    async findByIds(ids: readonly number[]): Promise<DataSubject[]> {
      if (ids.length === 0) return [];
      const rows = await queries.selectFrom('people').select(columns).where('id', 'in', ids).orderBy('id').execute();
      return await subjectsOf(rows);
    },

    /** Locks the rows of these people until the transaction ends. */
    async lock(ids: readonly number[]): Promise<void> {
      await sql`select 1 from people where id = any(${ids}::bigint[]) order by id for update`.execute(queries);
    },

    /** The person with this login, leavers included; otherwise a subject without a person. */
    async findByLogin(login: string): Promise<DataSubject> {
      const key = identityKey(login);
      const row = await queries.selectFrom('people').select(columns).where('login_key', '=', key).executeTakeFirst();
      const [subject] = row === undefined ? [] : await subjectsOf([row]);
      if (subject !== undefined) return subject;
      const logins = [heldLogin(key, { personId: null, until: null }, await loginsLost([key]))];
      const identifiers = new Set([key]);
      const nobody = { personId: null, leftAt: null, version: 0, sharedValues: new Set<string>() };
      const scimIds = (await scimUsers([key])).map(({ id }) => id);
      return { ...nobody, login, logins, identifiers, scimIds };
    },

    /** The person who has this login, and the leavers who had it (index former_logins_login_key). */
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

  /** Uses a fixed number of statements for any number of people. */
  async function subjectsOf(rows: readonly PersonRow[]): Promise<DataSubject[]> {
    const ids = rows.map(({ id }) => id);
    const supplements = await queries
      .selectFrom('person_supplements')
      .select(['person_id', 'feed', 'external_id', 'values'])
      .where('person_id', '=', sql<number>`any(${ids}::bigint[])`)
      .execute();
    const former = await queries
      .selectFrom('former_logins')
      .select(['person_id', 'login_key', 'until'])
      .where('person_id', '=', sql<number>`any(${ids}::bigint[])`)
      .orderBy('until')
      .execute();
    const keys = [...rows, ...former].map((row) => row.login_key);
    const [lost, users] = [await loginsLost(keys), await scimUsers(keys)];
    return rows.map((row) => {
      const own = former.filter((login) => login.person_id === row.id);
      const logins = own.map((login) => heldLogin(login.login_key, { personId: row.id, until: login.until }, lost));
      const hasPassedOn = row.login_key.endsWith(` ${row.id}`);
      if (!hasPassedOn) logins.push(heldLogin(row.login_key, { personId: row.id, until: null }, lost));
      const others = supplements.filter((supplement) => supplement.person_id === row.id);
      return subjectOf(row, { logins, others, users });
    });
  }

  /** When people lost one of these logins. */
  async function loginsLost(keys: readonly string[]): Promise<LostLogin[]> {
    return await queries
      .selectFrom('former_logins')
      .select(['person_id', 'login_key', 'until'])
      .where('login_key', '=', sql<string>`any(${keys}::text[])`)
      .execute();
  }

  async function scimUsers(keys: readonly string[]) {
    return await queries
      .selectFrom('scim_users')
      .select(['id', 'user_name_key'])
      .where('user_name_key', '=', sql<string>`any(${keys}::text[])`)
      .execute();
  }
}

interface LostLogin {
  readonly person_id: number;
  readonly login_key: string;
  readonly until: Date;
}

/** The person had the login since another person last lost it before `until`. */
function heldLogin(
  key: string,
  { personId, until }: { readonly personId: number | null; readonly until: Date | null },
  lost: readonly LostLogin[],
): HeldLogin {
  const before = lost.filter(
    (other) => other.login_key === key && other.person_id !== personId && (until === null || other.until < until),
  );
  const since = before.map((other) => other.until).toSorted((left, right) => right.getTime() - left.getTime())[0];
  return { key, since: since ?? null, until };
}

function subjectOf(
  row: PersonRow,
  {
    logins,
    others,
    users,
  }: {
    readonly logins: readonly HeldLogin[];
    readonly others: readonly Pick<Selectable<PersonSupplementsTable>, 'feed' | 'external_id' | 'values'>[];
    readonly users: readonly { readonly id: string; readonly user_name_key: string }[];
  },
): DataSubject {
  const layers: readonly FeedValues[] = [
    row.feed_values,
    ...others.map(({ values }) => values),
    ...[row.supplements, row.edits, row.corrections].map(valuesOf),
  ];
  const keys = currentLogins({ logins });
  const sources = [row, ...others];
  const externalIds = sources.flatMap((source) => source.external_id ?? []);
  const scim = sources.flatMap((source) => (source.feed === 'scim' ? (source.external_id ?? []) : []));
  const named = users.filter((user) => keys.includes(user.user_name_key)).map(({ id }) => id);
  const identifying = layers.flatMap((layer) => identifyingFields.map((field) => layer[field]));
  const shared = layers.flatMap((layer) => [...sharedFields.map((field) => layer[field]), ...(layer.otherNames ?? [])]);
  return {
    personId: row.id,
    login: row.login,
    leftAt: row.left_at,
    version: row.version,
    logins,
    identifiers: keySet([...keys, ...identifying]),
    sharedValues: keySet([...shared, ...externalIds]),
    scimIds: [...new Set([...scim, ...named])],
  };
}

/** The values of edits, corrections or supplements, without their sources. */
function valuesOf(layer: { readonly [field: string]: { readonly value: string } | undefined }): FeedValues {
  return Object.fromEntries(Object.entries(layer).flatMap(([field, entry]) => (entry ? [[field, entry.value]] : [])));
}

function keySet(values: readonly (string | undefined)[]): ReadonlySet<string> {
  return new Set(values.flatMap((value) => (value === undefined || value === '' ? [] : [identityKey(value)])));
}
