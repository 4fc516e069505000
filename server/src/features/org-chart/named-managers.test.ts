import {
  findInBranch,
  getBranchFile,
  getLeaver,
  getManager,
  getOrgChart,
  getUserProfile,
  getUsersByManager,
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
  // The address that is not shown confirms nothing, and the one that is shown finds its person.
  const lookUp = async (manager: string) => (await caller().call(getManager, { query: { manager } })).error?.code;
  expect(await lookUp('lead@mail.example')).toBe('manager.unknown');
  expect(await lookUp('chosen@mail.example')).toBeUndefined();
  await correct(lead, { email: '' });
  expect(await chain()).toEqual(['lead', 'member']);
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
