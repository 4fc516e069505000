import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openScimClient, user } from '../../../../test/scim-client.ts';
import type { ScimClient } from '../../../../test/scim-client.ts';
import { findUsers } from './find-users.ts';
import { readSearch } from './read-search.ts';
import { userScanStore } from './scan-users-store.ts';
import { scimUsersStore } from './scim-users-store.ts';
import { lookupKeysOf } from './user-lookups.ts';

const people = 2200;

/** More users than are read by one statement. */
let scim: ScimClient;
beforeAll(async () => {
  scim = await openScimClient();
  const rows = Array.from({ length: people }, (_, number) => {
    const userName = `user${String((number * 7919) % people).padStart(5, '0')}@group.example`;
    const title = number % 2 === 0 ? 'Even' : 'Odd';
    const resource = { userName, title, displayName: 'Namesake', emails: [{ value: userName }] };
    const at = new Date(1_800_000_000_000 + (number % 3));
    return {
      id: idOf(number),
      user_name_key: userName,
      lookup_keys: lookupKeysOf(resource),
      resource: JSON.stringify(resource),
      created_at: at,
      modified_at: at,
    };
  });
  for (let first = 0; first < people; first += 500) {
    await scim.directory.database.kysely
      .insertInto('scim_users')
      .values(rows.slice(first, first + 500))
      .execute();
  }
});

const idOf = (number: number) => `01a202e5-0000-7000-8000-${String(number).padStart(12, '0')}`;
const names = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `user${String(from + index).padStart(5, '0')}@group.example`);

describe('many users', () => {
  test.each([
    ['userName', 'ascending', 1, names(0, 3)],
    ['userName', 'descending', 1, names(people - 3, people).toReversed()],
    ['userName', 'ascending', 1100, names(1099, 1102)],
    ['title', 'ascending', 1, undefined],
  ])('sorted by %s, %s, from %i', async (sortBy, sortOrder, startIndex, expected) => {
    const { body } = await scim.get(
      `/Users?count=3&${new URLSearchParams({ sortBy, sortOrder, startIndex: String(startIndex) }).toString()}`,
    );
    expect(body).toMatchObject({ totalResults: people, itemsPerPage: 3 });
    const found = (body['Resources'] as { userName: string }[]).map(({ userName }) => userName);
    if (expected !== undefined) expect(found).toEqual(expected);
  });

  test('a filter without an index sees each of them once, in every order', async () => {
    for (const sortBy of ['id', 'userName', 'meta.lastModified', 'title', undefined]) {
      const query = { filter: 'title eq "odd"', count: '200', ...(sortBy === undefined ? {} : { sortBy }) };
      const { body } = await scim.get(`/Users?${new URLSearchParams(query).toString()}`);
      expect(body).toMatchObject({ totalResults: people / 2, itemsPerPage: 200 });
      const found = new Set((body['Resources'] as { id: string }[]).map(({ id }) => id));
      expect(found.size).toBe(200);
    }
  });

  test.each([
    'userName eq "USER00042@group.example"',
    'emails.value eq "user00042@group.example"',
    'emails[value eq "user00042@group.example" and not (type pr)]',
    'title pr and userName eq "user00042@group.example"',
  ])('%s reads only one user', async (filter) => {
    const seen: number[] = [];
    const { kysely } = scim.directory.database;
    const scans = userScanStore(kysely);
    const counting: typeof scans = {
      ...scans,
      async *scan(...parameters) {
        for await (const page of scans.scan(...parameters)) {
          seen.push(page.length);
          yield page;
        }
      },
    };
    const stores = { users: scimUsersStore(kysely), scans: counting };
    const { totalResults } = await findUsers(stores, readSearch({ filter }, ''));
    expect({ totalResults, seen }).toEqual({ totalResults: 1, seen: [1] });
  });
});

