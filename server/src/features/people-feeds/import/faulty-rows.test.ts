import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { profileFields } from '@directory/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openScimClient, user } from '../../../../test/scim-client.ts';
import type { ScimClient } from '../../../../test/scim-client.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import type { Database } from '../../../database/open-database.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import { because } from '../entries/because.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { readPeopleFile } from '../file/read-people-file.ts';
import { importPeople } from './import-people.ts';
import type { ImportSummary } from './import-people.ts';
import { readPhotos } from '../photos/read-photos.ts';

/** Incompressible text, so that the database cannot compress it to the size of an index entry. */
function unrepeated(length: number, first: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCodePoint(first + (state % 6000));
  }).join('');
}

const faultyTexts: Readonly<Record<string, string>> = {
  'a NUL': 'a\0b',
  'a NUL at the end': 'ab\0',
  'a lone surrogate': 'a\uD83Db',
  'a pair of surrogates where texts are cut': `${'x'.repeat(39)}${'😀'.repeat(30)}`,
  'surrogate pairs at every other position': '😀'.repeat(41),
  'thousands of characters': unrepeated(5000, 0x4e00),
  'as many characters as fit, of three bytes each': unrepeated(1024, 0x4e00),
  'characters that get longer in lower case': 'İ'.repeat(1024),
  'an escaped NUL': 'CN=a\\00b,DC=x',
  'a name of as many characters as fit': `CN=${unrepeated(1000, 0x4e00)},DC=x`,
};

const references = readReferences(undefined);
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.kysely.deleteFrom('people').execute();
});

async function take(
  kind: 'csv' | 'ldif' | 'ldap' | 'photos',
  entries: AsyncIterable<FeedEntry>,
): Promise<ImportSummary> {
  return await importPeople({ database, references, feed: kind, kind, entries, accepts: 'any' });
}

async function storedLogins(): Promise<string[]> {
  const rows = await database.kysely.selectFrom('people').select('login').where('left_at', 'is', null).execute();
  return rows.map(({ login }) => login);
}

async function* stream<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

const texts = Object.entries(faultyTexts);

describe('one row never stops the feed', () => {
  it.each(texts)('if entries have %s in any field', async (_name, text) => {
    const faulty: FeedEntry[] = [
      ...profileFields.map((field) => ({ values: { login: `${field}@x`, [field]: text }, otherNames: [] })),
      { values: { login: 'id@x' }, externalId: text, otherNames: [] },
      { values: { login: 'number@x' }, employeeNumber: text, otherNames: [] },
      { values: { login: 'names@x' }, otherNames: [text, `${'y'.repeat(255)}${text}`] },
      {
        values: { login: 'photo@x' },
        otherNames: [],
        photo: { kind: 'faulty', ...because('photo-read-failed', { error: text }) } as const,
      },
      {
        values: { login: 'found@x' },
        otherNames: [],
        faults: [{ line: 1, field: text, code: 'error.e2', ...because('lost-digits', { value: text }) } as const],
      },
    ].map((entry, index) => ({ line: index + 1, ...entry }));
    const good = [{ line: 99, values: { login: 'good@x' }, otherNames: [] }];
    const { outcome, figures, faults } = await take('ldap', stream<FeedEntry>([...faulty, ...good]));
    expect(outcome).toBe('imported');
    expect(await storedLogins()).toContain('good@x');
    expect(figures.added + figures.rejected).toBe(faulty.length + good.length);
    const reported = new Set(faults.map(({ line }) => line));
    expect(reported.has(99)).toBe(false);
    if (text.length > 1024 || /[\0\uD83D](?![\uDE00-\uDEFF])/.test(text)) {
      expect(reported.size).toBeGreaterThanOrEqual(profileFields.length);
    }
  });

  it.each(texts)('if a CSV file has %s in a login, a group ID and a name', async (_name, text) => {
    const quoted = `"${text}"`;
    const rows = [`${quoted},g1,n,d1`, `a@x,${quoted},n,d2`, `b@x,g2,${quoted},${quoted}`, 'good@x,g3,n,d3'];
    const file = ['login,C_groupIdentifier,lastName,C_distinguishedName', ...rows, ''].join('\n');
    const { outcome } = await take(
      'csv',
      readPeopleFile('csv', stream([Buffer.from(file)]), {}, () => {}),
    );
    expect(outcome).toBe('imported');
    expect(await storedLogins()).toEqual(expect.arrayContaining(['a@x', 'b@x', 'good@x']));
  });

  it.each(texts)('if an LDIF file has %s in any value', async (_name, text) => {
    const base64 = (value: string) => `: ${Buffer.from(value).toString('base64')}`;
    const entry = (name: string, uid: string, mail: string) =>
      `dn:${base64(name)}\nobjectClass: inetOrgPerson\nuid:${base64(uid)}\ncn:${base64(uid)}\nsn: S\nmail:${base64(mail)}\n`;
    const file = [
      'version: 1\n',
      entry(`uid=${text},dc=x`, text, `${text}@x`),
      entry('uid=one,dc=x', 'one', text),
      entry('uid=good,dc=x', 'good', 'good@x'),
    ].join('\n');
    const { outcome } = await take(
      'ldif',
      readPeopleFile('ldif', stream([Buffer.from(file)]), {}, () => {}),
    );
    expect(outcome).toBe('imported');
    const logins = await storedLogins();
    expect(logins.filter((login) => login.startsWith('good'))).toHaveLength(1);
  });
});

