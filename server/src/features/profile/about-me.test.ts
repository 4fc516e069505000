import {
  activateCard,
  addHidingRule,
  addOrganizationRule,
  changeAboutMeSetting,
  changeHidingRule,
  exportMyData,
  getContactCard,
  getCorrectableProfile,
  getOwnCard,
  getUserProfile,
  getViewer,
  importUpload,
  removeAboutMe,
  searchPeople,
  updateUserProfile,
} from '@directory/contract';
import type { AboutMeChanges, AboutMeField, HideableField } from '@directory/contract';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { uploadFile } from '../../../test/upload-file.ts';
import { auditStore } from '../../people/audit-store.ts';

const administrator = 'admin@group.example';
const colleague = 'colleague@group.example';
const everyField: AboutMeField[] = ['namePronunciation', 'pronouns', 'languages', 'topics'];
let directory: TestDirectory;
let number = 0;
let login = '';

beforeAll(async () => {
  directory = await openTestDirectory(
    [
      { login: administrator, firstName: 'Ada' },
      { login: colleague, firstName: 'Cole' },
      { login: 'namesake@group.example', firstName: 'Payroll', lastName: 'Smith' },
    ],
    { ADMIN_LOGINS: administrator },
  );
});

beforeEach(async () => {
  number += 1;
  login = `AM${1000 + number}@group.example`;
  await directory.add([{ login, firstName: 'Niamh', lastName: `Byrne${number}` }]);
});

afterEach(async () => {
  await turnOn(everyField);
});

const all: AboutMeChanges = {
  namePronunciation: 'NEEV',
  pronouns: 'she/her',
  languages: ['ga', 'en'],
  topics: ['Payroll', 'Data protection'],
};

const enter = (aboutMe: AboutMeChanges, version?: number) =>
  directory.as(login).call(updateUserProfile, { body: { aboutMe, version } });
const profile = async (viewer = colleague) =>
  (await directory.as(viewer).call(getUserProfile, { query: { userId: login } })).output;
const turnOn = (fields: AboutMeField[]) => directory.as(administrator).call(changeAboutMeSetting, { body: { fields } });
const found = async (globalQuery: string) =>
  (await directory.as(colleague).call(searchPeople, { query: { globalQuery } })).output;
const audited = async () =>
  (await auditStore(directory.database.kysely).list({ limit: 5, subject: login })).map(
    ({ actor, kind, before, after }) => ({ actor, kind, before, after }),
  );
const stored = async () => {
  const row = directory.database.kysely.selectFrom('people').select('about_me').where('login', '=', login);
  return (await row.executeTakeFirstOrThrow()).about_me;
};
const nothing = { namePronunciation: '', pronouns: '', languages: [], topics: [] };

test('what people enter is on their profile, and only they see which fields are turned on', async () => {
  const { status, output } = await enter(all);
  expect(status).toBe(200);
  expect(output).toMatchObject({ aboutMe: all, aboutMeFields: everyField, turnedOffAboutMe: [] });
  expect(await profile()).toMatchObject({ aboutMe: all, aboutMeFields: [], turnedOffAboutMe: [] });
  expect(await audited()).toEqual([{ actor: login, kind: 'profile.edited', before: nothing, after: all }]);
});

test('fields that are not sent stay, empty ones are erased, and equal ones change nothing', async () => {
  await enter(all);
  await enter({ pronouns: '', topics: [] });
  expect((await profile()).aboutMe).toEqual({ ...nothing, namePronunciation: 'NEEV', languages: ['ga', 'en'] });
  expect(await stored()).toEqual({ namePronunciation: 'NEEV', languages: ['ga', 'en'] });
  const { version } = await profile();
  expect((await enter({ namePronunciation: ' NEEV ' })).output.version).toBe(version);
  await enter({ namePronunciation: '', languages: [] });
  expect(await stored()).toBeNull();
});

