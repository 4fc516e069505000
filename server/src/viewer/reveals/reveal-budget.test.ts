import {
  computeQualityReport,
  exportQualityFindings,
  findInBranch,
  getBranch,
  getBranchFile,
  getConnection,
  getContactCard,
  getCorrectableProfile,
  getLeaver,
  getManager,
  getOrgChart,
  getQualityReport,
  getUserPhoto,
  getUserProfile,
  getUsersByManager,
  listAudit,
  removeOwnPhoto,
  searchPeople,
  updateUserProfile,
} from '@directory/contract';
import type { AuditKind } from '@directory/contract';
import { beforeAll, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestCaller, TestDirectory } from '../../../test/test-directory.ts';
import { administratorsStore } from '../administrators/administrators-store.ts';

const administrator = 'admin@group.example';
const leaver = 'gone@group.example';
const loginOf = (number: number) => `person${number}@group.example`;

/** A manager and 60 collaborators, and a leaver. */
const group = [
  { login: 'boss@group.example', firstName: 'Bo', lastName: 'Boss', C_groupIdentifier: 'B00001', userType: 'I' },
  ...Array.from({ length: 60 }, (_, number) => ({
    login: loginOf(number),
    firstName: 'Pat',
    lastName: `Person${String(number).padStart(2, '0')}`,
    city: number < 30 ? 'Oslo' : 'Rome',
    manager: 'B00001',
    C_assistant: number === 56 ? loginOf(57) : '',
    userType: 'I',
  })),
  { login: leaver, firstName: 'Gil', lastName: 'Gone' },
];

/** The budget is 40 people an hour. Each test has its own viewer. */
let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory(group, {
    ADMIN_LOGINS: administrator,
    PEOPLE_PER_HOUR: '40',
    ADMIN_PEOPLE_PER_HOUR: '59',
  });
  await directory.database.kysely
    .updateTable('people')
    .set({ left_at: new Date() })
    .where('login', '=', leaver)
    .execute();
  await directory.catchUp();
});

const search = (caller: TestCaller, query: Record<string, string>) => caller.call(searchPeople, { query });
const profile = (caller: TestCaller, login: string) => caller.call(getUserProfile, { query: { userId: login } });
const auditOf = async (person: string, kind: AuditKind) => {
  await directory.catchUp();
  return (await directory.as(administrator).call(listAudit, { query: { kind, person } })).output;
};

