import {
  addApiToken,
  addScimToken,
  getPerson,
  getPersonPhoto,
  getUserProfile,
  listApiTokens,
  listAudit,
  listPeople,
  maxApiTokens,
  removeApiToken,
  searchPeople,
} from '@directory/contract';
import type { ApiScope, OutputOf } from '@directory/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';

const administrator = 'admin@group.example';
let directory: TestDirectory;
let ids: number[];

beforeAll(async () => {
  directory = await openTestDirectory([{ login: administrator }], {
    ADMIN_LOGINS: administrator,
    API_LIMIT_PER_MINUTE: '10',
  });
  ids = await directory.add([
    {
      login: 'ann@group.example',
      firstName: 'Ann',
      manager: 'BO1000',
      mobilePhone: '+33 6 12 34 56 78',
      photoVersion: 'drawn',
    },
    { login: 'bob@group.example', firstName: 'Bob', C_groupIdentifier: 'BO1000', C_countryname: 'FR' },
    { login: 'left@group.example', firstName: 'Len' },
  ]);
  await directory.database.kysely
    .updateTable('people')
    .set({ left_at: new Date() })
    .where('login', '=', 'left@group.example')
    .execute();
  await directory.catchUp();
});

const make = (scopes: ApiScope[] = ['people'], name = 'Intranet') =>
  directory.as(administrator).call(addApiToken, { body: { name, scopes, days: 90, peoplePerDay: 1000 } });
async function caller(scopes?: ApiScope[]) {
  return directory.withAuthorization(`Bearer ${(await make(scopes)).output.secret}`);
}
const annsId = () => ids[0] ?? 0;

