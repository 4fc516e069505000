import {
  activateCard,
  addScimToken,
  correctProfile,
  erasePerson,
  exportMyData,
  exportPersonalData,
  importUpload,
  listAudit,
  listPersonalData,
  defaultCardFields,
  personalData,
  searchPeople,
  updateUserPhoto,
  updateUserProfile,
} from '@directory/contract';
import type { PersonalData } from '@directory/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { dumpDatabase } from '../../../test/dump-database.ts';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { uploadFile } from '../../../test/upload-file.ts';

const admin = 'admin@group.example';
const login = 'MK0001@group.example';
const bystander = 'by0001@group.example';
/** Values of one person that occur nowhere else. */
const markers = {
  login,
  firstName: 'Zephyrine',
  lastName: 'Quorlington',
  email: 'zephyrine.quorlington@group.example',
  title: 'Keeper of the marked title',
  city: 'Markersdorf',
  C_groupIdentifier: 'MK0001',
  C_distinguishedName: 'CN=Zephyrine,OU=Marked,DC=corp,DC=example',
  employeeNumber: 'EMP-774411',
};
const corrected = '+33611223344';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await openTestDirectory([], { ADMIN_LOGINS: admin });
});

const asAdmin = () => directory.as(admin);

async function importFile(rows: readonly Record<string, string>[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => columns.map((column) => `"${row[column] ?? ''}"`).join());
  const file = [columns.join(), ...lines, ''].join('\n');
  const order = { feed: 'hr', kind: 'csv', isDryRun: false, acceptsRemovals: true } as const;
  const { output } = await asAdmin().call(importUpload, {
    params: { id: await uploadFile(asAdmin(), file) },
    body: order,
  });
  expect(output.outcome).toBe('imported');
}

const people = (...rows: Record<string, string>[]) => [
  { login: admin, firstName: 'Ada', lastName: 'Min' },
  { login: bystander, firstName: 'Bea', lastName: 'Stander', userType: 'I' },
  ...rows,
];

async function leaveTraces(): Promise<void> {
  const person = { ...markers, userType: 'I', C_msDSCloudExtensionAttribute2: 'ORG1' };
  await importFile(people(person));
  // A fault that quotes a value of the person.
  await importFile(people(person, { login: 'XX0001@group.example', userType: markers.email }));
  const own = directory.as(login);
  const linkedInURI = 'https://linkedin.com/in/quorlington-marked';
  expect((await own.call(updateUserProfile, { body: { linkedInURI } })).status).toBe(200);
  const jpeg = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();
  const image = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  expect((await own.call(updateUserPhoto, { body: image })).status).toBe(200);
  expect((await own.call(activateCard, { body: { fields: [...defaultCardFields] } })).status).toBe(200);
  const correct = (params: { login: string }, corrections: Record<string, string>) =>
    asAdmin().call(correctProfile, { params, body: { corrections } });
  expect((await correct({ login }, { mobilePhone: corrected })).status).toBe(200);
  expect((await correct({ login: bystander }, { C_assistant: markers.C_groupIdentifier })).status).toBe(200);
  expect((await correct({ login: bystander }, { C_assistant: '' })).status).toBe(200);
  // The person, who is an administrator too, corrects a colleague and creates a token.
  const { status } = await asAdmin().request('POST', '/api/admin/users', { userLogin: login });
  expect(status).toBe(200);
  const byPerson = { params: { login: bystander }, body: { corrections: { title: 'Corrected by the leaver' } } };
  expect((await directory.as(login.toUpperCase()).call(correctProfile, byPerson)).status).toBe(200);
  expect((await own.call(addScimToken, { body: { name: 'A token', scope: 'read' } })).status).toBe(200);
}

async function idOf(text: string): Promise<number> {
  const { output } = await asAdmin().call(listPersonalData, { query: { text } });
  return output.people.find((person) => person.login === text)?.id ?? 0;
}

const read = (body: string): PersonalData => personalData.parse(JSON.parse(body));