it('a fault in any line of an LDIF entry says whether the entry was rejected', async () => {
  const file = `dn: cn=amy
uid: amy@x
sn: Amy
mail:: ***

dn: cn=bob
uid: bob@x
sn: Bob
city:: ***

dn: cn=bob2
uid: bob@x
sn: Bob
city:: ***
`;
  const { faults } = await take(
    'ldif',
    readPeopleFile('ldif', stream([Buffer.from(file)]), {}, () => {}),
  );
  expect(faults.map(({ line, field, isRowRejected }) => [line, field, isRowRejected])).toEqual([
    [4, 'mail', true],
    [11, 'login', true],
    [14, 'city', true],
    [9, 'city', false],
  ]);
  expect(await storedLogins()).toEqual(['bob@x']);
});

describe('one photo never stops the feed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'faulty-photos-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('if its name is malformed or too long', async () => {
    await take('csv', stream<FeedEntry>([{ line: 1, values: { login: 'good@x' }, otherNames: [] }]));
    for (const name of ['😀'.repeat(60), 'x'.repeat(250), `${'y'.repeat(79)}😀`])
      writeFileSync(join(folder, `${name}.jpg`), 'x');
    // A file name that is not UTF-8.
    writeFileSync(
      Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0x61, 0xff, 0x62]), Buffer.from('.jpg')]),
      'x',
    );
    writeFileSync(join(folder, 'good@x.jpg'), 'x');
    const { outcome, faultCount } = await take(
      'photos',
      readPhotos(folder, () => {}),
    );
    expect(outcome).toBe('imported');
    expect(faultCount).toBe(5);
  });
});

it('a fault of a directory server, which has no lines, names the entry', async () => {
  const entry = (line: number, values: FeedEntry['values']) => ({ line, values, otherNames: [] });
  const { faults } = await take(
    'ldap',
    stream<FeedEntry>([
      { ...entry(1, { login: 'amy@x', email: 'none' }), photo: { kind: 'faulty', ...because('photo-text') } },
      entry(2, { C_distinguishedName: 'cn=Bender,dc=x' }),
      entry(3, { login: 'AMY@x' }),
    ]),
  );
  expect(faults.map(({ line, field, reason, cause }) => [line, field, reason, cause.file])).toEqual([
    [2, 'login', '"cn=Bender,dc=x" is missing', 'cn=Bender,dc=x'],
    [3, 'login', '"AMY@x" is the same as in another entry', 'AMY@x'],
    [1, 'email', '"amy@x" is not an email address', 'amy@x'],
    [1, 'jpegPhoto', '"amy@x" is text, not base64', 'amy@x'],
  ]);
});

describe('a SCIM client', () => {
  let client: ScimClient;
  beforeAll(async () => {
    client = await openScimClient();
  });

  it.each(texts)('that sends %s gets a specific error or a stored value', async (_name, text) => {
    const bodies = [
      user(text),
      user('a@x', { externalId: text }),
      user('b@x', { name: { familyName: text, givenName: text, formatted: text }, displayName: text, nickName: text }),
      user('c@x', { emails: [{ value: text, type: text }], phoneNumbers: [{ value: text, type: 'work' }] }),
      user('d@x', {
        'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': {
          employeeNumber: text,
          manager: { value: text },
        },
        'urn:ietf:params:scim:schemas:extension:directory:2.0:User': {
          C_groupIdentifier: text,
          C_distinguishedName: text,
        },
      }),
    ];
    for (const body of bodies) {
      const answer = await client.post('/Users', body);
      expect([201, 400, 409]).toContain(answer.status);
      if (answer.status === 201) expect((await client.remove(`/Users/${String(answer.body['id'])}`)).status).toBe(204);
    }
    const { body } = await client.post('/Users', user('patched@x'));
    for (const attribute of ['userName', 'externalId', 'displayName', 'emails', `addresses[type eq "work"].locality`]) {
      const operation = { op: 'replace', path: attribute, value: text };
      expect([200, 400, 409]).toContain((await client.patch(`/Users/${String(body['id'])}`, [operation])).status);
      const filter = `${attribute.replace(/\[.*/, '')} eq ${JSON.stringify(text)}`;
      expect([200, 400, 413]).toContain(
        (await client.get(`/Users?${new URLSearchParams({ filter }).toString()}`)).status,
      );
    }
    await client.remove(`/Users/${String(body['id'])}`);
  });
});
