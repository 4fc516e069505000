import {
  findInBranch,
  findSeveralPeople,
  getBranchFile,
  getLeaver,
  getManager,
  getOrgChart,
  getUserProfile,
  getUsersByManager,
  searchPeople,
} from '@directory/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/add-people.ts';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';

function person(login: string, more: Partial<TestPerson> = {}): TestPerson {
  return { login, firstName: 'Ada', lastName: login, userType: 'I', ...more };
}

const identities = {
  C_distinguishedName: 'CN=Boss\\, Anna,DC=corp',
  C_groupIdentifier: 'BO0001',
  login: 'boss',
  email: 'anna.boss@mail.example',
  employeeNumber: '004711',
};
const references = Object.values(identities);
const boss = person('boss', { ...identities, firstName: 'Anna' });

let directory: TestDirectory;
beforeAll(async () => {
  const reports = references.map((manager, index) => person(`report${index}`, { manager, C_assistant: manager }));
  const twins = ['twin1', 'twin2'].map((login) => person(login, { email: 'twins@mail.example' }));
  const below = person('below', { manager: 'twins@mail.example' });
  directory = await openTestDirectory([boss, ...reports, ...twins, below]);
});
const caller = () => directory.as('boss');

describe.each(references)('a manager named %s', (reference) => {
  const login = `report${references.indexOf(reference)}`;

  test('is the manager on the chart', async () => {
    const { output } = await caller().call(getOrgChart, { query: { userId: login } });
    expect(output.chain.map((card) => card.login)).toEqual(['boss', login]);
    expect(output.assistant?.login).toBe('boss');
    const found = await caller().call(getManager, { query: { manager: reference.toUpperCase() } });
    expect(found.output.login).toBe('boss');
    const team = await caller().call(getUsersByManager, { query: { manager: reference } });
    expect(team.output.map((card) => card.login)).toContain(login);
  });

  test('is on the profile, as manager and as assistant', async () => {
    const { output } = await caller().call(getUserProfile, { query: { userId: login } });
    expect(output).toMatchObject({
      managerUserId: 'boss',
      managerName: 'Anna BOSS',
      assistantUserId: 'boss',
      assistantName: 'Anna BOSS',
    });
    const isShown = reference !== identities.email && reference !== identities.employeeNumber;
    const shown = isShown ? reference : 'boss';
    expect(output).toMatchObject({ manager: shown, C_assistant: shown });
  });
});

test('has all reports among the collaborators, and below the manager in the file', async () => {
  const query = { userId: 'boss', globalQuery: 'report', scope: 'collaborators' as const };
  expect((await caller().call(findInBranch, { query })).output.length).toBe(references.length);
  const { body } = await caller().call(getBranchFile, { query: { userId: 'boss' } });
  expect(body.match(/,boss,0,0\r\n/g)?.length).toBe(references.length);
});

test('keeps the reports that name an address of a feed, whatever addresses are entered for the manager and for others', async () => {
  const team = ['lead', 'other', 'member'].map((login) => person(login, { email: `${login}@mail.example` }));
  const [lead = 0, other = 0, member = 0] = await directory.add(team);
  const { kysely } = directory.database;
  const correct = async (id: number, values: Record<string, string>) => {
    const given = Object.entries(values).map(([field, value]) => [
      field,
      { value, at: new Date().toISOString(), by: 'x' },
    ]);
    await kysely
      .updateTable('people')
      .set({ corrections: JSON.stringify(Object.fromEntries(given)) })
      .where('id', '=', id)
      .execute();
    await directory.catchUp();
  };
  const chain = async () =>
    (await caller().call(getOrgChart, { query: { userId: 'member' } })).output.chain.map((card) => card.login);
  await correct(member, { manager: 'lead@mail.example' });
  await correct(other, { email: 'lead@mail.example' });
  expect(await chain()).toEqual(['lead', 'member']);
  await correct(lead, { email: 'chosen@mail.example' });
  expect(await chain()).toEqual(['lead', 'member']);
  expect((await caller().call(getUserProfile, { query: { userId: 'member' } })).output.manager).toBe('lead');
  // Everybody is looked up by the address that is shown. The one that is not shown confirms nothing.
  const lookUp = async (manager: string) => {
    const { output, error } = await caller().call(getManager, { query: { manager } });
    return error?.code ?? output.login;
  };
  expect(await lookUp('lead@mail.example')).toBe('other');
  expect(await lookUp('other@mail.example')).toBe('manager.unknown');
  expect(await lookUp('chosen@mail.example')).toBe('lead');
  await correct(lead, { email: '' });
  expect(await chain()).toEqual(['lead', 'member']);
});