describe('personal data', () => {
  test('is exported only to the signed-in person, and to administrators', async () => {
    await leaveTraces();
    const id = String(await idOf(login));
    expect((await directory.as(undefined).call(exportMyData, {})).status).toBe(401);
    expect((await directory.as(bystander).call(exportPersonalData, { params: { id } })).status).toBe(403);
    expect((await directory.as(bystander).call(listPersonalData, {})).status).toBe(403);
    expect((await directory.as(bystander).call(erasePerson, { params: { id }, query: { login } })).status).toBe(403);
  });

  test('of a leaver is not exported to a user who has the login now', async () => {
    const person = { ...markers, userType: 'I', C_msDSCloudExtensionAttribute2: 'ORG1' };
    await importFile(people(person, { login: 'recycled@group.example', lastName: 'Former' }));
    expect((await directory.as('recycled@group.example').call(exportMyData, {})).status).toBe(200);
    await importFile(people(person));
    const newUser = directory.as('recycled@group.example', { sub: 'another account' });
    // A rejected export is not counted as one.
    for (let count = 0; count < 21; count++) {
      expect((await newUser.call(exportMyData, {})).error.code).toBe('profile.left');
    }
  });

  test('is erased only after a recent sign-in', async () => {
    const stale = directory.as(admin, { auth_time: Math.floor(Date.now() / 1000) - 3600 });
    const order = { params: { id: String(await idOf(login)) }, query: { login } };
    expect((await stale.call(erasePerson, order)).error.code).toBe('sign-in.too-old');
  });

  test('contains every layer, photos, the card, and changes by the person and to the person', async () => {
    const answer = await directory.as(login).call(exportMyData, {});
    expect(answer.headers).toMatchObject({ 'content-disposition': 'attachment; filename="personal-data.json"' });
    const { tables, personId } = read(answer.body);
    expect(personId).toBe(await idOf(login));
    for (const value of Object.values(markers)) expect(answer.body).toContain(value);
    expect(tables['people']).toMatchObject([
      { edits: { linkedInURI: { by: 'self' } }, corrections: { mobilePhone: { value: corrected, by: admin } } },
    ]);
    expect(tables['photos']?.map((row) => row['size'])).toEqual([96, 240, 480]);
    expect(tables['public_cards']).toMatchObject([{ is_on: true }]);
    expect(tables['administrators']).toMatchObject([{ login }]);
    expect(tables['scim_tokens']).toMatchObject([{ name: 'A token', scope: 'read' }]);
    expect(tables['scim_tokens']?.[0]).not.toHaveProperty('hash');
    expect(tables['feed_faults']).toHaveLength(1);
    const kinds = tables['audit_trail']?.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['profile.edited', 'photo.changed', 'card.on', 'profile.corrected']));
  });

  test('contains no values of others, and the export of an uninvolved person contains nothing about this one', async () => {
    const own = (await directory.as(login).call(exportMyData, {})).body;
    expect(own).not.toContain('Corrected by the leaver');
    expect(own).not.toContain('Stander');
    const other = (await directory.as(bystander).call(exportMyData, {})).body;
    expect(other).toContain('Corrected by the leaver');
    for (const value of [markers.email, markers.lastName, corrected]) expect(other).not.toContain(value);
  });

  test('of a user without an entry in the directory contains what mentions them', async () => {
    const guest = 'guest@elsewhere.example';
    const { tables, personId } = read((await directory.as(guest).call(exportMyData, {})).body);
    expect(personId).toBeNull();
    expect(tables['people']).toEqual([]);
    expect(tables['audit_trail']).toMatchObject([{ actor: guest, kind: 'personal-data.exported' }]);
  });

  test('is exported with an audit entry', async () => {
    const { output } = await asAdmin().call(listAudit, { query: { kind: 'personal-data.exported' } });
    expect(output.map(({ actor, subject }) => [actor, subject])).toContainEqual([login, login]);
  });
});

test('a user can export their own data twenty times an hour, since each export stays in the audit log', async () => {
  const own = directory.as('often@group.example');
  for (let count = 0; count < 20; count++) expect((await own.call(exportMyData, {})).status).toBe(200);
  const rejected = await own.call(exportMyData, {});
  expect(rejected.error.code).toBe('export.too-many');
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  const { output } = await asAdmin().call(listAudit, { query: { person: 'often@group.example' } });
  expect(output).toHaveLength(20);
  expect((await directory.as(bystander).call(exportMyData, {})).status).toBe(200);
});

