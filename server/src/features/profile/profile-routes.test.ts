import { getContactCard, getLeaver, getProfileSources, getUserProfile } from '@directory/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';

const boss = {
  login: 'BO0001@group.example',
  firstName: 'Bo',
  lastName: 'Boss',
  C_groupIdentifier: 'BO0001',
  C_distinguishedName: 'CN=Bo Boss,OU=People,DC=corp,DC=example',
};
const ana = {
  login: 'AN0001@group.example',
  firstName: 'Ana',
  lastName: 'Åström',
  otherNames: ['Annie'],
  email: 'ana@group.example',
  primaryPhone: '01 40 00 00 20',
  userType: 'I',
  division: 'BU01',
  C_groupIdentifier: 'AN0001',
  C_distinguishedName: 'CN=Ana,OU=People,DC=corp,DC=example',
  manager: boss.C_distinguishedName,
  C_assistant: 'as0001',
  C_countryname: 'France',
  city: 'Paris',
  preferredLanguage: 'fr',
  C_msDSCloudExtensionAttribute3: 'FRANCERENEWABLES',
};
const assistant = { login: 'AS0001@group.example', firstName: 'Asa', lastName: 'Sist', C_groupIdentifier: 'AS0001' };
const hidden = {
  ...ana,
  login: 'HI0001@group.example',
  C_groupIdentifier: 'HI0001',
  C_distinguishedName: '',
  C_msDSCloudExtensionAttribute2: 'ORG0212',
};
const former = {
  login: 'GO0001@group.example',
  firstName: 'Go',
  lastName: 'Gone',
  C_groupIdentifier: 'GO0001',
  manager: 'BO0001',
};

/** Leavers above whom there are other leavers; `lost` reports to himself. */
const later = { login: 'LA0001@group.example', lastName: 'Later', manager: 'GO0001', employeeNumber: '4711' };
const latest = { login: 'LT0001@group.example', lastName: 'Latest', manager: '4711' };
const lost = { login: 'LO0001@group.example', lastName: 'Lost', manager: 'lo0001@GROUP.example' };
const orphan = { login: 'OR0001@group.example', lastName: 'Orphan', manager: 'nobody' };
const leavers = [former, later, latest, lost, orphan];

let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory([boss, ana, assistant, hidden, ...leavers]);
  await directory.database.kysely
    .updateTable('people')
    .set({ left_at: new Date('2026-10-01T00:00:00Z') })
    .where(
      'login',
      'in',
      leavers.map(({ login }) => login),
    )
    .execute();
  await directory.catchUp();
});