describe('a token', () => {
  test('is shown once, and only its hash is stored', async () => {
    const { output } = await make(['people', 'photos'], ' Intranet ');
    expect(output.secret).toMatch(/^dirapi_[\w-]{43}$/);
    expect(output.token).toMatchObject({
      name: 'Intranet',
      scopes: ['people', 'photos'],
      peoplePerDay: 1000,
      lastUsedAt: null,
    });
    const days = (Date.parse(output.token.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(90, 1);
    const listed = await directory.as(administrator).call(listApiTokens);
    expect(listed.output).toContainEqual(output.token);
    const rows = await directory.database.kysely.selectFrom('api_tokens').selectAll().execute();
    for (const text of [listed.body, JSON.stringify(rows)]) expect(text).not.toContain(output.secret.slice(7));
  });

  test.each([
    { name: '', scopes: ['people'], days: 90, peoplePerDay: 1 },
    { name: 'x', scopes: [], days: 90, peoplePerDay: 1 },
    { name: 'x', scopes: ['write'], days: 90, peoplePerDay: 1 },
    { name: 'x', scopes: ['people'], days: 36_500, peoplePerDay: 1 },
    { name: 'x', scopes: ['people'], days: 90, peoplePerDay: 0 },
    { name: 'x', scopes: ['people'], days: 90 },
  ])('cannot be created with %j', async (body) => {
    expect((await directory.as(administrator).request('POST', addApiToken.path, body)).status).toBe(400);
  });

  test('records its last use, at most once a minute', async () => {
    const system = await caller();
    const statements = await directory.statementsOf(async () => {
      for (let use = 0; use < 3; use++) await system.call(listPeople);
    });
    expect(statements.filter((statement) => statement.startsWith('update "api_tokens"'))).toHaveLength(1);
  });

  test('is rejected as soon as it is revoked, which the audit log records', async () => {
    const { output } = await make(['people'], 'Old');
    const system = directory.withAuthorization(`Bearer ${output.secret}`);
    expect((await system.call(listPeople)).status).toBe(200);
    const revoke = () => directory.as(administrator).call(removeApiToken, { params: { id: String(output.token.id) } });
    expect((await revoke()).status).toBe(200);
    expect((await system.call(listPeople)).error.code).toBe('token.invalid');
    expect((await revoke()).error.code).toBe('api-token.unknown');
    const trail = (await directory.as(administrator).call(listAudit)).output.filter(({ subject }) => subject === 'Old');
    const values = { scopes: ['people'], peoplePerDay: 1000, expires: output.token.expiresAt };
    expect(trail).toMatchObject([
      { kind: 'api-token.removed', actor: administrator, before: values, after: null },
      { kind: 'api-token.added', actor: administrator, before: null, after: values },
    ]);
  });

  test('is rejected when it has expired', async () => {
    const { output } = await make();
    await directory.database.kysely
      .updateTable('api_tokens')
      .set({ expires_at: sql<Date>`now()` })
      .where('id', '=', output.token.id)
      .execute();
    const system = directory.withAuthorization(`Bearer ${output.secret}`);
    expect((await system.call(listPeople)).error.code).toBe('token.expired');
  });

  test.each(['dirapi_', 'dirapi_unknown'])('is rejected if it was never issued: %s', async (secret) => {
    expect((await directory.withAuthorization(`Bearer ${secret}`).call(listPeople)).error.code).toBe('token.invalid');
  });

  test('keeps working while random tokens are sent from its network, few of which are looked up', async () => {
    const { secret } = (await make()).output;
    const statusOf = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await directory.inject({ url: '/api/people', headers, remoteAddress: '192.0.2.17' })).statusCode;
    };
    expect(await statusOf(secret)).toBe(200);
    const statuses = new Set<number>();
    const statements = await directory.statementsOf(async () => {
      for (let attempt = 0; attempt < 200; attempt++) statuses.add(await statusOf(`dirapi_random${attempt}`));
    });
    expect(statements.filter((statement) => statement.includes('from "api_tokens"')).length).toBeLessThan(100);
    expect(statuses).toEqual(new Set([401, 429]));
    expect(await statusOf(secret)).toBe(200);
  });

  test('gives access to the endpoints of its scopes, and to no other', async () => {
    const [people, photos] = [await caller(['people']), await caller(['photos'])];
    const params = { id: String(annsId()) };
    expect((await people.call(listPeople)).status).toBe(200);
    expect((await people.call(getPerson, { params })).status).toBe(200);
    expect((await people.call(searchPeople, { query: { globalQuery: 'ann' } })).status).toBe(200);
    expect((await people.call(getPersonPhoto, { params })).error.code).toBe('access.denied');
    expect((await people.call(getUserProfile, { query: { userId: 'ann@group.example' } })).error.code).toBe(
      'access.denied',
    );
    expect((await people.call(listApiTokens)).error.code).toBe('access.denied');
    expect((await photos.call(getPersonPhoto, { params })).status).toBe(200);
    expect((await photos.call(listPeople)).error.code).toBe('access.denied');
    expect((await photos.call(searchPeople)).error.code).toBe('access.denied');
    const scim = await directory.inject({
      url: '/scim/v2/Users',
      headers: { authorization: `Bearer ${(await make()).output.secret}` },
    });
    expect(scim.statusCode).toBe(401);
  });

  test('of SCIM gives access to none of them', async () => {
    const { output } = await directory.as(administrator).call(addScimToken, { body: { name: 'SCIM', scope: 'read' } });
    const system = directory.withAuthorization(`Bearer ${output.secret}`);
    expect((await system.call(listPeople)).error.code).toBe('token.invalid');
  });

  test('gets URLs of photos only with the scope for photos', async () => {
    const photoFor = async (scopes: ApiScope[]) =>
      (await (await caller(scopes)).call(searchPeople, { query: { globalQuery: 'ann' } })).output[0]?.photo;
    expect(await photoFor(['people'])).toBe('');
    expect(await photoFor(['people', 'photos'])).toMatch(/^\/api\/photos\//);
  });

  test('has its own request limit', async () => {
    const [system, another] = [await caller(), await caller()];
    const statuses = [];
    for (let request = 0; request < 11; request++) statuses.push((await system.call(listPeople)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    expect((await another.call(listPeople)).status).toBe(200);
  });

  test('reads at most its limit of distinct people a day', async () => {
    const body = { name: 'Small', scopes: ['people' as const], days: 30 as const, peoplePerDay: 1 };
    const { output } = await directory.as(administrator).call(addApiToken, { body });
    const system = directory.withAuthorization(`Bearer ${output.secret}`);
    const read = (id: number | undefined) => system.call(getPerson, { params: { id: String(id) } });
    expect([(await read(ids[0])).status, (await read(ids[0])).status]).toEqual([200, 200]);
    expect((await read(ids[1])).status).toBe(429);
  });

  test('is limited in number', async () => {
    const answers = [];
    for (let token = 0; token <= maxApiTokens; token++) answers.push(await make());
    expect(answers.at(-1)?.error.code).toBe('api-token.too-many');
  });
});

describe('the list of people', () => {
  const asAdministrator = () => directory.as(administrator);

  test('is returned in pages, without leavers, repetitions and gaps', async () => {
    const logins: string[] = [];
    for (let after: number | null = 0; after !== null;) {
      const { output }: { output: OutputOf<typeof listPeople> } = await asAdministrator().call(listPeople, {
        query: { after: String(after), limit: '1' },
      });
      expect(output.people.length).toBeLessThanOrEqual(1);
      logins.push(...output.people.map(({ login }) => login));
      after = output.next;
    }
    expect(logins).toEqual([administrator, 'ann@group.example', 'bob@group.example']);
  });

  test('is complete if a page is larger than one read of the database', async () => {
    const added = Array.from({ length: 250 }, (_, index) => ({ login: `more${index}@group.example` }));
    const addedIds = await directory.add(added);
    const { kysely } = directory.database;
    await kysely
      .updateTable('people')
      .set({ left_at: new Date() })
      .where('id', 'in', addedIds.slice(90, 240))
      .execute();
    const page = async (query: { after: string; limit: string }) =>
      (await asAdministrator().call(listPeople, { query })).output;
    const before = String(addedIds[0]! - 1);
    const all = await page({ after: before, limit: '500' });
    expect(all.people.map(({ id }) => id)).toEqual([...addedIds.slice(0, 90), ...addedIds.slice(240)]);
    expect(all.next).toBeNull();
    const first = await page({ after: before, limit: '210' });
    expect(first.people.map(({ id }) => id)).toEqual(addedIds.slice(0, 90));
    expect(first.next).toBe(addedIds[209]);
    const rest = await page({ after: String(first.next), limit: '40' });
    expect(rest.people.map(({ id }) => id)).toEqual(addedIds.slice(240));
    await kysely.deleteFrom('people').where('id', 'in', addedIds).execute();
    await directory.catchUp();
  });

  test('contains the values that others may see, the manager and the version of the photo', async () => {
    const { kysely } = directory.database;
    const find = async () => (await asAdministrator().call(getPerson, { params: { id: String(annsId()) } })).output;
    expect(await find()).toMatchObject({
      id: annsId(),
      firstName: 'Ann',
      managerUserId: 'bob@group.example',
      mobilePhone: '+33 6 12 34 56 78',
      photoVersion: 'drawn',
    });
    await kysely
      .updateTable('people')
      .set({ hidden_fields: JSON.stringify(['mobilePhone', 'photo']) })
      .where('id', '=', annsId())
      .execute();
    expect(await find()).toMatchObject({ firstName: 'Ann', mobilePhone: '', photoVersion: '' });
    const photo = await asAdministrator().call(getPersonPhoto, { params: { id: String(annsId()) } });
    expect(photo.error.code).toBe('photo.missing');
  });

  test('is only for administrators and tokens', async () => {
    expect((await directory.as('ann@group.example').call(listPeople)).error.code).toBe('access.denied');
    expect((await directory.as(undefined).call(listPeople)).error.code).toBe('token.missing');
  });

  test('distinguishes a leaver from an unknown id', async () => {
    const ask = (id: number | undefined) => asAdministrator().call(getPerson, { params: { id: String(id) } });
    expect((await ask(ids[2])).error.code).toBe('profile.left');
    expect((await ask(999_999)).error.code).toBe('person.unknown');
  });
});
