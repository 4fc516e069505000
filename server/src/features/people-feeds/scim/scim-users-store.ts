import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries } from '../../../database/open-database.ts';
import type { ScimUsersTable } from '../../../database/tables.ts';
import type { ScimUser } from './scim-value.ts';

export interface StoredUser {
  /** UUID. */
  readonly id: string;
  readonly user: ScimUser;
  readonly version: number;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/** The values to write for a user. */
export interface UserRow {
  readonly id: string;
  readonly user: ScimUser;
  readonly userNameKey: string;
  readonly lookupKeys: readonly string[];
  readonly managerId: string | null;
  readonly at: Date;
}

const columns = ['id', 'resource', 'version', 'created_at', 'modified_at'] as const;
type UserColumns = Pick<Selectable<ScimUsersTable>, (typeof columns)[number]>;

/** Matches `01a202e5-0aa7-7eea-bfbb-43d0b8b15256`. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUserId(text: string): boolean {
  return uuid.test(text);
}

export type ScimUsersStore = ReturnType<typeof scimUsersStore>;

export function scimUsersStore(queries: Queries) {
  return {
    async find(id: string): Promise<StoredUser | undefined> {
      if (!isUserId(id)) return undefined;
      const row = await queries.selectFrom('scim_users').select(columns).where('id', '=', id).executeTakeFirst();
      return row && storedUser(row);
    },

    /** Like `find`, but locks the row until the transaction ends. */
    async findForUpdate(id: string): Promise<StoredUser | undefined> {
      if (!isUserId(id)) return undefined;
      const row = await queries
        .selectFrom('scim_users')
        .select(columns)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return row && storedUser(row);
    },

    /** Like `find`, but prevents changes of the row until the transaction ends. */
    async findForShare(id: string): Promise<StoredUser | undefined> {
      if (!isUserId(id)) return undefined;
      const row = await queries
        .selectFrom('scim_users')
        .select(columns)
        .where('id', '=', id)
        .forShare()
        .executeTakeFirst();
      return row && storedUser(row);
    },

    /**
     * The users with these ids, in the given order (primary key), except those that begin after the first `maxBytes` of their resources.
     * `isCut` if there are any.
     */
    async findFirst(
      ids: readonly string[],
      maxBytes: number,
    ): Promise<{ users: StoredUser[]; bytes: number; isCut: boolean }> {
      // The stored size is known without reading the resource. It is smaller only for values that can be compressed, unlike photos.
      const { rows } = await sql<UserColumns & { found: number; end: number }>`
        select id, resource, version, created_at, modified_at, found::float8 as found, "end"::float8 as "end" from (
          select stored.*, bytes, sum(bytes) over (order by place) as "end" from (
            select scim_users.*, place, count(*) over () as found,
              sum(pg_column_size(resource)) over (order by place) - pg_column_size(resource) as stored_start
            from unnest(${ids}::uuid[]) with ordinality as wanted (id, place) join scim_users using (id)
          ) as stored
          cross join lateral (select octet_length(resource::text) as bytes) as size
          where stored_start < ${maxBytes}
        ) as sized
        where "end" - bytes < ${maxBytes} order by place`.execute(queries);
      const last = rows.at(-1);
      return { users: rows.map(storedUser), bytes: last?.end ?? 0, isCut: rows.length < (last?.found ?? 0) };
    },

    /**
     * Users who report to the manager, without their photos, which may be large. Ordered by id, starting after the given id (index
     * scim_users_manager_id).
     */
    async findReports(managerId: string, after: string | undefined, limit: number): Promise<StoredUser[]> {
      const rows = await queries
        .selectFrom('scim_users')
        .select(['id', 'version', 'created_at', 'modified_at'])
        .select(sql<ScimUser>`resource - 'photos'`.as('resource'))
        .where('manager_id', '=', managerId)
        .$if(after !== undefined, (query) => query.where('id', '>', after!))
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(storedUser);
    },

    /** Returns false, and inserts nothing, if another user has the name. Waits for a concurrent transaction that is inserting it. */
    async insert(row: UserRow): Promise<boolean> {
      const inserted = await queries
        .insertInto('scim_users')
        .values({ id: row.id, ...valuesOf(row), created_at: row.at })
        .onConflict((conflict) => conflict.column('user_name_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    /** @throws the database's error 23505 if another user has the name */
    async update(row: UserRow, version: number): Promise<void> {
      await queries
        .updateTable('scim_users')
        .set({ ...valuesOf(row), version })
        .where('id', '=', row.id)
        .execute();
    },

    async remove(id: string): Promise<void> {
      await queries.deleteFrom('scim_users').where('id', '=', id).execute();
    },

    /**
     * Removes all users in pages. Waits for concurrent writers of users, and blocks further ones until the transaction ends. Disables the
     * counting trigger: it would update the same few rows again and again, which gets slower and slower within one transaction.
     */
    async removeAll(pageSize: number, beforePage: () => void): Promise<void> {
      await sql`alter table scim_users disable trigger count_scim_users`.execute(queries);
      for (let removed = 1n; removed > 0n;) {
        beforePage();
        const page = queries.selectFrom('scim_users').select('id').orderBy('id').limit(pageSize);
        removed = (await queries.deleteFrom('scim_users').where('id', 'in', page).executeTakeFirstOrThrow())
          .numDeletedRows;
      }
      await queries.updateTable('scim_user_counts').set({ users: 0 }).execute();
      await sql`alter table scim_users enable trigger count_scim_users`.execute(queries);
    },

    /** The number of users, maintained by a trigger. */
    async count(): Promise<number> {
      const { rows } = await sql<{ users: number }>`
        select coalesce(sum(users), 0)::bigint as users from scim_user_counts`.execute(queries);
      return rows[0]?.users ?? 0;
    },
  };
}

function valuesOf({ user, userNameKey, lookupKeys, managerId, at }: UserRow) {
  const { externalId } = user;
  return {
    user_name_key: userNameKey,
    external_id: typeof externalId === 'string' ? externalId : null,
    lookup_keys: [...lookupKeys],
    resource: JSON.stringify(user),
    manager_id: managerId,
    modified_at: at,
  };
}

function storedUser(row: UserColumns): StoredUser {
  return {
    id: row.id,
    user: row.resource,
    version: row.version,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}
