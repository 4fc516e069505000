import {
  computeQualityReport,
  exportQualityFindings,
  getBranchFile,
  getContactCard,
  getLeaver,
  getOrgChart,
  getQualityReport,
  getUserPhoto,
  getUserProfile,
  listAudit,
  searchPeople,
} from '@directory/contract';
import { expect, test } from 'vitest';
import { openTestDirectory } from '../../test/test-directory.ts';
import type { TestCaller, TestDirectory } from '../../test/test-directory.ts';

const viewer = 'viewer@group.example';
const administrator = 'admin@group.example';

/** A manager and 60 collaborators, and a leaver. */
const group = [
  { login: 'boss@group.example', firstName: 'Bo', lastName: 'Boss', C_groupIdentifier: 'B00001', userType: 'I' },
  ...Array.from({ length: 60 }, (_, number) => ({
    login: `person${number}@group.example`,
    firstName: 'Pat',
    lastName: `Person${String(number).padStart(2, '0')}`,
    city: number < 30 ? 'Oslo' : 'Rome',
    manager: 'B00001',
    userType: 'I',
  })),
  { login: 'gone@group.example', firstName: 'Gil', lastName: 'Gone' },
];

async function open(environment: Record<string, string>): Promise<{ directory: TestDirectory; ids: number[] }> {
  const directory = await openTestDirectory([], { ADMIN_LOGINS: administrator, ...environment });
  const ids = await directory.add(group);
  await directory.database.kysely
    .updateTable('people')
    .set({ left_at: new Date() })
    .where('login', '=', 'gone@group.example')
    .execute();
  await directory.catchUp();
  return { directory, ids };
}

const search = (caller: TestCaller, query: Record<string, string>) => caller.call(searchPeople, { query });
const auditOf = async (directory: TestDirectory, kind: 'people.too-many' | 'people.exported' | 'leaver.read') => {
  await directory.catchUp();
  const { output } = await directory.as(administrator).call(listAudit, { query: { kind } });
  return output;
};

test('a viewer sees as many distinct people as the budget allows, and no answer is cut', async () => {
  const { directory } = await open({ PEOPLE_PER_HOUR: '40' });
  const caller = directory.as(viewer);
  expect((await search(caller, { cityQuery: 'Oslo', limit: '30' })).output).toHaveLength(30);
  const refused = await search(caller, { cityQuery: 'Rome', limit: '30' });
  expect(refused).toMatchObject({ status: 429, error: { code: 'people.too-many' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50 * 60);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60 * 60);
  expect((await search(caller, { cityQuery: 'Rome', limit: '10' })).output).toHaveLength(10);
});

test('to see the same people again costs nothing, and a refused answer neither', async () => {
  const { directory } = await open({ PEOPLE_PER_HOUR: '31' });
  const caller = directory.as(viewer);
  const query = { query: { userId: 'person31@group.example' } };
  for (let turn = 0; turn < 5; turn++) expect((await search(caller, { cityQuery: 'Oslo' })).status).toBe(200);
  expect((await search(caller, { cityQuery: 'Rome' })).status).toBe(429);
  expect((await caller.call(getUserProfile, query)).status).toBe(200);
  expect((await caller.call(getUserProfile, query)).status).toBe(200);
  expect((await caller.call(getUserProfile, { query: { userId: 'person32@group.example' } })).status).toBe(429);
});

test('the day has a budget besides the hour', async () => {
  const { directory } = await open({ PEOPLE_PER_HOUR: '20', PEOPLE_PER_DAY: '20' });
  const caller = directory.as(viewer);
  await search(caller, { cityQuery: 'Oslo', limit: '20' });
  const { headers } = await search(caller, { cityQuery: 'Rome', limit: '1' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 3600);
});

test('an answer that alone is larger than the budget is never given, so it says no time', async () => {
  const { directory } = await open({ PEOPLE_PER_HOUR: '40' });
  const refused = await directory.as(viewer).call(getBranchFile, { query: { userId: 'boss@group.example' } });
  expect(refused).toMatchObject({ status: 429, error: { code: 'people.over-budget' } });
  expect(refused.headers['retry-after']).toBeUndefined();
});

test('each viewer has a budget, and the viewer does not count', async () => {
  const { directory } = await open({ PEOPLE_PER_HOUR: '1' });
  const self = directory.as('person1@group.example');
  expect((await self.call(getUserProfile)).status).toBe(200);
  expect((await self.call(getUserProfile, { query: { userId: 'person2@group.example' } })).status).toBe(200);
  expect((await self.call(getUserProfile, { query: { userId: 'person3@group.example' } })).status).toBe(429);
  expect((await self.call(getUserProfile)).status).toBe(200);
  expect((await directory.as(viewer).call(getUserProfile, { query: { userId: 'boss@group.example' } })).status).toBe(
    200,
  );
});

test('profiles, photos, contact files, leavers and charts count like searches', async () => {
  const { directory } = await open({ PEOPLE_PER_HOUR: '1' });
  const statusesOf = async (login: string, caller: TestCaller) => [
    (await caller.call(getUserProfile, { query: { userId: login } })).status,
    (await caller.call(getUserPhoto, { query: { userId: login } })).status,
    (await caller.call(getContactCard, { query: { userId: login } })).status,
  ];
  const caller = directory.as(viewer);
  await search(caller, { cityQuery: 'Oslo', limit: '1' });
  expect(await statusesOf('person40@group.example', caller)).toEqual([429, 429, 429]);
  expect((await caller.call(getLeaver, { params: { login: 'gone@group.example' } })).status).toBe(429);
  expect((await caller.call(getOrgChart, { query: { userId: 'boss@group.example' } })).status).toBe(429);
  // Whether a leaver had this login is not told either.
  expect(await statusesOf('gone@group.example', caller)).toEqual([429, 200, 429]);
  expect((await caller.call(getOrgChart, { query: { userId: 'gone@group.example' } })).status).toBe(429);
});

test('administrators have a budget of their own', async () => {
  const { directory } = await open({ PEOPLE_PER_HOUR: '10', ADMIN_PEOPLE_PER_HOUR: '50' });
  const caller = directory.as(administrator);
  expect((await search(caller, { limit: '50' })).status).toBe(200);
  expect((await search(caller, { cityQuery: 'Rome' })).status).toBe(429);
});

test('a budget that is used up is in the audit trail once', async () => {
  const { directory } = await open({ PEOPLE_PER_HOUR: '10' });
  const caller = directory.as(viewer);
  await search(caller, { limit: '10' });
  for (let turn = 0; turn < 3; turn++) {
    await search(caller, { limit: '30' });
    await search(caller, { cityQuery: 'Rome', limit: '5' });
    await directory.catchUp();
  }
  const entries = await auditOf(directory, 'people.too-many');
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ actor: viewer, after: { window: 'hour', seen: 10, budget: 10 } });
});

