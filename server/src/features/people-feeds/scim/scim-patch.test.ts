import { beforeAll, describe, expect, test } from 'vitest';
import { directoryUrn, enterpriseUrn, openScimClient, patchUrn, user, userUrn } from '../../../../test/scim-client.ts';
import type { ScimAnswer, ScimBody, ScimClient } from '../../../../test/scim-client.ts';

/** RFC 7644 section 3.5.2. */
let scim: ScimClient;
beforeAll(async () => {
  scim = await openScimClient();
});

let number = 0;

/** The response to a PATCH of a new user with these attributes. */
async function patched(attributes: ScimBody, ...operations: readonly ScimBody[]): Promise<ScimAnswer> {
  const { status, body } = await scim.post('/Users', user(`patch${number++}@group.example`, attributes));
  expect(status, JSON.stringify(body)).toBe(201);
  const answer = await scim.patch(`/Users/${String(body['id'])}`, operations);
  const now = await scim.get(`/Users/${String(body['id'])}`);
  expect(now.body).toEqual(answer.status === 200 ? answer.body : body);
  return answer;
}

async function result(attributes: ScimBody, ...operations: readonly ScimBody[]): Promise<ScimBody> {
  const { status, body } = await patched(attributes, ...operations);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const work = { type: 'work', value: 'a@work.example', primary: true };
const home = { type: 'home', value: 'a@home.example' };

describe('add', () => {
  test.each<[string, ScimBody, ScimBody, ScimBody]>([
    ['sets an attribute', {}, { path: 'title', value: 'Pilot' }, { title: 'Pilot' }],
    [
      'sets a sub-attribute',
      { name: { givenName: 'A' } },
      { path: 'name.familyName', value: 'B' },
      { name: { givenName: 'A', familyName: 'B' } },
    ],
    [
      'adds to a complex attribute',
      { name: { givenName: 'A' } },
      { path: 'name', value: { familyName: 'B' } },
      { name: { givenName: 'A', familyName: 'B' } },
    ],
    ['appends a value', { emails: [work] }, { path: 'emails', value: [home] }, { emails: [work, home] }],
    ['appends a value that is no array', { emails: [work] }, { path: 'emails', value: home }, { emails: [work, home] }],
    [
      'does not add a value that exists',
      { emails: [work, home] },
      { path: 'emails', value: [home] },
      { emails: [work, home] },
    ],
    [
      'does not duplicate a value of the same type',
      { emails: [work, home] },
      { path: 'emails', value: [{ type: 'work', value: 'A@work.example' }] },
      { emails: [{ ...work, value: 'A@work.example' }, home] },
    ],
    [
      'makes an existing value the primary one',
      { emails: [work, home] },
      { path: 'emails', value: [{ ...home, primary: true }] },
      {
        emails: [
          { ...work, primary: false },
          { ...home, primary: true },
        ],
      },
    ],
    [
      'adds to the values that match a filter',
      { emails: [work, home] },
      { path: 'emails[type eq "home"]', value: { display: 'H' } },
      { emails: [work, { ...home, display: 'H' }] },
    ],
    [
      'sets an attribute of an extension',
      {},
      { path: `${enterpriseUrn}:department`, value: 'Gas' },
      { [enterpriseUrn]: { department: 'Gas' } },
    ],
    [
      'sets an extension',
      { [enterpriseUrn]: { division: 'D' } },
      { path: enterpriseUrn, value: { department: 'Gas' } },
      { [enterpriseUrn]: { division: 'D', department: 'Gas' } },
    ],
    [
      'sets several attributes without a path',
      { title: 'Old' },
      { value: { title: 'New', nickName: 'N' } },
      { title: 'New', nickName: 'N' },
    ],
  ])('%s', async (_, attributes, operation, expected) => {
    expect(await result(attributes, { op: 'add', ...operation })).toMatchObject(expected);
  });

  test('when a value becomes primary, the previous one no longer is', async () => {
    const { emails } = await result(
      { emails: [work] },
      { op: 'add', path: 'emails', value: [{ ...home, primary: true }] },
    );
    expect(emails).toEqual([
      { ...work, primary: false },
      { ...home, primary: true },
    ]);
    const changed = await result(
      { emails: [work, home] },
      { op: 'replace', path: 'emails[type eq "home"].primary', value: true },
    );
    expect(changed['emails']).toEqual([
      { ...work, primary: false },
      { ...home, primary: true },
    ]);
  });
});

describe('replace', () => {
  test.each<[string, ScimBody, ScimBody, ScimBody]>([
    ['replaces an attribute', { title: 'Old' }, { path: 'TITLE', value: 'New' }, { title: 'New' }],
    ['adds an attribute that is not there', {}, { path: 'title', value: 'New' }, { title: 'New' }],
    [
      'replaces only the given sub-attributes',
      { name: { givenName: 'A', familyName: 'B' } },
      { path: 'name', value: { givenName: 'C' } },
      { name: { givenName: 'C', familyName: 'B' } },
    ],
    ['replaces all values', { emails: [work, home] }, { path: 'emails', value: [home] }, { emails: [home] }],
    [
      'replaces the values that match a filter',
      { emails: [work, home] },
      { path: 'emails[value eq "A@WORK.example"]', value: { type: 'work', value: 'new' } },
      { emails: [{ type: 'work', value: 'new' }, home] },
    ],
    [
      'replaces a sub-attribute of the values that match a filter',
      { emails: [work, home] },
      { path: 'emails[type eq "work" or type eq "home"].value', value: 'b' },
      {
        emails: [
          { ...work, value: 'b' },
          { ...home, value: 'b' },
        ],
      },
    ],
    [
      'replaces a sub-attribute of all values',
      { emails: [work, home] },
      { path: 'emails.display', value: 'd' },
      {
        emails: [
          { ...work, display: 'd' },
          { ...home, display: 'd' },
        ],
      },
    ],
    [
      'accepts the URN of the core schema',
      {},
      { path: `${userUrn}:name.givenName`, value: 'A' },
      { name: { givenName: 'A' } },
    ],
    [
      'replaces attributes without a path',
      { title: 'Old', name: { givenName: 'A' } },
      { value: { title: 'New', name: { familyName: 'B' } } },
      { title: 'New', name: { givenName: 'A', familyName: 'B' } },
    ],
  ])('%s', async (_, attributes, operation, expected) => {
    expect(await result(attributes, { op: 'replace', ...operation })).toMatchObject(expected);
  });

  test('null unassigns an attribute', async () => {
    expect(await result({ title: 'Old' }, { op: 'replace', path: 'title', value: null })).not.toHaveProperty('title');
  });

  test('two primary values are an invalid value', async () => {
    const value = [work, { ...home, primary: true }];
    expect(await patched({}, { op: 'replace', path: 'emails', value })).toMatchObject({
      status: 400,
      body: { scimType: 'invalidValue' },
    });
  });
});

describe('remove', () => {
  test.each<[string, ScimBody, string, string, unknown]>([
    ['an attribute', { title: 'Old' }, 'title', 'title', undefined],
    ['a sub-attribute', { name: { givenName: 'A', familyName: 'B' } }, 'name.givenName', 'name', { familyName: 'B' }],
    ['the last sub-attribute', { name: { givenName: 'A' } }, 'name.givenName', 'name', undefined],
    ['all values', { emails: [work, home] }, 'emails', 'emails', undefined],
    ['the values of a filter', { emails: [work, home] }, 'emails[type eq "work"]', 'emails', [home]],
    ['the last value', { emails: [work] }, 'emails[type eq "work" and value ew "example"]', 'emails', undefined],
    [
      'a sub-attribute of values',
      { emails: [work] },
      'emails[type eq "work"].primary',
      'emails',
      [{ type: 'work', value: work.value }],
    ],
    [
      'an attribute of an extension',
      { [enterpriseUrn]: { department: 'Gas' } },
      `${enterpriseUrn}:department`,
      enterpriseUrn,
      undefined,
    ],
    ['an extension', { [enterpriseUrn]: { department: 'Gas' } }, enterpriseUrn, enterpriseUrn, undefined],
    ['what is not there', {}, 'title', 'title', undefined],
  ])('%s', async (_, attributes, path, name, expected) => {
    expect((await result(attributes, { op: 'remove', path }))[name]).toEqual(expected);
  });

  test('the given values', async () => {
    const { emails } = await result(
      { emails: [work, home] },
      { op: 'remove', path: 'emails', value: [{ value: home.value }] },
    );
    expect(emails).toEqual([work]);
  });
});

describe('errors', () => {
  test.each<[string, ScimBody, string]>([
    ['no path to remove', { op: 'remove' }, 'noTarget'],
    [
      'a replace whose filter matches nothing',
      { op: 'replace', path: 'emails[type eq "other"].value', value: 'x' },
      'noTarget',
    ],
    ['a remove whose filter matches nothing', { op: 'remove', path: 'emails[type eq "other"]' }, 'noTarget'],
    ['an add to a filter that says no value', { op: 'add', path: 'emails[type sw "o"].value', value: 'x' }, 'noTarget'],
    ['an unknown attribute', { op: 'add', path: 'unknown', value: 'x' }, 'invalidPath'],
    ['an unknown sub-attribute', { op: 'add', path: 'name.unknown', value: 'x' }, 'invalidPath'],
    ['a path without an end', { op: 'add', path: 'emails[type eq "work"', value: 'x' }, 'invalidPath'],
    ['a path with more behind it', { op: 'add', path: 'emails[type eq "work"].value x', value: 'x' }, 'invalidPath'],
    ['a filter on a single value', { op: 'add', path: 'name[givenName eq "A"]', value: 'x' }, 'invalidPath'],
    ['a path that is no text', { op: 'add', path: 5, value: 'x' }, 'invalidPath'],
    ['a filter with NUL', { op: 'add', path: 'emails[type eq "\\u0000"].value', value: 'x' }, 'invalidFilter'],
    [
      'a filter with a lone surrogate',
      { op: 'add', path: 'emails[type eq "\\ud800"].value', value: 'x' },
      'invalidFilter',
    ],
    ['a filter that is malformed', { op: 'add', path: 'emails[type is "work"].value', value: 'x' }, 'invalidFilter'],
    ['the id', { op: 'replace', path: 'id', value: 'x' }, 'mutability'],
    ['the id without a path', { op: 'replace', value: { id: 'x' } }, 'mutability'],
    ['the metadata', { op: 'replace', path: 'meta.created', value: 'x' }, 'mutability'],
    ['the groups', { op: 'add', path: 'groups', value: [{ value: 'x' }] }, 'mutability'],
    ['a required attribute to remove', { op: 'remove', path: 'userName' }, 'mutability'],
    ['a value of the wrong type', { op: 'replace', path: 'title', value: 5 }, 'invalidValue'],
    ['no value', { op: 'replace', path: 'title' }, 'invalidValue'],
    ['a value without path that is no object', { op: 'add', value: 'x' }, 'invalidValue'],
    ['an unknown operation', { op: 'move', path: 'title', value: 'x' }, 'invalidSyntax'],
  ])('%s', async (_, operation, scimType) => {
    const answer = await patched({ emails: [work] }, { op: 'add', path: 'nickName', value: 'N' }, operation);
    expect(answer).toMatchObject({ status: 400, body: { status: '400', scimType } });
  });

  test.each([
    {},
    { schemas: [patchUrn] },
    { schemas: [patchUrn], Operations: [] },
    { schemas: [patchUrn], Operations: [5] },
    { schemas: [userUrn], Operations: [{ op: 'remove', path: 'title' }] },
  ])('the body %j', async (body) => {
    const { body: created } = await scim.post('/Users', user(`body${number++}@group.example`));
    const answer = await scim.send('PATCH', `/Users/${String(created['id'])}`, body);
    expect(answer).toMatchObject({ status: 400, body: { scimType: 'invalidSyntax' } });
  });

  test('a name of another user is a conflict', async () => {
    await scim.post('/Users', user('holder@group.example'));
    expect(await patched({}, { op: 'replace', path: 'userName', value: 'HOLDER@group.example' })).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness' },
    });
  });

  test('a group ID of another person is a conflict', async () => {
    const attributes = { [directoryUrn]: { C_groupIdentifier: 'AB1234' } };
    expect((await scim.post('/Users', user('group-id@group.example', attributes))).status).toBe(201);
    expect(await patched({}, { op: 'add', path: `${directoryUrn}:C_groupIdentifier`, value: 'ab1234' })).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness' },
    });
  });

  test('more than 100 values are too many, even if several operations add them', async () => {
    const add = (first: number) => ({
      op: 'add',
      path: 'emails',
      value: Array.from({ length: 60 }, (_, n) => ({ value: `${first + n}@group.example` })),
    });
    expect(await patched({}, add(0), add(60))).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
  });

  test('more than 200 operations are too many', async () => {
    const operations = Array.from({ length: 201 }, () => ({ op: 'remove', path: 'title' }));
    expect(await patched({}, ...operations)).toMatchObject({ status: 400, body: { scimType: 'tooMany' } });
  });

  test('more than 1000 names in operations without a path are too many', async () => {
    const replace = (count: number) => ({
      op: 'replace',
      value: Object.fromEntries(Array.from({ length: count }, (_, n) => [`emails[value eq "${n}"].display`, 'x'])),
    });
    expect(await patched({}, replace(600), replace(401))).toMatchObject({ status: 400, body: { scimType: 'tooMany' } });
    const title = { op: 'replace', value: Object.fromEntries(['title', 'TITLE'].map((name) => [name, 'Boss'])) };
    expect(await patched({}, title)).toMatchObject({ status: 200, body: { title: 'Boss' } });
  });
});

test('a change without effect changes neither version nor time', async () => {
  const body = await result(
    { title: 'Same', emails: [work] },
    { op: 'replace', path: 'title', value: 'Same' },
    { op: 'add', path: 'emails', value: [work] },
  );
  const { created, lastModified, version } = body['meta'] as ScimBody;
  expect({ lastModified, version }).toEqual({ lastModified: created, version: 'W/"1"' });
});

test('the response has only the requested attributes', async () => {
  const { body } = await scim.post('/Users', user('only@group.example'));
  const operations = { schemas: [patchUrn], Operations: [{ op: 'add', path: 'title', value: 'T' }] };
  const answer = await scim.send('PATCH', `/Users/${String(body['id'])}?attributes=title`, operations);
  expect(answer.body).toEqual({ schemas: [userUrn], id: body['id'], title: 'T' });
});
