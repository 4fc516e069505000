import { limitConcurrency } from '../../../http/limits/limit-concurrency.ts';
import { comparable, matchesFilter, valuesAt } from './match-filter.ts';
import { stepsOf } from './parse-filter.ts';
import type { Filter, FilterPath } from './parse-filter.ts';
import { commonOf } from './present-user.ts';
import { resolveAttribute, subAttributeOf } from './resolve-attribute.ts';
import { badRequest } from './scim-error.ts';
import { scimLimits } from './scim-limits.ts';
import { isRecord } from './scim-value.ts';
import { slices } from './slices.ts';
import type { IndexedOrder, ScannedUser, UserScanStore } from './scan-users-store.ts';
import type { ScimUsersStore, StoredUser } from './scim-users-store.ts';
import { anchorOf } from './user-lookups.ts';
import { userSchemas } from './user-schemas.ts';

export interface UserQuery {
  readonly filter: Filter | undefined;
  /** Undefined for the order of creation. */
  readonly sortBy: FilterPath | undefined;
  readonly isDescending: boolean;
  /** From 1. */
  readonly startIndex: number;
  readonly count: number;
  /** The URL of the SCIM endpoints, to compare `meta.location`. */
  readonly base: string;
  /** Ends a scan when it is aborted, since nobody receives its result. */
  readonly signal?: AbortSignal;
}

export interface FoundUsers {
  readonly totalResults: number;
  readonly users: readonly StoredUser[];
}

export interface UserStores {
  readonly users: Pick<ScimUsersStore, 'count' | 'findFirst'>;
  readonly scans: UserScanStore;
}

/**
 * Resolves the attribute to sort by (RFC 7644 section 3.4.2.3). A complex attribute is sorted by its `value`.
 * @throws ScimError `invalidPath`
 */
export function readSortBy(name: string): FilterPath {
  const location = resolveAttribute(name);
  const attribute = location?.sub ?? location?.attribute;
  if (location === undefined || attribute === undefined || attribute.returned === 'never') {
    throw badRequest('invalidPath', 'sortBy does not name an attribute of a user.');
  }
  if (attribute.type !== 'complex') return { steps: stepsOf(location), attribute };
  const value = subAttributeOf(attribute, 'value');
  if (value === undefined) throw badRequest('invalidPath', `Sort by a sub-attribute of ${attribute.name}.`);
  return { steps: [...stepsOf(location), value.name], attribute: value };
}

/** Limits full scans to 2 at a time and 20 waiting, since each takes seconds with 200,000 users. */
const limitScans = limitConcurrency(2, 20);

/**
 * Finds a page of users. Without a filter, or with one that can use an index (see `anchorOf`), the cost does not grow with the number of
 * users. Other filters scan all users in small steps, up to a limit.
 * @throws ScimError `tooMany`, HttpError 503 if too many requests are waiting, the reason of the signal
 */
export async function findUsers(
  { users, scans }: UserStores,
  query: UserQuery,
  pageBytes: number = scimLimits.pageBytes,
): Promise<FoundUsers> {
  const order = query.sortBy === undefined ? 'id' : indexedOrder(query.sortBy);
  if (query.filter === undefined && order !== undefined) {
    const totalResults = await users.count();
    const isEmptyPage = query.count === 0 || query.startIndex > totalResults;
    const ids = isEmptyPage ? [] : await scans.page(order, query.isDescending, query.startIndex - 1, query.count);
    return { totalResults, users: await readPage(users, ids, pageBytes) };
  }
  const find = () => (order === 'id' ? matchesById(scans, query) : matchesSorted(scans, query, order !== undefined));
  const isIndexed = query.filter !== undefined && anchorOf(query.filter) !== undefined;
  const ids = await (isIndexed ? find() : limitScans(find));
  return { totalResults: ids.total, users: await readPage(users, ids.page, pageBytes) };
}

/** Maximum number of users that are read at a time, so that the database, too, only looks at a part of the users with large photos. */
const usersPerRead = 50;

/** The first users of a page, at least one, up to `pageBytes`. A client sees in `itemsPerPage` that the page ended early. */
async function readPage(
  users: Pick<ScimUsersStore, 'findFirst'>,
  ids: readonly string[],
  pageBytes: number,
): Promise<StoredUser[]> {
  const page: StoredUser[] = [];
  let left = pageBytes;
  for (let start = 0; start < ids.length && left > 0; start += usersPerRead) {
    const found = await users.findFirst(ids.slice(start, start + usersPerRead), left);
    page.push(...found.users);
    if (found.isCut) break;
    left -= found.bytes;
  }
  return page;
}