describe.each(['ascending', 'descending'])('users who are renamed and changed during a scan, %s', (sortOrder) => {
  test.each(['userName', 'meta.lastModified', 'title'])('are found once, in the order of %s', async (sortBy) => {
    const { kysely } = scim.directory.database;
    const ids = Array.from({ length: people / 20 }, (_, index) => idOf(20 * index + 1));
    const before = await kysely
      .selectFrom('scim_users')
      .select(['id', 'user_name_key', 'modified_at'])
      .where('id', 'in', ids)
      .execute();
    const moveToTheEnd = () =>
      kysely
        .updateTable('scim_users')
        .where('id', 'in', ids)
        .set({ user_name_key: sql`'z' || user_name_key`, modified_at: new Date(1_900_000_000_000) })
        .execute();
    const scans = userScanStore(kysely);
    const changing: typeof scans = {
      ...scans,
      async *scan(...parameters) {
        let pages = 0;
        for await (const page of scans.scan(...parameters)) {
          yield page;
          if ((pages += 1) === 1) await moveToTheEnd();
        }
      },
    };
    const stores = { users: scimUsersStore(kysely), scans: changing };
    const query = { filter: 'title eq "odd"', sortBy, sortOrder, startIndex: String(people / 2 - 199), count: '200' };
    const { totalResults, users } = await findUsers(stores, readSearch(query, ''));
    for (const { id, ...values } of before) {
      await kysely.updateTable('scim_users').set(values).where('id', '=', id).execute();
    }
    expect(totalResults).toBe(people / 2);
    expect(new Set(users.map(({ id }) => id)).size).toBe(200);
  });
});

test.each(['id', 'title'])('a scan in the order of %s ends when its client disconnects', async (sortBy) => {
  const { kysely } = scim.directory.database;
  const disconnected = new AbortController();
  const reason = new Error('the client has disconnected');
  const scans = userScanStore(kysely);
  let pages = 0;
  const counting: typeof scans = {
    ...scans,
    async *scan(...parameters) {
      for await (const page of scans.scan(...parameters)) {
        pages += 1;
        disconnected.abort(reason);
        yield page;
      }
    },
  };
  const stores = { users: scimUsersStore(kysely), scans: counting };
  const query = readSearch({ filter: 'title eq "odd"', sortBy }, '');
  await expect(findUsers(stores, { ...query, signal: disconnected.signal })).rejects.toBe(reason);
  expect(pages).toBe(1);
});

test('an index that selects too many users is not used, and all of them are still found', async () => {
  const filter = 'displayName eq "namesake" and title eq "odd"';
  const { body } = await scim.get(`/Users?${new URLSearchParams({ filter, count: '3' }).toString()}`);
  expect(body).toMatchObject({ totalResults: people / 2, itemsPerPage: 3 });
});

