import {
  erasePerson,
  exportMyData,
  exportPersonalData,
  listAudit,
  listFavouriteLogins,
  listFavourites,
  maxFavourites,
  personalData,
  setFavourite,
} from '@directory/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { dumpDatabase } from '../../../test/dump-database.ts';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';

const admin = 'AD0001@group.example';
const ana = 'AN0001@group.example';
const ben = 'BE0001@group.example';
const cleo = 'CL0001@group.example';

const person = (login: string, firstName: string) => ({ login, firstName, lastName: 'Test', title: 'Engineer' });
const everyone = [person(admin, 'Ada'), person(ana, 'Ana'), person(ben, 'Ben'), person(cleo, 'Cleo')];

let directory: TestDirectory;
let ids: Readonly<Record<string, number>>;

async function open(environment: Record<string, string> = {}): Promise<void> {
  directory = await openTestDirectory([], { ADMIN_LOGINS: admin, ...environment });
  const added = await directory.add(everyone);
  ids = Object.fromEntries(everyone.map(({ login }, index) => [login, added[index] ?? 0]));
}

beforeEach(() => open());

const mark = (owner: string, userId: string, isFavourite = true) =>
  directory.as(owner).call(setFavourite, { body: { userId, isFavourite } });
const loginsOf = async (owner: string) => (await directory.as(owner).call(listFavouriteLogins)).output;
const rowCount = async () =>
  (await directory.database.kysely.selectFrom('favourites').select('person_id').execute()).length;

/** Simulates a feed in which a person is missing, or present again. */
async function setLeft(login: string, leftAt: string | null): Promise<void> {
  await sql`update people set left_at = ${leftAt}::timestamptz where id = ${ids[login]}::bigint`.execute(
    directory.database.kysely,
  );
  await directory.catchUp();
}

describe('favourites', () => {
  test('are listed with the latest first, and the total', async () => {
    expect((await mark(ana, ben)).output).toEqual({ isFavourite: true });
    expect((await mark(ana, cleo.toLowerCase())).output).toEqual({ isFavourite: true });
    const { output, headers } = await directory.as(ana).call(listFavourites, { query: { limit: '1' } });
    expect(output).toMatchObject([{ login: cleo, firstName: 'Cleo', title: 'Engineer' }]);
    expect(headers).toMatchObject({ 'x-total-count': '2', 'cache-control': 'private, no-store' });
    expect(await loginsOf(ana)).toEqual([cleo, ben]);
  });

  test('are marked and removed idempotently', async () => {
    for (const isFavourite of [true, true]) expect((await mark(ana, ben, isFavourite)).status).toBe(200);
    expect(await loginsOf(ana)).toEqual([ben]);
    for (const isFavourite of [false, false]) expect((await mark(ana, ben, isFavourite)).status).toBe(200);
    expect(await loginsOf(ana)).toEqual([]);
    expect((await mark(ana, 'nobody@group.example', false)).output).toEqual({ isFavourite: false });
  });

  test('are private to their owner, and are not recorded in the audit log', async () => {
    await mark(ana, ben);
    expect(await loginsOf(ben)).toEqual([]);
    expect(await loginsOf(admin)).toEqual([]);
    const asAdmin = directory.as(admin);
    expect((await asAdmin.request('GET', `${listFavourites.path}?userId=${ana}`)).error.code).toBe('request.invalid');
    expect((await asAdmin.call(listAudit, { query: { limit: '200' } })).output.map(({ kind }) => kind)).not.toContain(
      expect.stringMatching(/favourite/),
    );
    for (const endpoint of [listFavourites, listFavouriteLogins, setFavourite]) {
      expect((await directory.as(undefined).request(endpoint.method, endpoint.path)).status).toBe(401);
    }
  });

  test('require an entry in the directory, and cannot be oneself, an unknown person or a leaver', async () => {
    const guest = directory.as('guest@elsewhere.example');
    const body = { userId: ben, isFavourite: true };
    expect((await guest.call(setFavourite, { body })).error.code).toBe('profile.none');
    expect((await guest.call(listFavourites)).error.code).toBe('profile.none');
    expect((await guest.call(listFavouriteLogins)).error.code).toBe('profile.none');
    expect((await mark(ana, ana)).error).toMatchObject({ code: 'request.invalid', fields: [{ field: 'userId' }] });
    expect((await mark(ana, 'nobody@group.example')).error.code).toBe('profile.unknown');
    await setLeft(ben, '2026-01-01');
    expect((await mark(ana, ben)).error.code).toBe('profile.left');
    expect(await rowCount()).toBe(0);
  });

  test('stay the same when the person or the owner gets another login', async () => {
    await mark(ana, ben);
    const rename = async (login: string, next: string) => {
      await sql`update people set login = ${next}, login_key = ${next},
        feed_values = jsonb_set(feed_values, '{login}', to_jsonb(${next}::text)) where id = ${ids[login]}::bigint`.execute(
        directory.database.kysely,
      );
      await directory.catchUp();
    };
    await rename(ben, 'benedict@group.example');
    await rename(ana, 'anabel@group.example');
    expect(await loginsOf('anabel@group.example')).toEqual(['benedict@group.example']);
    expect((await directory.as(ana).call(listFavouriteLogins)).error.code).toBe('profile.none');
  });

  test('omit people who have left, until they return', async () => {
    await mark(ana, ben);
    await setLeft(ben, '2026-01-01');
    const { output, headers } = await directory.as(ana).call(listFavourites);
    expect([output, headers['x-total-count']]).toEqual([[], '0']);
    await setLeft(ben, null);
    expect(await loginsOf(ana)).toEqual([ben]);
    await setLeft(ben, '2026-01-01');
    expect((await mark(ana, ben, false)).status).toBe(200);
    expect(await rowCount()).toBe(0);
  });

  test('are limited in number, and a leaver is removed to make room', async () => {
    const crowd = Array.from({ length: maxFavourites }, (_, index) => person(`CR${1000 + index}@group.example`, 'C'));
    const crowdIds = await directory.add(crowd);
    await sql`insert into favourites (owner_id, person_id)
      select ${ids[ana]}::bigint, unnest(${crowdIds}::bigint[])`.execute(directory.database.kysely);
    expect((await mark(ana, ben)).error.code).toBe('favourites.too-many');
    expect((await mark(ana, crowd[7]!.login)).status).toBe(200);
    await sql`update people set left_at = '2026-01-01' where id = ${crowdIds[3]}`.execute(directory.database.kysely);
    await directory.catchUp();
    expect((await mark(ana, ben)).status).toBe(200);
    expect(await rowCount()).toBe(maxFavourites);
    const { output } = await directory.as(ana).call(listFavourites);
    expect(output).toHaveLength(maxFavourites);
    expect(output[0]?.login).toBe(ben);
    const exported = personalData.parse(JSON.parse((await directory.as(ana).call(exportMyData, {})).body));
    const marked = exported.tables['favourites']?.map((row) => row['person_id']);
    expect(new Set(marked).size).toBe(maxFavourites);
    expect((await mark(ana, cleo)).error.code).toBe('favourites.too-many');
    expect((await mark(ana, ben, false)).status).toBe(200);
    expect((await mark(ana, cleo)).status).toBe(200);
  });

  test.each([
    { userId: ben },
    { userId: ben, isFavourite: 'yes' },
    { userId: '', isFavourite: true },
    { userId: 'x'.repeat(2000), isFavourite: true },
    { userId: ben, isFavourite: true, owner: cleo },
  ])('are not changed by the invalid body %j', async (body) => {
    expect((await directory.as(ana).request('PUT', setFavourite.path, body)).error.code).toBe('request.invalid');
  });
});