function indexedOrder({ steps }: FilterPath): IndexedOrder | undefined {
  const path = steps.join('.');
  if (path === 'id' || path === 'meta.created') return 'id';
  if (path === 'userName') return 'userName';
  return path === 'meta.lastModified' ? 'modified' : undefined;
}

/** The ids of the page, with matches in the order in which they are scanned. */
async function matchesById(scans: UserScanStore, query: UserQuery) {
  const page: string[] = [];
  let total = 0;
  for await (const user of matches(scans, query, query.isDescending)) {
    total++;
    if (total >= query.startIndex && page.length < query.count) page.push(user.id);
  }
  return { total, page };
}

/** Number of matches beyond twice the end of a page from which those after the page are dropped. */
const heldBeyondPage = 5000;

/**
 * The ids of the page, with matches sorted in memory.
 * @param isShort whether the attribute is short and has one value, so that any number of matches can be sorted by it
 */
async function matchesSorted(scans: UserScanStore, query: UserQuery, isShort: boolean) {
  const { sortBy, isDescending, startIndex, count } = query;
  const sign = isDescending ? -1 : 1;
  const end = startIndex - 1 + count;
  let first: { id: string; key: ReturnType<typeof comparable> | undefined }[] = [];
  const sort = () => first.sort((one, other) => sign * compareKeys(one.key, other.key));
  let total = 0;
  for await (const user of matches(scans, query, false)) {
    if (!isShort && total >= scimLimits.sortedUsers) {
      throw badRequest('tooMany', 'Too many users match to sort them by this attribute. Narrow the filter.');
    }
    total++;
    first.push({ id: user.id, key: sortBy && sortKey(user.resource, sortBy) });
    if (first.length >= 2 * end + heldBeyondPage) first = sort().slice(0, end);
  }
  return {
    total,
    page: sort()
      .slice(startIndex - 1, end)
      .map(({ id }) => id),
  };
}

/** Compares sort keys. Users without a value come last in ascending order. */
function compareKeys(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (one === undefined) return 1;
  if (other === undefined) return -1;
  return (one as string) < (other as string) ? -1 : 1;
}

/** The sort key of a user. Of several values, the primary one is used, otherwise the first (RFC 7644 section 3.4.2.3). */
function sortKey(resource: unknown, path: FilterPath) {
  const [first = '', ...rest] = path.steps;
  const [values] = isRecord(resource) ? [resource[first]] : [];
  const chosen: unknown = Array.isArray(values)
    ? (values.find((value) => isRecord(value) && value['primary'] === true) ?? values[0])
    : values;
  const [value] = chosen === undefined ? [] : valuesAt(chosen, rest);
  return value === undefined ? undefined : comparable(value, path);
}

async function* matches(
  scans: UserScanStore,
  { filter, sortBy, base, signal }: UserQuery,
  isDescending: boolean,
): AsyncGenerator<{ id: string; resource: unknown }> {
  const anchor = filter && anchorOf(filter);
  const names = new Set([...(filter === undefined ? [] : topLevelNames(filter)), ...(sortBy?.steps.slice(0, 1) ?? [])]);
  // `schemas` of a user is derived from the extensions that have values.
  if (names.has('schemas')) for (const { id } of userSchemas) names.add(id);
  const pause = slices();
  let scanned = 0;
  for await (const page of scans.scan({ anchor, isDescending }, [...names])) {
    scanned += page.length;
    if (scanned > scimLimits.scannedUsers) {
      throw badRequest(
        'tooMany',
        'The filter looks at too many users. Compare userName, externalId or emails with eq.',
      );
    }
    for (const user of page) {
      await pause();
      signal?.throwIfAborted();
      const resource = resourceOf(user, base);
      if (filter === undefined || matchesFilter(filter, resource)) yield { id: user.id, resource };
    }
  }
}

function resourceOf(user: ScannedUser, base: string) {
  return { ...user.attributes, ...commonOf(user, user.attributes, base) };
}

function topLevelNames(filter: Filter): string[] {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.parts.flatMap(topLevelNames);
    case 'not':
      return topLevelNames(filter.part);
    case 'values':
      return filter.steps.slice(0, 1);
    default:
      return filter.path.steps.slice(0, 1);
  }
}
