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
  readonly isDescending: boolean;
}

interface OrderedScan extends UserScan {
  readonly order: IndexedOrder;
}

/** Rows read, and index entries skipped, per statement: about 10 ms, during which the session of the embedded database is occupied. */
const scanSize = 500;
const skipSize = 5000;
/**
 * Maximum number of bytes read per statement, after which it ends early: users with photos of 100 kB or more would take that time many times
 * over, and their photos hundreds of megabytes of memory if the filter compares them.
 */
const scanBytes = 2 * 1024 * 1024;
/** Maximum number of users selected by an index. If there are more, all users are scanned in steps instead. */
const maxAnchored = 2000;

export type UserScanStore = ReturnType<typeof userScanStore>;

/** Reads many users in small steps, so that other requests can be served in between. */
export function userScanStore(queries: Queries, maxBytes: number = scanBytes) {
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
     * Users by anchor, in pages, with only the named top-level attributes. Each page is a separate statement, so that other requests can be
     * served in between. The order is that of the ids, which never change: in the order of the last change, a user who is changed in between
     * would be read twice, or not at all.
     */
    async *scan(scan: UserScan, names: readonly string[]): AsyncGenerator<ScannedUser[]> {
      let selected: OrderedScan = { ...scan, order: 'id' };
      let limit = scan.anchor === undefined ? scanSize : maxAnchored + 1;
      let page = await rowsAfter(selected, names, undefined, limit);
      if (scan.anchor !== undefined && foundIn(page) > maxAnchored) {
        selected = { ...selected, anchor: undefined };
        limit = scanSize;
        page = await rowsAfter(selected, names, undefined, limit);
      }
      while (page.length > 0) {
        yield page.map(scannedUser);
        const isCut = page.length < foundIn(page);
        if (!isCut && page.length < limit) return;
        limit = scanSize;
        page = await rowsAfter(selected, names, page.at(-1), limit);
      }
    },
  };

  /** The next rows, at most `limit`; if attributes are read, without those that begin after the first `maxBytes`. */
  async function rowsAfter(
    { anchor, order: orderName, isDescending }: OrderedScan,
    names: readonly string[],
    after: ScanRow | undefined,
    limit: number,
    skip = 0,
  ): Promise<ScanRow[]> {
    const keys = orderKeys[orderName];
    const sorted = keys.map((key) => `${key} ${isDescending ? 'desc' : 'asc'}`).join(', ');
    const continues =
      after === undefined
        ? sql`true`
        : sql`(${sql.raw(keys.join(', '))}) ${sql.raw(isDescending ? '<' : '>')} (${sql.join(keysOf(orderName, after))})`;
    const attributes =
      names.length === 0
        ? sql`'{}'::jsonb`
        : sql`jsonb_build_object(${sql.join(names.flatMap((name) => [sql`${name}::text`, sql`resource -> ${name}`]))})`;
    const order = sql.raw(sorted);
    const bytes = names.length === 0 ? Number.MAX_SAFE_INTEGER : maxBytes;
    // The stored size is known without reading the resource, but compressed. `offset 0` lets PostgreSQL build the attributes only once.
    const { rows } = await sql<ScanRow>`
      select id, user_name_key, version, created_at, modified_at, modified_at::text as modified_key, attributes,
        found::float8 as found from (
        select built.*, sum(pg_column_size(attributes)) over (order by ${order}) - pg_column_size(attributes) as start from (
          select id, user_name_key, version, created_at, modified_at, found, ${attributes} as attributes from (
            select users.*, count(*) over () as found,
              sum(pg_column_size(resource)) over (order by ${order}) - pg_column_size(resource) as stored_start
            from (
              select * from ${usersOf(anchor)} where ${continues} order by ${order} limit ${limit} offset ${skip}
            ) as users
          ) as measured
          where stored_start < ${bytes} offset 0
        ) as built
      ) as cut
      where start < ${bytes} order by ${order}`.execute(queries);
    return rows;
  }
}

/** The number of rows that were found, including those that were cut off. */
function foundIn(page: readonly ScanRow[]): number {
  return page[0]?.found ?? 0;
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
  readonly found: number;
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