describe('getUserProfile', () => {
  test('requires sign-in', async () => {
    expect((await directory.as(undefined).call(getUserProfile, {})).status).toBe(401);
  });

  test.each([
    'userId=',
    `userId=${'a'.repeat(257)}`,
    'userId=a%00b',
    `distinguishedName=${'a'.repeat(1025)}`,
    'login=x',
    'userId=a&userId=b',
  ])('rejects %s', async (search) => {
    const { status, error } = await directory.as(ana.login).request('GET', `/api/get-user-profile?${search}`);
    expect(status).toBe(400);
    expect(error.fields?.length).toBe(1);
  });

  test('returns the viewer if there is no parameter, with the editable fields', async () => {
    const { output } = await directory.as('an0001@GROUP.example').call(getUserProfile, {});
    expect(output).toMatchObject({ login: ana.login, firstName: 'Ana', editableFields: ['linkedInURI', 'xURI'] });
  });

  test('returns a person by login or distinguished name, ignoring case and notation, without editable fields', async () => {
    for (const query of [
      { userId: 'AN0001@GROUP.EXAMPLE' },
      { distinguishedName: 'cn=ana,ou=people,dc=CORP,dc=example' },
      { distinguishedName: 'CN = Ana, OU="People", DC=corp, DC=example' },
    ]) {
      const { output } = await directory.as(boss.login).call(getUserProfile, { query });
      expect(output).toMatchObject({ login: ana.login, editableFields: [], publicHash: '' });
    }
  });

  test('derives names, unit, country, time zone and language', async () => {
    const { output } = await directory.as(boss.login).call(getUserProfile, { query: { userId: ana.login } });
    expect(output).toMatchObject({
      managerUserId: boss.login,
      managerName: 'Bo BOSS',
      assistantUserId: assistant.login,
      assistantName: 'Asa SIST',
      businessUnit: { id: 'BU01' },
      gbuName: 'France Renewables',
      C_countryname: 'France',
      countryCode: 'FR',
      timeZone: 'Europe/Paris',
      otherNames: ['Annie'],
    });
    expect(output.preferredLanguage).toBe('fr-BE');
  });

  test('does not show the manager in the organization without a chart', async () => {
    const { output } = await directory.as(boss.login).call(getUserProfile, { query: { userId: hidden.login } });
    expect(output).toMatchObject({ manager: '', managerUserId: '', managerName: '' });
  });

  test('distinguishes an unknown login, a leaver and a viewer without an entry', async () => {
    const codeOf = async (login: string, query: { userId?: string }) =>
      (await directory.as(login).call(getUserProfile, { query })).error.code;
    expect(await codeOf(ana.login, { userId: 'nobody@group.example' })).toBe('profile.unknown');
    expect(await codeOf(ana.login, { userId: former.login })).toBe('profile.left');
    expect(await codeOf('guest@elsewhere.example', {})).toBe('profile.none');
  });
});

describe('getLeaver', () => {
  test('returns the manager, but no contact details of the leaver', async () => {
    const { output } = await directory.as(ana.login).call(getLeaver, { params: { login: former.login } });
    expect(output).toEqual({
      firstName: 'Go',
      lastName: 'Gone',
      leftAt: '2026-10-01T00:00:00.000Z',
      managerUserId: boss.login,
      managerName: 'Bo BOSS',
      hasManagerLeft: false,
    });
  });

  test.each([
    ['the manager above, if the manager has left too', later, boss.login, true],
    ['the first present person above several leavers', latest, boss.login, true],
    ['nobody, if there are only leavers above', lost, '', true],
    ['nobody, if nobody is known as the manager', orphan, '', false],
  ])('names %s', async (_, { login }, managerUserId, hasManagerLeft) => {
    const { output } = await directory.as(ana.login).call(getLeaver, { params: { login } });
    expect(output).toMatchObject({ managerUserId, hasManagerLeft });
  });

  test('fails for people who have not left', async () => {
    expect((await directory.as(ana.login).call(getLeaver, { params: { login: boss.login } })).error.code).toBe(
      'profile.unknown',
    );
    expect((await directory.as(undefined).call(getLeaver, { params: { login: former.login } })).status).toBe(401);
  });
});

test('getProfileSources returns the feed and the time of each value', async () => {
  const { output } = await directory.as(boss.login).call(getProfileSources, { query: { userId: ana.login } });
  expect(output.city).toEqual({ kind: 'feed', name: 'test', at: expect.stringMatching(/^\d{4}-/) });
  expect(output.title).toBeUndefined();
  expect((await directory.as(undefined).call(getProfileSources, {})).status).toBe(401);
});

test('getContactCard returns a file named after the person', async () => {
  const { output, headers } = await directory.as(boss.login).call(getContactCard, { query: { userId: ana.login } });
  expect(headers['content-type']).toBe('text/vcard; charset=utf-8');
  expect(headers['content-disposition']).toContain("filename*=UTF-8''Ana%20%C3%85str%C3%B6m.vcf");
  expect(Buffer.from(output).toString()).toContain('EMAIL;TYPE=INTERNET:ana@group.example');
  expect(Buffer.from(output).toString()).toContain('TEL;TYPE=WORK,VOICE:+33140000020');
  expect((await directory.as(undefined).call(getContactCard, { query: { userId: ana.login } })).status).toBe(401);
});