test('values are stored normalized, without invisible characters and repetitions', async () => {
  const { output } = await enter({
    pronouns: '  e\u0301l\u202E \u00A0 / ella\u200B ',
    languages: ['fr', 'en', 'fr'],
    topics: [
      'Café',
      ' CAFE\u0301 ',
      'cafe',
      '',
      'Ｃafé',
      'Ca\u200Dfé',
      'C++',
      'C#',
      'C',
      'Straße',
      'STRASSE',
      'STRAẞE',
    ],
  });
  expect(output.aboutMe).toEqual({
    namePronunciation: '',
    pronouns: 'él / ella',
    languages: ['fr', 'en'],
    topics: ['Café', 'C++', 'C#', 'C', 'Straße'],
  });
});

const letters = (count: number) => Array.from({ length: count }, (_, index) => `topic ${index}`);

test.each<[AboutMeChanges, string, string]>([
  [{ namePronunciation: 'a'.repeat(101) }, 'namePronunciation', 'error.e1'],
  [{ pronouns: 'a'.repeat(41) }, 'pronouns', 'error.e1'],
  [{ pronouns: 'she\nher' }, 'pronouns', 'error.e2'],
  [{ pronouns: 'she\u2028her' }, 'pronouns', 'error.e2'],
  [{ pronouns: 'she\u007Fher' }, 'pronouns', 'error.e2'],
  [{ pronouns: '\u3164' }, 'pronouns', 'error.e2'],
  [{ pronouns: '//' }, 'pronouns', 'error.e2'],
  [{ pronouns: 'she\u{E0041}' }, 'pronouns', 'error.e2'],
  [{ languages: ['xx'] }, 'languages', 'error.e2'],
  [{ languages: ['EN'] }, 'languages', 'error.e2'],
  [{ languages: ['en-GB'] }, 'languages', 'error.e2'],
  [{ languages: 'af ak am ar as ay az be bg bi bm bn bo br bs ca'.split(' ') }, 'languages', 'error.e1'],
  [{ topics: letters(11) }, 'topics', 'error.e1'],
  [{ topics: ['Payroll', 'a'.repeat(51)] }, 'topics', 'error.e1'],
  [{ topics: ['Pay\troll'] }, 'topics', 'error.e2'],
])('refuses %j', async (aboutMe, field, code) => {
  const { status, error } = await enter(aboutMe);
  expect(status).toBe(400);
  expect(error.fields).toEqual([{ field, code }]);
  expect(await stored()).toBeNull();
});

test('ten topics are accepted, however many repetitions were sent', async () => {
  const { output } = await enter({ topics: [...letters(10), ...letters(10)] });
  expect(output.aboutMe.topics).toEqual(letters(10));
});

test('a topic finds the person, with the reason, after people who have the word as a name', async () => {
  await enter(all);
  const rows = (await found('payroll')).map((row) => ({ login: row.login, reason: row.match?.reason }));
  expect(rows[0]).toEqual({ login: 'namesake@group.example', reason: undefined });
  expect(rows).toContainEqual({ login, reason: { kind: 'topic', typed: 'payroll', name: 'Payroll' } });
  expect((await found(`byrne${number} protection`)).map((row) => row.login)).toEqual([login]);
  await enter({ topics: [] });
  expect((await found('payroll')).map((row) => row.login)).not.toContain(login);
});

test('a field that is turned off is not shown anywhere, but stays stored and can be turned on again', async () => {
  await enter(all);
  const { output } = await turnOn(['languages']);
  expect(output).toMatchObject({ fields: ['languages'] });
  for (const viewer of [colleague, login, administrator])
    expect((await profile(viewer)).aboutMe, viewer).toEqual({ ...nothing, languages: ['ga', 'en'] });
  expect((await found('payroll')).map((row) => row.login)).not.toContain(login);
  const corrections = await directory.as(administrator).call(getCorrectableProfile, { params: { login } });
  expect(corrections.output.aboutMe).toEqual({ ...nothing, languages: ['ga', 'en'] });
  expect(await stored()).toEqual(all);
  await turnOn(everyField);
  expect((await profile()).aboutMe).toEqual(all);
  expect((await found('payroll')).map((row) => row.login)).toContain(login);
});