test('a viewer sees as many distinct people as the budget allows, and no response is truncated', async () => {
  const caller = directory.as('one@group.example');
  expect((await search(caller, { cityQuery: 'Oslo', limit: '30' })).output).toHaveLength(30);
  const refused = await search(caller, { cityQuery: 'Rome', limit: '30' });
  expect(refused).toMatchObject({ status: 429, error: { code: 'people.too-many' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50 * 60);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60 * 60);
  expect((await search(caller, { cityQuery: 'Rome', limit: '10' })).output).toHaveLength(10);
});

test('seeing the same people again is free, and so is a refused response', async () => {
  const caller = directory.as('two@group.example');
  for (let turn = 0; turn < 5; turn++) expect((await search(caller, { cityQuery: 'Oslo' })).status).toBe(200);
  expect((await search(caller, { cityQuery: 'Rome' })).status).toBe(429);
  expect((await search(caller, { cityQuery: 'Rome', limit: '8' })).status).toBe(200);
  expect((await profile(caller, loginOf(55))).status).toBe(200);
  expect((await profile(caller, loginOf(55))).status).toBe(200);
  expect((await profile(caller, loginOf(56))).status).toBe(429);
});

test('a profile also counts the manager and the assistant', async () => {
  const caller = directory.as('assisted@group.example');
  await search(caller, { cityQuery: 'Oslo' });
  await search(caller, { cityQuery: 'Rome', limit: '7' });
  expect((await profile(caller, loginOf(56))).output).toMatchObject({
    managerName: 'Bo BOSS',
    assistantName: 'Pat PERSON57',
  });
  expect((await profile(caller, loginOf(57))).status).toBe(200);
  expect((await profile(caller, loginOf(58))).status).toBe(429);
});

test('a chart also counts the assistants on its cards', async () => {
  const chart = await openTestDirectory(
    [
      { login: 'head@group.example', C_groupIdentifier: 'H00001', userType: 'I' },
      ...[1, 2].map((number) => ({
        login: `lead${number}@group.example`,
        lastName: 'Lead',
        manager: 'H00001',
        C_assistant: `A0000${number}`,
        userType: 'I',
      })),
      ...[1, 2].map((number) => ({
        login: `aide${number}@group.example`,
        C_groupIdentifier: `A0000${number}`,
        userType: 'I',
      })),
    ],
    { PEOPLE_PER_HOUR: '4' },
  );
  const userId = 'head@group.example';
  const [from, to] = ['lead1@group.example', 'lead2@group.example'];
  const statuses = await Promise.all(
    [
      chart.as('one@group.example').call(getOrgChart, { query: { userId } }),
      chart.as('two@group.example').call(getBranch, { query: { userId } }),
      chart.as('three@group.example').call(getUsersByManager, { query: { manager: 'H00001' } }),
      chart.as('four@group.example').call(getConnection, { query: { from, to } }),
      chart.as('five@group.example').call(findInBranch, { query: { userId, globalQuery: 'lead', scope: 'branch' } }),
    ].map(async (answer) => (await answer).status),
  );
  expect(statuses).toEqual([429, 429, 429, 429, 429]);
});

test('a response that alone exceeds the budget is always refused, without a time to retry', async () => {
  const caller = directory.as('three@group.example');
  const refused = await caller.call(getBranchFile, { query: { userId: 'boss@group.example' } });
  expect(refused).toMatchObject({ status: 429, error: { code: 'people.over-budget' } });
  expect(refused.headers['retry-after']).toBeUndefined();
});

test('each viewer has a budget, and the viewers themselves do not count', async () => {
  const self = directory.as(loginOf(55));
  expect((await search(self, { limit: '40' })).status).toBe(200);
  expect((await profile(self, loginOf(56))).status).toBe(429);
  expect((await self.call(getUserProfile)).status).toBe(200);
  expect((await profile(self, loginOf(55))).status).toBe(200);
  expect((await profile(directory.as('four@group.example'), loginOf(56))).status).toBe(200);
});

test('profiles, photos, contact files, leavers and charts count like searches', async () => {
  const caller = directory.as('five@group.example');
  const statusesOf = async (login: string) => [
    (await profile(caller, login)).status,
    (await caller.call(getUserPhoto, { query: { userId: login } })).status,
    (await caller.call(getContactCard, { query: { userId: login } })).status,
    (await caller.call(getOrgChart, { query: { userId: login } })).status,
  ];
  await search(caller, { limit: '40' });
  expect(await statusesOf(loginOf(55))).toEqual([429, 429, 429, 429]);
  expect((await caller.call(getLeaver, { params: { login: leaver } })).status).toBe(429);
  // Whether anyone has or had a login is not revealed either.
  expect(await statusesOf(leaver)).toEqual([429, 429, 429, 429]);
  expect(await statusesOf('nobody@group.example')).toEqual([429, 429, 429, 429]);
  expect((await caller.call(getLeaver, { params: { login: 'nobody@group.example' } })).status).toBe(429);
  for (const manager of [loginOf(55), 'nobody@group.example']) {
    expect((await caller.call(getManager, { query: { manager } })).status).toBe(429);
    expect((await caller.call(getUsersByManager, { query: { manager } })).status).toBe(429);
  }
});

test('an administrator of a unit with an exhausted budget is not told who exists outside the unit', async () => {
  const login = 'twelve@group.example';
  await administratorsStore(directory.database.kysely).add(login, 'test', 'BU05');
  const caller = directory.as(login);
  const everybody = [loginOf(55), leaver, 'nobody@group.example'];
  const codesOf = async (of: string) => [
    (await caller.call(getCorrectableProfile, { params: { login: of } })).error.code,
    (await caller.call(removeOwnPhoto, { params: { login: of } })).error.code,
  ];
  expect(await Promise.all(everybody.map(codesOf))).toEqual([
    ['unit.denied', 'unit.denied'],
    ['profile.left', 'profile.left'],
    ['profile.unknown', 'profile.unknown'],
  ]);
  // The person and the leaver have been counted.
  expect((await search(caller, { limit: '38' })).status).toBe(200);
  for (const of of [loginOf(56), 'nobody@group.example']) {
    expect(await codesOf(of)).toEqual(['people.too-many', 'people.too-many']);
  }
});

test('a viewer with an exhausted budget is not told whether anyone matches', async () => {
  const caller = directory.as('ten@group.example');
  const answers = async () => [
    (await search(caller, { globalQuery: 'person55' })).status,
    (await search(caller, { globalQuery: 'qqqqqqqqq' })).status,
    (await search(caller, { globalQuery: 'person55', after: '1' })).status,
    (await caller.call(findInBranch, { query: { userId: 'boss@group.example', globalQuery: 'person55' } })).status,
    (await caller.call(findInBranch, { query: { userId: 'boss@group.example', globalQuery: 'qqqqqqqqq' } })).status,
  ];
  expect((await search(caller, { lastNameQuery: 'Boss' })).output).toHaveLength(1);
  expect((await search(caller, { globalQuery: 'qqqqqqqqq' })).status).toBe(200);
  await search(caller, { limit: '40' });
  expect(await answers()).toEqual([429, 429, 429, 429, 429]);
  expect((await search(caller, { cityQuery: 'Oslo', limit: '3' })).status).toBe(200);
});

test('a page after the last one does not reveal how many people match', async () => {
  const caller = directory.as('eleven@group.example');
  const first = await search(caller, { globalQuery: 'person01', limit: '1' });
  expect(Number.parseInt(String(first.headers['x-total-count']))).toBeGreaterThanOrEqual(1);
  const beyond = await search(caller, { globalQuery: 'person01', after: '1000' });
  expect(beyond.output).toEqual([]);
  expect(beyond.headers['x-total-count']).toBeUndefined();
  expect((await search(caller, { globalQuery: 'qqqqqqqqq' })).headers['x-total-count']).toBe('0');
});

test('the assistants that people enter in their own profile count, since their names are shown', async () => {
  const caller = directory.as('ivy@group.example');
  const rule = { organization: 'ORG1', C_assistant: true };
  const added = await directory.as(administrator).request('POST', '/api/admin/selfServiceOrganizations', rule);
  expect(added.status).toBe(200);
  const enter = (C_assistant: string) => caller.call(updateUserProfile, { body: { C_assistant } });
  await directory.add([
    { login: 'ivy@group.example', firstName: 'Zoe', C_msDSCloudExtensionAttribute2: 'ORG1' },
    { login: 'zea@group.example', firstName: 'Zea', C_groupIdentifier: 'ZZ0000' },
    { login: 'zed@group.example', firstName: 'Zed', C_groupIdentifier: 'ZZ0001' },
  ]);
  expect((await enter('ZZ0000')).output.assistantName).toContain('Zea');
  expect((await search(caller, { limit: '40' })).output).toHaveLength(40);
  expect((await enter('ZZ0001')).status).toBe(429);
  expect((await enter('ZZ9999')).status).toBe(429);
  expect((await caller.call(getUserProfile)).output.assistantName).toContain('Zea');
  expect((await caller.call(updateUserProfile, { body: { xURI: 'https://x.com/pat' } })).status).toBe(200);
});

test('administrators have a budget of their own, which also applies to an export of findings', async () => {
  const caller = directory.as(administrator);
  await caller.call(computeQualityReport);
  await expect.poll(async () => (await caller.call(getQualityReport)).output.computedAt).not.toBeNull();
  const query = { kind: 'without-email', by: 'feed' } as const;
  expect((await caller.call(exportQualityFindings, { query })).error.code).toBe('people.over-budget');
  expect((await search(caller, { limit: '50' })).status).toBe(200);
  expect((await search(caller, { cityQuery: 'Rome' })).error.code).toBe('people.too-many');
});

test('an exhausted budget is recorded in the audit log once', async () => {
  const login = 'six@group.example';
  const caller = directory.as(login);
  await search(caller, { limit: '40' });
  for (let turn = 0; turn < 3; turn++) {
    expect((await search(caller, { cityQuery: 'Rome' })).status).toBe(429);
    await directory.catchUp();
  }
  const entries = await auditOf(login, 'people.too-many');
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ actor: login, after: { window: 'hour', seen: 40, budget: 40 } });
});

