import { addHidingRule, getPersonCard, getUserProfile, searchPeople } from '@directory/contract';
import type { HideableField, PersonCard } from '@directory/contract';
import { beforeAll, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';

const administrator = 'admin@group.example';
const viewer = 'viewer@group.example';
const ana = {
  login: 'AN0001@group.example',
  firstName: 'Ana',
  lastName: 'Åström',
  title: 'Engineer',
  email: 'ana@group.example',
  userType: 'I',
  organization: 'Engines Ltd',
  C_countryname: 'France',
  city: 'Paris',
  primaryPhone: '06 12 34 56 78',
  C_msDSCloudExtensionAttribute3: 'FRANCERENEWABLES',
};
const moved = {
  ...ana,
  login: 'MO0001@group.example',
  C_countryname: 'United States of America (the)',
  city: 'Nowhere',
};
const secretive = { ...ana, login: 'SE0001@group.example', userType: 'E' };
const silent = { ...ana, login: 'SI0001@group.example', primaryPhone: '' };
const former = { ...ana, login: 'GO0001@group.example' };

let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory(
    [{ login: administrator }, { login: viewer, firstName: 'Vi' }, ana, moved, secretive, silent, former],
    { ADMIN_LOGINS: administrator, PEOPLE_PER_HOUR: '6' },
  );
  await directory.database.kysely
    .updateTable('people')
    .set({ left_at: new Date('2026-10-01T00:00:00Z') })
    .where('login', '=', former.login)
    .execute();
  const fields: HideableField[] = ['city', 'primaryPhone'];
  await directory.as(administrator).call(addHidingRule, { body: { scope: 'userType', value: 'E', fields } });
  await directory.catchUp();
});

const cardOf = (login: string, of = viewer) => directory.as(of).call(getPersonCard, { query: { userId: login } });

/** The card, as soon as the holidays of the country have been loaded. */
async function completeCard(login: string): Promise<PersonCard> {
  let card = (await cardOf(login)).output;
  while (card.days.length === 0) card = (await cardOf(login)).output;
  return card;
}

test('the card requires sign-in and a login', async () => {
  expect((await directory.as(undefined).call(getPersonCard, { query: { userId: ana.login } })).status).toBe(401);
  for (const query of ['', '?userId=', '?userId=a&login=b', `?userId=${'a'.repeat(257)}`]) {
    expect((await directory.as(viewer).request('GET', `/api/person-card${query}`)).status).toBe(400);
  }
});

test('the card contains what is needed to reach the person now', async () => {
  const card = await completeCard('an0001@GROUP.example');
  expect(card).toMatchObject({
    login: ana.login,
    firstName: 'Ana',
    title: 'Engineer',
    email: 'ana@group.example',
    organization: 'Engines Ltd',
    city: 'Paris',
    countryCode: 'FR',
    timeZone: 'Europe/Paris',
    callAddress: 'tel:+33612345678',
  });
  const [today, tomorrow] = card.days;
  const now = new Date();
  // The date may have changed in the meantime.
  const dates = [0, 1].map((day) =>
    new Date(now.getTime() - day * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Europe/Paris' }),
  );
  expect(dates).toContain(today?.date);
  expect(Date.parse(tomorrow?.date ?? '') - Date.parse(today?.date ?? '')).toBe(86_400_000);
});

test('an unknown city in a country with several time zones has neither a time zone nor working days', async () => {
  expect((await cardOf(moved.login)).output).toMatchObject({ timeZone: '', days: [] });
});

test('a hidden city hides the local time on the card and the profile, and a hidden number cannot be called', async () => {
  expect((await cardOf(secretive.login)).output).toMatchObject({
    city: '',
    countryCode: 'FR',
    timeZone: '',
    days: [],
    callAddress: '',
  });
  // The card also shows its owner what others see; the own profile has the time zone.
  expect((await cardOf(secretive.login, secretive.login)).output).toMatchObject({ timeZone: '', callAddress: '' });
  const profile = (of: string) => directory.as(of).call(getUserProfile, { query: { userId: secretive.login } });
  expect((await profile(viewer)).output.timeZone).toBe('');
  expect((await profile(secretive.login)).output.timeZone).toBe('Europe/Paris');
});

test('a search returns who can be called, without the number, and not if the number is hidden', async () => {
  const { output, body } = await directory
    .as('reader@group.example')
    .call(searchPeople, { query: { lastNameQuery: 'Åström' } });
  expect(Object.fromEntries(output.map(({ login, hasPhone }) => [login, hasPhone]))).toEqual({
    [ana.login]: true,
    [moved.login]: true,
    [secretive.login]: false,
    [silent.login]: false,
  });
  expect(body).not.toMatch(/12 ?34 ?56|612345678/);
});

test('unknown people and leavers have no card', async () => {
  expect((await cardOf('nobody@group.example')).error.code).toBe('profile.unknown');
  const left = await cardOf(former.login);
  expect(left.error.code).toBe('profile.left');
  expect(left.body).not.toContain('Åström');
});

test('a card counts as one person in the viewer’s budget, however often it is read, and the own card does not count', async () => {
  const more = Array.from({ length: 6 }, (_, number) => ({ ...silent, login: `more${number}@group.example` }));
  await directory.add(more);
  await directory.catchUp();
  const reader = 'counted@group.example';
  for (let turn = 0; turn < 3; turn++) {
    for (const { login } of more) expect((await cardOf(login, reader)).status).toBe(200);
  }
  expect((await cardOf(ana.login, reader)).error.code).toBe('people.too-many');
  expect((await cardOf('nobody@group.example', reader)).error.code).toBe('people.too-many');
});