test('the owner sees which turned-off fields are still stored, and can erase but not change them', async () => {
  await enter(all);
  await turnOn(['languages']);
  expect(await profile(login)).toMatchObject({
    aboutMeFields: ['languages'],
    turnedOffAboutMe: ['namePronunciation', 'pronouns', 'topics'],
  });
  expect((await enter({ pronouns: 'they/them' })).error.fields).toEqual([
    { field: 'pronouns', code: 'field.not-allowed' },
  ]);
  expect((await enter({ pronouns: '', topics: [] })).status).toBe(200);
  expect((await profile(login)).turnedOffAboutMe).toEqual(['namePronunciation']);
  expect(await stored()).toEqual({ namePronunciation: 'NEEV', languages: ['ga', 'en'] });
});

test('an edit is refused when a sent field has changed since, and not when another one has', async () => {
  const { version } = (await enter({ pronouns: 'she/her' })).output;
  await enter({ topics: ['Payroll'] });
  expect((await enter({ pronouns: 'they/them' }, version)).status).toBe(200);
  const stale = await enter({ topics: ['Treasury'] }, version);
  expect(stale.error).toMatchObject({ code: 'profile.stale', fields: [{ field: 'topics', code: 'field.changed' }] });
  expect((await profile()).aboutMe.topics).toEqual(['Payroll']);
});

test('nothing is stored if any field is invalid', async () => {
  const { error } = await directory
    .as(login)
    .call(updateUserProfile, { body: { linkedInURI: 'nonsense', aboutMe: { pronouns: 'a\nb', topics: ['Payroll'] } } });
  expect(error.fields).toEqual([
    { field: 'linkedInURI', code: 'error.e2' },
    { field: 'pronouns', code: 'error.e2' },
  ]);
  expect(await stored()).toBeNull();
});

test('an administrator can remove a value, which is recorded, but not enter one', async () => {
  await enter(all);
  const remove = (viewer: string, field: AboutMeField) =>
    directory.as(viewer).call(removeAboutMe, { params: { login, field } });
  expect((await remove(colleague, 'topics')).error.code).toBe('access.denied');
  const { status, output } = await remove(administrator, 'topics');
  expect(status).toBe(200);
  expect(output.aboutMe).toEqual({ ...all, topics: [] });
  expect((await found('payroll')).map((row) => row.login)).not.toContain(login);
  expect((await audited())[0]).toEqual({
    actor: administrator,
    kind: 'about-me.removed',
    before: { topics: ['Payroll', 'Data protection'] },
    after: null,
  });
  expect((await remove(administrator, 'topics')).error.code).toBe('about-me.missing');
  const correction = await directory
    .as(administrator)
    .request('PUT', `/api/admin/people/${login}/corrections`, { corrections: { pronouns: 'x' } });
  expect(correction.status).toBe(400);
});

test('feeds cannot write it, and a run does not remove it', async () => {
  await enter(all);
  const rows = await directory.database.kysely.selectFrom('people').select('login').execute();
  const others = rows.filter((row) => row.login !== login).map((row) => `${row.login},Other,Name,nobody,nothing`);
  const file = ['login,firstName,lastName,pronouns,topics', `${login},Niamh,Changed,he/him,Sales`, ...others, ''];
  const caller = directory.as(administrator);
  const id = await uploadFile(caller, file.join('\n'));
  const order = { feed: 'test', kind: 'csv', isDryRun: false, acceptsRemovals: true } as const;
  await caller.call(importUpload, { params: { id }, body: order });
  expect(await stored()).toEqual(all);
});

test('it is in the export of personal data, but not in the contact file', async () => {
  await enter(all);
  await turnOn([]);
  const data = (await directory.as(login).call(exportMyData, {})).body;
  expect(JSON.parse(data)).toMatchObject({ tables: { people: [{ about_me: all }] } });
  await turnOn(everyField);
  const card = (await directory.as(colleague).call(getContactCard, { query: { userId: login } })).body;
  for (const text of ['NEEV', 'she/her', 'Payroll']) expect(card).not.toContain(text);
});