test('two people who have each other’s address are found by the address that is shown, and named by the one that feeds deliver', async () => {
  const [yes, no] = ['yves@swap.example', 'nora@swap.example'];
  const twin = (login: string, email: string) => person(login, { firstName: login, email, C_groupIdentifier: login });
  const ids = await directory.add([
    twin('yves', yes),
    twin('nora', no),
    person('of-yves', { manager: yes, C_assistant: no }),
  ]);
  for (const [index, value] of [no, yes].entries()) {
    const corrections = JSON.stringify({ email: { value, at: new Date().toISOString(), by: 'x' } });
    await directory.database.kysely.updateTable('people').set({ corrections }).where('id', '=', ids[index]!).execute();
  }
  await directory.catchUp();
  for (const [address, login] of [
    [yes, 'nora'],
    [no, 'yves'],
  ] as const) {
    const query = { manager: address };
    expect((await caller().call(getManager, { query })).output).toMatchObject({ login, email: address });
    expect((await caller().call(getUsersByManager, { query })).status).toBe(200);
    const found = await caller().call(searchPeople, { query: { globalQuery: address } });
    expect(found.output.map((row) => row.login)).toEqual([login]);
    const { output } = await caller().call(findSeveralPeople, {
      body: { entries: [{ identifiers: [address], names: [] }] },
    });
    expect(output.map(({ state, people }) => [state, people.map((row) => row.login)])).toEqual([['found', [login]]]);
  }
  const { output } = await caller().call(getUserProfile, { query: { userId: 'of-yves' } });
  expect(output).toMatchObject({ managerUserId: 'yves', assistantUserId: 'nora' });
  expect((await caller().call(getUserProfile, { query: { userId: yes } })).error?.code).toBe('profile.unknown');
});

test('is shown for a leaver', async () => {
  const [id = 0] = await directory.add([person('gone', { manager: 'anna.boss@mail.example' })]);
  await directory.database.kysely.updateTable('people').set({ left_at: new Date() }).where('id', '=', id).execute();
  const { output } = await caller().call(getLeaver, { params: { login: 'gone' } });
  expect(output).toMatchObject({ managerUserId: 'boss', managerName: 'Anna BOSS' });
});

test('cannot be looked up by a hidden e-mail address, although people may name them by it', async () => {
  const discreet = person('discreet', { email: 'secret@mail.example', C_groupIdentifier: 'DI0001' });
  const [id = 0] = await directory.add([discreet, person('junior', { manager: 'secret@mail.example' })]);
  const hiddenFields = JSON.stringify(['email']);
  await directory.database.kysely
    .updateTable('people')
    .set({ hidden_fields: hiddenFields })
    .where('id', '=', id)
    .execute();
  await directory.catchUp();
  for (const endpoint of [getManager, getUsersByManager]) {
    const lookUp = async (manager: string) => (await caller().call(endpoint, { query: { manager } })).error?.code;
    expect(await lookUp('Secret@mail.example ')).toBe('manager.unknown');
    for (const reference of ['discreet', 'di0001']) expect(await lookUp(reference)).toBeUndefined();
  }
  const { output } = await caller().call(getOrgChart, { query: { userId: 'junior' } });
  expect(output.chain.map((card) => card.login)).toEqual(['discreet', 'junior']);
});

test('an e-mail address that two people have refers to nobody until one of them leaves', async () => {
  const query = { userId: 'below' };
  expect((await caller().call(getOrgChart, { query })).output).toMatchObject({
    chainEnd: 'unknown-manager',
    unknownManager: 'twins@mail.example',
  });
  await directory.database.kysely
    .updateTable('people')
    .set({ left_at: new Date() })
    .where('login', '=', 'twin1')
    .execute();
  await directory.catchUp();
  const { output } = await caller().call(getOrgChart, { query });
  expect(output.chain.map((card) => card.login)).toEqual(['twin2', 'below']);
});