test('exports are recorded in the audit log with the names of the filters, without their values', async () => {
  const login = 'seven@group.example';
  const caller = directory.as(login);
  await search(caller, { globalQuery: 'pat', cityQuery: 'Oslo', purpose: 'export', limit: '1000' });
  await search(caller, { globalQuery: 'pat', cityQuery: 'Oslo' });
  await caller.call(getBranchFile, { query: { userId: loginOf(0) } });
  const entries = await auditOf(login, 'people.exported');
  expect(entries.map(({ actor, after }) => ({ actor, after }))).toEqual([
    { actor: login, after: { exported: 'chart', rows: 1 } },
    { actor: login, after: { exported: 'search', rows: 30, filters: ['globalQuery', 'cityQuery'] } },
  ]);
  expect(JSON.stringify(entries)).not.toContain('Oslo');
});

test('reading a leaver is recorded in the audit log, once an hour for each leaver', async () => {
  const login = 'eight@group.example';
  const read = () => directory.as(login).call(getLeaver, { params: { login: leaver } });
  for (let turn = 0; turn < 3; turn++) expect((await read()).status).toBe(200);
  const entries = await auditOf(login, 'leaver.read');
  expect(entries.map(({ actor, subject }) => ({ actor, subject }))).toEqual([{ actor: login, subject: leaver }]);
});

test('one viewer cannot flood the audit log', async () => {
  const login = 'nine@group.example';
  for (let turn = 0; turn < 50; turn++) await search(directory.as(login), { purpose: 'export', limit: '5' });
  expect(await auditOf(login, 'people.exported')).toHaveLength(20);
});