test('exports are in the audit trail with the filters, without what was searched for', async () => {
  const { directory } = await open({});
  const caller = directory.as(viewer);
  await search(caller, { globalQuery: 'pat', cityQuery: 'Oslo', purpose: 'export', limit: '1000' });
  await search(caller, { globalQuery: 'pat', cityQuery: 'Oslo' });
  await caller.call(getBranchFile, { query: { userId: 'boss@group.example' } });
  const entries = await auditOf(directory, 'people.exported');
  expect(entries.map(({ actor, after }) => ({ actor, after }))).toEqual([
    { actor: viewer, after: { exported: 'chart', rows: 61 } },
    { actor: viewer, after: { exported: 'search', rows: 30, filters: ['globalQuery', 'cityQuery'] } },
  ]);
  expect(JSON.stringify(entries)).not.toContain('Oslo');
});

test('who reads a leaver is in the audit trail, once an hour for each leaver', async () => {
  const { directory } = await open({});
  const read = () => directory.as(viewer).call(getLeaver, { params: { login: 'gone@group.example' } });
  for (let turn = 0; turn < 3; turn++) expect((await read()).status).toBe(200);
  const entries = await auditOf(directory, 'leaver.read');
  expect(entries.map(({ actor, subject }) => ({ actor, subject }))).toEqual([
    { actor: viewer, subject: 'gone@group.example' },
  ]);
});

test('one viewer cannot flood the audit trail', async () => {
  const { directory } = await open({});
  for (let turn = 0; turn < 50; turn++) await search(directory.as(viewer), { purpose: 'export', limit: '5' });
  expect(await auditOf(directory, 'people.exported')).toHaveLength(20);
});

test('an export of findings needs the budget of its people', async () => {
  const { directory } = await open({ ADMIN_PEOPLE_PER_HOUR: '59' });
  const caller = directory.as(administrator);
  await caller.call(computeQualityReport);
  await expect.poll(async () => (await caller.call(getQualityReport)).output.computedAt).not.toBeNull();
  const query = { kind: 'without-email', by: 'feed' } as const;
  expect((await caller.call(exportQualityFindings, { query })).error.code).toBe('people.over-budget');
});
