import { sql } from 'kysely';
import type { Queries } from '../../../database/open-database.ts';
import { isUserId } from './scim-users-store.ts';

/** An order for which there is a unique index, so that a page can continue after the last row of the previous one. */
export type IndexedOrder = 'id' | 'userName' | 'modified';

/** A condition that selects users by an index, before the whole filter is applied to them. */
export type UserAnchor =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'userName'; readonly key: string }
  | { readonly kind: 'externalId'; readonly externalId: string }
  | { readonly kind: 'lookup'; readonly key: string };

export interface UserScan {
  readonly anchor: UserAnchor | undefined;
  readonly order: IndexedOrder;
  readonly isDescending: boolean;
}

/** Rows read, and index entries skipped, per statement: about 10 ms, during which the session of the embedded database is occupied. */
const scanSize = 500;
const skipSize = 5000;
/** Maximum number of users selected by an index. If there are more, all users are scanned in steps instead. */
const maxAnchored = 2000;

export type UserScanStore = ReturnType<typeof userScanStore>;

/** Reads many users in small steps, so that other requests can be served in between. */
export function userScanStore(queries: Queries) {
  return {
    /** The ids of a page of all users. The index entries before it are skipped in steps. */
    async page(order: IndexedOrder, isDescending: boolean, skip: number, limit: number): Promise<string[]> {
      let after: ScanRow | undefined;
      for (let left = skip; left > 0;) {
        const step = Math.min(left, skipSize);
        const [row] = await rowsAfter({ anchor: undefined, order, isDescending }, [], after, 1, step - 1);
        if (row === undefined) return [];
        after = row;
        left -= step;
      }
      const rows = await rowsAfter({ anchor: undefined, order, isDescending }, [], after, limit);
      return rows.map((row) => row.id);
    },

    /**
     * Users by anchor and order, in pages, with only the named top-level attributes. Each page is a separate statement, so that other
     * requests can be served in between.
     */
    async *scan(scan: UserScan, names: readonly string[]): AsyncGenerator<ScannedUser[]> {
      if (scan.anchor !== undefined) {
        const rows = await rowsAfter(scan, names, undefined, maxAnchored + 1);
        if (rows.length <= maxAnchored) return yield rows.map(scannedUser);
      }
      const all = { ...scan, anchor: undefined };
      for (let after: ScanRow | undefined; ;) {
        const rows = await rowsAfter(all, names, after, scanSize);
        if (rows.length > 0) yield rows.map(scannedUser);
        after = rows.at(-1);
        if (rows.length < scanSize) return;
      }
    },
  };

  async function rowsAfter(
    { anchor, order, isDescending }: UserScan,
    names: readonly string[],
    after: ScanRow | undefined,
    limit: number,
    skip = 0,
  ): Promise<ScanRow[]> {
    const keys = orderKeys[order];
    const sorted = keys.map((key) => `${key} ${isDescending ? 'desc' : 'asc'}`).join(', ');
    const continues =
      after === undefined
        ? sql`true`
        : sql`(${sql.raw(keys.join(', '))}) ${sql.raw(isDescending ? '<' : '>')} (${sql.join(keysOf(order, after))})`;
    const attributes =
      names.length === 0
        ? sql`'{}'::jsonb`
        : sql`jsonb_build_object(${sql.join(names.flatMap((name) => [sql`${name}::text`, sql`resource -> ${name}`]))})`;
    const { rows } = await sql<ScanRow>`
      select id, user_name_key, version, created_at, modified_at, modified_at::text as modified_key, ${attributes} as attributes
      from ${usersOf(anchor)} where ${continues}
      order by ${sql.raw(sorted)} limit ${limit} offset ${skip}`.execute(queries);
    return rows;
  }
}

interface ScanRow {
  readonly id: string;
  readonly user_name_key: string;
  readonly version: number;
  readonly created_at: Date;
  readonly modified_at: Date;
  /** With microseconds, which a Date lacks. */
  readonly modified_key: string;
  readonly attributes: { readonly [name: string]: unknown };
}

/** A user with only the attributes that the filter needs. */
export interface ScannedUser {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
  readonly attributes: { readonly [name: string]: unknown };
}

const orderKeys: { readonly [order in IndexedOrder]: readonly string[] } = {
  id: ['id'],
  userName: ['user_name_key'],
  modified: ['modified_at', 'id'],
};

function keysOf(order: IndexedOrder, row: ScanRow) {
  if (order === 'id') return [sql`${row.id}::uuid`];
  if (order === 'userName') return [sql`${row.user_name_key}`];
  return [sql`${row.modified_key}::timestamptz`, sql`${row.id}::uuid`];
}

/** The users that an anchor selects. The limit in the subquery prevents a plan that scans all users in the order of the result instead. */
function usersOf(anchor: UserAnchor | undefined) {
  if (anchor === undefined) return sql`scim_users`;
  return sql`(select * from scim_users where ${anchorCondition(anchor)} limit ${maxAnchored + 1}) as selected`;
}

/** Uses the indexes scim_users_pkey, scim_users_user_name_key_key, scim_users_external_id and scim_users_lookup_keys. */
function anchorCondition(anchor: UserAnchor) {
  switch (anchor.kind) {
    case 'id':
      return isUserId(anchor.id) ? sql`id = ${anchor.id}::uuid` : sql`false`;
    case 'userName':
      return sql`user_name_key = ${anchor.key}`;
    case 'externalId':
      return sql`external_id = ${anchor.externalId}`;
    case 'lookup':
      return sql`lookup_keys @> array[${anchor.key}]::text[]`;
  }
}

function scannedUser(row: ScanRow): ScannedUser {
  const attributes = Object.fromEntries(Object.entries(row.attributes).filter(([, value]) => value !== null));
  return {
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    attributes,
  };
}