test('it is on the public card only if the owner adds it, and never while it is turned off', async () => {
  await enter(all);
  const caller = directory.as(login);
  const shown = async () => {
    const { publicHash } = (await caller.call(getOwnCard)).output;
    const page = (await directory.as(undefined).request('GET', `/callback/${publicHash}`)).body;
    const file = (await directory.as(undefined).request('GET', `/callback/${publicHash}/card.vcf`)).body;
    expect(file).toContain('Niamh');
    return ['NEEV', 'she/her', 'Payroll'].filter((text) => (page + file).includes(text));
  };
  await caller.call(activateCard, {});
  expect(await shown()).toEqual([]);
  await caller.call(activateCard, { body: { fields: ['pronouns', 'namePronunciation'] } });
  expect(await shown()).toEqual(['NEEV', 'she/her']);
  await turnOn(['topics', 'namePronunciation']);
  expect(await shown()).toEqual(['NEEV']);
});

test('the setting is refused when it has changed since, and records a change once', async () => {
  const { version } = (await turnOn(['topics'])).output;
  const caller = directory.as(administrator);
  const stale = await caller.call(changeAboutMeSetting, { body: { fields: [], version: version - 1 } });
  expect(stale.error.code).toBe('rule.stale');
  expect((await turnOn(['topics', 'topics'])).output.version).toBe(version);
  const [entry] = await auditStore(directory.database.kysely).list({ limit: 1, kind: 'about-me.changed' });
  expect(entry).toMatchObject({
    actor: administrator,
    before: { aboutMeFields: everyField },
    after: { aboutMeFields: ['topics'] },
  });
});

test('the viewer is told what can be added to an own profile until something has been added', async () => {
  const hints = async () => (await directory.as(login).call(getViewer)).output.profileHints;
  expect(await hints()).toEqual(['photo', 'languages', 'topics']);
  await turnOn(['languages']);
  expect(await hints()).toEqual(['photo', 'languages']);
  await turnOn(everyField);
  await enter({ pronouns: 'she/her' });
  expect(await hints()).toBeUndefined();
  await enter({ pronouns: '' });
  expect(await hints()).toEqual(['photo', 'languages', 'topics']);
  await directory.as(login).call(updateUserProfile, { body: { linkedInURI: 'https://www.linkedin.com/in/niamh' } });
  expect(await hints()).toBeUndefined();
});

test('a phone number can only be added to an own profile without one, if the rules permit it', async () => {
  const organization = `HINT${number}`;
  await directory.as(administrator).call(addOrganizationRule, {
    body: { organization, mobilePhone: true },
  });
  const [without, having] = [`HA${1000 + number}@group.example`, `HB${1000 + number}@group.example`];
  await directory.add([
    { login: without, C_msDSCloudExtensionAttribute2: organization },
    { login: having, C_msDSCloudExtensionAttribute2: organization, primaryPhone: '+33472000111' },
  ]);
  const hints = async (viewer: string) => (await directory.as(viewer).call(getViewer)).output.profileHints;
  expect(await hints(without)).toEqual(['photo', 'phone', 'languages', 'topics']);
  expect(await hints(having)).toEqual(['photo', 'languages', 'topics']);
  expect(await hints(login)).toEqual(['photo', 'languages', 'topics']);
});

test('nobody is told to add what is hidden from their colleagues', async () => {
  const organization = `HIDDEN${number}`;
  const hint = `HC${1000 + number}@group.example`;
  await directory.as(administrator).call(addOrganizationRule, {
    body: { organization, primaryPhone: true, mobilePhone: true },
  });
  await directory.add([{ login: hint, C_msDSCloudExtensionAttribute2: organization }]);
  const hints = async () => (await directory.as(hint).call(getViewer)).output.profileHints;
  expect(await hints()).toEqual(['photo', 'phone', 'languages', 'topics']);
  const fields: HideableField[] = ['photo', 'mobilePhone'];
  const { id, version } = (
    await directory.as(administrator).call(addHidingRule, {
      body: { scope: 'organization', value: organization, fields },
    })
  ).output;
  expect(await hints()).toEqual(['phone', 'languages', 'topics']);
  await directory.as(administrator).call(changeHidingRule, {
    params: { id: String(id) },
    body: { fields: ['primaryPhone', 'mobilePhone'], version },
  });
  expect(await hints()).toEqual(['photo', 'languages', 'topics']);
});