describe('erasePerson', () => {
  test('rejects a person whom a feed still delivers, an unknown one, and a login that is not theirs', async () => {
    const id = String(await idOf(login));
    const erase = (params: { id: string }, query: { login: string }) => asAdmin().call(erasePerson, { params, query });
    expect((await erase({ id }, { login })).error.code).toBe('erasure.present');
    expect((await erase({ id: '999999' }, { login })).error.code).toBe('profile.unknown');
    expect((await erase({ id }, { login: bystander })).error.code).toBe('profile.unknown');
  });

  test('removes every value of a leaver from all tables, and keeps the audit log of what happened', async () => {
    const before = (await asAdmin().call(listAudit, { query: { limit: '200' } })).output;
    await importFile(people());
    const id = await idOf(login);
    const dump = await dumpDatabase(directory.database.kysely);
    const photo = (
      await directory.database.kysely.selectFrom('photos').select('jpeg').where('size', '=', 96).execute()
    )[0];
    const picture = Buffer.from(photo?.jpeg ?? []).toString('latin1');
    expect(dump).toContain(picture);
    const answer = await asAdmin().call(erasePerson, {
      params: { id: String(id) },
      query: { login: login.toLowerCase() },
    });
    expect(answer.status).toBe(200);
    const after = await dumpDatabase(directory.database.kysely);
    const values = [...Object.values(markers), corrected, 'quorlington-marked', 'mk0001', picture];
    for (const value of values) {
      expect(dump.toLowerCase(), value).toContain(value.toLowerCase());
      expect(after.toLowerCase().includes(value.toLowerCase()), value).toBe(false);
    }
    const trail = (await asAdmin().call(listAudit, { query: { limit: '200' } })).output;
    const kept = trail.filter(({ id: entry }) => entry <= (before[0]?.id ?? 0));
    expect(kept.map(({ id: entry, at, kind }) => [entry, at, kind])).toEqual(
      before.map(({ id: entry, at, kind }) => [entry, at, kind]),
    );
    const alias = `erased person ${answer.output.erasure}`;
    expect(kept.find(({ kind }) => kind === 'profile.edited')).toMatchObject({ actor: alias, subject: alias });
    expect(kept.find(({ kind }) => kind === 'profile.edited')?.after).toEqual({ linkedInURI: 'erased' });
    expect(trail[0]).toMatchObject({ kind: 'person.erased', actor: admin, subject: alias, before: null, after: null });
    expect(after).toContain('Corrected by the leaver');
  });

  test('takes effect in search on every node, and a feed that delivers the person again is reported', async () => {
    const found = await asAdmin().call(searchPeople, { query: { globalQuery: markers.lastName } });
    expect(found.output).toEqual([]);
    await importFile(people(markers));
    const { output } = await asAdmin().call(listAudit, { query: { kind: 'person.returned' } });
    expect(output).toMatchObject([{ actor: 'hr', subject: login }]);
    const again = await asAdmin().call(searchPeople, { query: { globalQuery: markers.lastName } });
    expect(again.output).toMatchObject([{ login }]);
  });
});

test('erases a leaver whose login was reassigned, and does not change the new owner of the login', async () => {
  const shared = 'SH0001@group.example';
  const first = { login: shared, firstName: 'Former', lastName: 'Holderson', employeeNumber: 'N1', externalId: 'one' };
  const second = { login: shared, firstName: 'Newer', lastName: 'Holderman', employeeNumber: 'N2', externalId: 'two' };
  const edit = (name: string) =>
    directory.as(shared).call(updateUserProfile, { body: { linkedInURI: `https://linkedin.com/in/${name}` } });
  await importFile(people(first));
  expect((await edit('former-holder')).status).toBe(200);
  await importFile(people());
  await importFile(people(second));
  expect((await edit('newer-holder')).status).toBe(200);
  const { output } = await asAdmin().call(listPersonalData, { query: { text: 'holderson' } });
  const former = output.people.find(({ lastName }) => lastName === 'Holderson');
  expect(former).toMatchObject({ login: shared, firstName: 'Former' });
  expect(former?.leftAt).not.toBeNull();
  const id = String(former?.id);
  expect((await asAdmin().call(erasePerson, { params: { id }, query: { login: shared } })).status).toBe(200);
  const dump = await dumpDatabase(directory.database.kysely);
  expect(dump).not.toMatch(/former-holder|Holderson/);
  const trail = (await asAdmin().call(listAudit, { query: { person: shared, kind: 'profile.edited' } })).output;
  expect(trail).toMatchObject([{ after: { linkedInURI: 'https://linkedin.com/in/newer-holder' } }]);
});