describe('a scan that ends its statements early, because users have large photos', () => {
  const scanned = async (query: Parameters<typeof readSearch>[0], bytes: number) => {
    const { kysely } = scim.directory.database;
    const lengths: number[] = [];
    const scans = userScanStore(kysely, bytes);
    const counting: typeof scans = {
      ...scans,
      async *scan(...parameters) {
        for await (const page of scans.scan(...parameters)) {
          lengths.push(page.length);
          yield page;
        }
      },
    };
    const found = await findUsers({ users: scimUsersStore(kysely), scans: counting }, readSearch(query, ''));
    return { found, lengths };
  };

  test.each(['id', 'userName', 'meta.lastModified', 'title'])(
    'sees each of them once, in the order of %s',
    async (sortBy) => {
      const query = { filter: 'title eq "odd"', count: '200', sortBy };
      const [{ found }, cut] = [await scanned(query, 1_000_000), await scanned(query, 5000)];
      expect(cut.found).toEqual(found);
      expect(found.totalResults).toBe(people / 2);
      expect(Math.max(...cut.lengths)).toBeLessThan(100);
      expect(cut.lengths.reduce((sum, length) => sum + length, 0)).toBe(people);
    },
  );

  test('reads at least one user per statement, and with an index only those that it selects', async () => {
    const { kysely } = scim.directory.database;
    const shared = lookupKeysOf({ emails: [{ value: 'shared@group.example' }] });
    const ids = [0, 1, 2].map(idOf);
    const before = await kysely.selectFrom('scim_users').select(['id', 'lookup_keys']).where('id', 'in', ids).execute();
    await kysely.updateTable('scim_users').set({ lookup_keys: shared }).where('id', 'in', ids).execute();
    const filter = 'emails.value eq "shared@group.example" or title eq "none"';
    const { lengths } = await scanned({ filter: 'emails.value eq "shared@group.example"' }, 1);
    expect(lengths).toEqual([1, 1, 1]);
    expect((await scanned({ filter, count: '0' }, 5000)).lengths.length).toBeGreaterThan(10);
    for (const { id, lookup_keys: keys } of before) {
      await kysely.updateTable('scim_users').set({ lookup_keys: keys }).where('id', '=', id).execute();
    }
  });

  test('does not cut a page of ids, for which no attribute is read', async () => {
    expect(await userScanStore(scim.directory.database.kysely, 1).page('id', false, 0, 50)).toHaveLength(50);
  });

  test('counts what a filter reads of compressed values', async () => {
    const { kysely } = scim.directory.database;
    const resource = { userName: 'photo@group.example', photos: [{ value: 'A'.repeat(100_000), type: 'photo' }] };
    const at = new Date();
    const rows = Array.from({ length: 3 }, (_, number) => ({
      id: `01a202e5-ffff-7000-8000-${String(number).padStart(12, '0')}`,
      user_name_key: `photo${number}@group.example`,
      lookup_keys: [],
      resource: JSON.stringify(resource),
      created_at: at,
      modified_at: at,
    }));
    await kysely.insertInto('scim_users').values(rows).execute();
    const byPhoto = await scanned({ filter: 'photos.type eq "photo"' }, 150_000);
    const byTitle = await scanned({ filter: 'title eq "none"' }, 150_000);
    expect(byPhoto.found.totalResults).toBe(3);
    expect(byPhoto.lengths.at(-1)).toBe(1);
    expect(byTitle.lengths.at(-1)).toBeGreaterThan(3);
    await kysely
      .deleteFrom('scim_users')
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
  });
});

test('a removed user is not counted', async () => {
  const { body } = await scim.post('/Users', user('counted@group.example'));
  await scim.remove(`/Users/${String(body['id'])}`);
  expect((await scim.get('/Users?count=0')).body).toMatchObject({ totalResults: people });
});

test('a page ends early at its maximum size, after at least one user, and the next one continues there', async () => {
  const { kysely } = scim.directory.database;
  const stores = { users: scimUsersStore(kysely), scans: userScanStore(kysely) };
  const all = await findUsers(stores, readSearch({ count: '120' }, ''));
  expect(all.users).toHaveLength(120);
  const bytesOf = all.users.map(({ user: resource }) => Buffer.byteLength(JSON.stringify(resource)));
  // The database writes JSON with spaces.
  for (const [bytes, least, most] of [
    [1, 1, 1],
    [(bytesOf[0] ?? 0) * 3, 3, 3],
    [(bytesOf[0] ?? 0) * 90, 60, 90],
  ] as const) {
    const page = await findUsers(stores, readSearch({ count: '120' }, ''), bytes);
    expect(page.totalResults).toBe(people);
    expect(page.users.length).toBeGreaterThanOrEqual(least);
    expect(page.users.length).toBeLessThanOrEqual(most);
    expect(page.users).toEqual(all.users.slice(0, page.users.length));
    const startIndex = String(page.users.length + 1);
    const next = await findUsers(stores, readSearch({ count: '1', startIndex }, ''), bytes);
    expect(next.users).toEqual([all.users[page.users.length]]);
  }
});