test('people count in the budget of the viewer when they are marked or listed, and not when a mark is removed', async () => {
  await open({ PEOPLE_PER_HOUR: '10', PEOPLE_PER_DAY: '10' });
  const crowd = Array.from({ length: 11 }, (_, index) => person(`CR${1000 + index}@group.example`, 'C'));
  await directory.add(crowd);
  for (const { login } of crowd.slice(0, 10)) expect((await mark(ana, login)).status).toBe(200);
  expect((await mark(ana, crowd[10]!.login)).error.code).toBe('people.too-many');
  expect((await mark(ana, 'nobody@group.example')).error.code).toBe('people.too-many');
  // People whom the viewer has just seen cost nothing.
  expect((await directory.as(ana).call(listFavourites)).output).toHaveLength(10);
  expect(await loginsOf(ana)).toHaveLength(10);
  expect((await mark(ana, crowd[10]!.login, false)).status).toBe(200);
  expect((await mark(ana, crowd[0]!.login, false)).status).toBe(200);
});

describe('personal data', () => {
  const read = (body: string) => personalData.parse(JSON.parse(body)).tables;

  test('contains the favourites in the export of their owner, and in no other', async () => {
    await mark(ana, ben);
    const own = read((await directory.as(ana).call(exportMyData, {})).body);
    expect(own['favourites']).toMatchObject([{ owner_id: ids[ana], person_id: ids[ben], login: ben }]);
    expect(read((await directory.as(ben).call(exportMyData, {})).body)['favourites']).toEqual([]);
    const byAdministrator = await directory.as(admin).call(exportPersonalData, { params: { id: String(ids[ana]) } });
    expect(read(byAdministrator.body)).not.toHaveProperty('favourites');
    await setLeft(ben, '2026-01-01');
    expect(read((await directory.as(ana).call(exportMyData, {})).body)['favourites']).toMatchObject([{ login: null }]);
  });

  test.each([
    ['owner', ana],
    ['marked person', ben],
  ])('is erased with the %s', async (_, login) => {
    await mark(ana, ben);
    await setLeft(login, '2026-01-01');
    expect(await rowCount()).toBe(1);
    const order = { params: { id: String(ids[login]) }, query: { login } };
    expect((await directory.as(admin).call(erasePerson, order)).status).toBe(200);
    expect(await rowCount()).toBe(0);
    expect((await dumpDatabase(directory.database.kysely)).toLowerCase()).not.toContain(login.toLowerCase());
  });
});
