import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { enterpriseUrn, openScimClient, patchUrn, user, userUrn } from '../../../../test/scim-client.ts';
import type { ScimBody, ScimClient } from '../../../../test/scim-client.ts';

/** Tests by section of RFC 7643 and RFC 7644. */
let scim: ScimClient;
beforeAll(async () => {
  scim = await openScimClient();
});

const isError = (status: number, scimType?: string) => ({
  status,
  body: {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType === undefined ? {} : { scimType }),
    detail: expect.any(String) as string,
  },
});

async function create(userName: string, more: ScimBody = {}): Promise<ScimBody> {
  const { status, body } = await scim.post('/Users', user(userName, more));
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

describe('RFC 7643 section 3: resources', () => {
  test('have schemas, an id from the server, the external id from the client, and metadata', async () => {
    const created = await create('resource@group.example', { externalId: 'Hr-17', id: 'mine', meta: { version: 'x' } });
    expect(created).toMatchObject({
      schemas: [userUrn],
      externalId: 'Hr-17',
      userName: 'resource@group.example',
      meta: { resourceType: 'User', version: 'W/"1"' },
    });
    expect(created['id']).toMatch(/^[0-9a-f-]{36}$/);
    const { created: at, lastModified, location } = created['meta'] as Record<string, string>;
    expect(at).toBe(lastModified);
    expect(location).toBe(`http://localhost:80/scim/v2/Users/${String(created['id'])}`);
  });

  test('list the extensions that have values', async () => {
    const created = await create('extended@group.example', { [enterpriseUrn]: { department: 'Gas' } });
    expect(created['schemas']).toEqual([userUrn, enterpriseUrn]);
    expect(created[enterpriseUrn]).toEqual({ department: 'Gas' });
  });
});

describe('RFC 7643 section 2: attributes', () => {
  test('names are case-insensitive, and unknown ones are ignored', async () => {
    const created = await create('x', {
      USERNAME: 'names@group.example',
      NAME: { FAMILYNAME: 'Lee' },
      unknown: 1,
      [enterpriseUrn.toUpperCase()]: { DEPARTMENT: 'Gas' },
    });
    expect(created).toMatchObject({ name: { familyName: 'Lee' }, [enterpriseUrn]: { department: 'Gas' } });
    expect(created).not.toHaveProperty('unknown');
  });

  test('null and empty arrays are unassigned', async () => {
    const created = await create('unassigned@group.example', { title: null, emails: [], name: {} });
    for (const name of ['title', 'emails', 'name']) expect(created).not.toHaveProperty(name);
  });

  test.each([
    ['a number for text', { title: 5 }],
    ['text for an object', { name: 'Ann' }],
    ['text that is not a boolean', { active: 'maybe' }],
    ['an object for text', { title: { value: 'x' } }],
    [
      'two primary values',
      {
        emails: [
          { value: 'a@b', primary: true },
          { value: 'b@b', primary: true },
        ],
      },
    ],
    ['NUL', { title: 'a\0b' }],
    ['a lone surrogate', { title: '\ud800' }],
    ['very long text', { title: 'x'.repeat(5000) }],
    ['very many values', { emails: Array.from({ length: 101 }, (_, n) => ({ value: `${n}@b` })) }],
  ])('%s is an invalid value', async (_, attributes) => {
    expect(await scim.post('/Users', user('invalid@group.example', attributes))).toMatchObject(
      isError(400, 'invalidValue'),
    );
  });

  test('duplicate values of one type are stored once', async () => {
    const created = await create('repeated@group.example', {
      emails: [
        { type: 'work', value: 'a@b' },
        { type: 'home', value: 'a@b' },
        { type: 'Work', value: 'A@b', primary: true },
      ],
      addresses: [{ locality: 'Lyon' }, { locality: 'Lyon' }],
    });
    expect(created['emails']).toEqual([
      { type: 'Work', value: 'A@b', primary: true },
      { type: 'home', value: 'a@b' },
    ]);
    expect(created['addresses']).toEqual([{ locality: 'Lyon' }]);
  });

  test('a password is accepted and never stored', async () => {
    const created = await create('password@group.example', { password: 'secret' });
    expect(created).not.toHaveProperty('password');
  });
});

describe('RFC 7644 section 2: authentication', () => {
  test.each([undefined, 'Basic YWJj', 'Bearer', 'Bearer abc', 'Bearer dirscim_abc'])('rejects %j', async (header) => {
    const response = await scim.directory.inject({
      method: 'GET',
      url: '/scim/v2/Users',
      ...(header === undefined ? {} : { headers: { authorization: header } }),
    });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toMatch(/^Bearer/);
    expect(response.headers['content-type']).toMatch(/^application\/scim\+json/);
    expect(response.json()).toMatchObject({ status: '401' });
  });

  test('the configuration is public and lists the authentication schemes', async () => {
    const get = (headers: Record<string, string>) =>
      scim.directory.inject({ method: 'GET', url: '/scim/v2/ServiceProviderConfig', headers });
    const response = await get({});
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual((await scim.get('/ServiceProviderConfig')).body);
    expect((await get({ authorization: 'Bearer dirscim_abc' })).statusCode).toBe(401);
  });

  test('the scheme is case-insensitive', async () => {
    const authorization = `bEaReR ${await scim.token('read')}`;
    expect((await scim.get('/Users?count=0', { authorization })).status).toBe(200);
  });
});

describe('RFC 7644 section 3.1: media types', () => {
  test('application/json is accepted, other types are not', async () => {
    const body = user('json@group.example');
    expect((await scim.send('POST', '/Users', body, { 'content-type': 'application/json' })).status).toBe(201);
    expect(await scim.send('POST', '/Users', body, { 'content-type': 'text/plain' })).toMatchObject(isError(415));
  });

  test.each(['{', 'null', '[]', '"x"', '5', ''])('%j is not a user', async (body) => {
    expect(await scim.send('POST', '/Users', body)).toMatchObject(isError(400, 'invalidSyntax'));
  });

  test('brackets, commas and quotes in strings do not count as nesting', async () => {
    const title = `${'[{,"\\\\"'.repeat(100)}\\\\`;
    expect(await create('brackets@group.example', { title })).toMatchObject({ title });
  });

  test('a body with too many values is rejected, and one user may have fewer than a bulk request', async () => {
    const x = Array.from({ length: 30_000 }, () => 5);
    const data = { ...user('some-values@group.example'), x };
    expect(await scim.post('/Users', data)).toMatchObject(isError(400, 'invalidSyntax'));
    const operation = { method: 'POST', path: '/Users', bulkId: 'a', data };
    const bulk = { schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'], Operations: [operation] };
    expect((await scim.post('/Bulk', bulk)).body['Operations']).toMatchObject([{ status: '201' }]);
    for (const part of ['[],', '5,', '{"a":5},']) {
      const body = `{"schemas":["${userUrn}"],"userName":"many@group.example","x":[${part.repeat(100_000)}5]}`;
      expect(await scim.send('POST', '/Users', body)).toMatchObject(isError(400, 'invalidSyntax'));
    }
  });

  test('an object with very many names is rejected, also in an extension', async () => {
    const names = Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`x${n}`, n]));
    const createWith = (attributes: object) =>
      scim.post('/Users', { ...user('very-many-names@group.example'), ...attributes });
    expect(await createWith(names)).toMatchObject(isError(400, 'tooMany'));
    expect(await createWith({ [enterpriseUrn]: names })).toMatchObject(isError(400, 'tooMany'));
    expect((await createWith({ x: names })).status).toBe(201);
  });

  test('a body that is nested too deeply is rejected', async () => {
    const body = `{"schemas":["${userUrn}"],"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    expect(await scim.send('POST', '/Users', body)).toMatchObject(isError(400, 'invalidSyntax'));
  });
});

describe('RFC 7644 section 3.3: creating', () => {
  test('responds with 201, the user, its location and its version', async () => {
    const { status, headers, body } = await scim.post('/Users', user('created@group.example', { title: 'Pilot' }));
    expect(status).toBe(201);
    const { location, version } = body['meta'] as Record<string, string>;
    expect(headers).toMatchObject({ location, etag: version });
    expect(body).toMatchObject({ title: 'Pilot', active: true });
    expect((await scim.get(`/Users/${String(body['id'])}`)).body).toEqual(body);
  });

  test('no user is created without the URN of the schema or without a name', async () => {
    expect(await scim.post('/Users', { userName: 'a' })).toMatchObject(isError(400, 'invalidSyntax'));
    expect(await scim.post('/Users', { schemas: [userUrn] })).toMatchObject(isError(400, 'invalidValue'));
    expect(await scim.post('/Users', user(' '))).toMatchObject(isError(400, 'invalidValue'));
  });

  test('an existing name is a conflict, regardless of case', async () => {
    await create('Unique@group.example');
    expect(await scim.post('/Users', user('uNIQUE@GROUP.example'))).toMatchObject(isError(409, 'uniqueness'));
  });

  test('a name is stored and found without surrounding whitespace', async () => {
    const created = await create(' blanks@group.example ');
    expect(created).toMatchObject({ userName: 'blanks@group.example' });
    expect(await scim.names({ filter: 'userName eq "blanks@group.example"' })).toHaveLength(1);
  });

  test('a name that differs only in invisible characters is the same, and one without visible characters is invalid', async () => {
    await create('seen by\u00a0all@group.example');
    const same = 'se\u00aden  by all@group.example';
    expect(await scim.post('/Users', user(same))).toMatchObject(isError(409, 'uniqueness'));
    expect(await scim.post('/Users', user('\u200b'))).toMatchObject(isError(400, 'invalidValue'));
  });

  test('one of several concurrent requests for the same name succeeds', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => scim.post('/Users', user('race@group.example'))));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect(await scim.names({ filter: 'userName eq "race@group.example"' })).toHaveLength(1);
  });
});

describe('RFC 7644 section 3.4.1: retrieving', () => {
  test('an unknown id is a 404, even if it is not a UUID', async () => {
    for (const id of ['01a202e5-0aa7-7eea-bfbb-43d0b8b15256', 'unknown', '%00', 'a'.repeat(200)]) {
      expect(await scim.get(`/Users/${id}`)).toMatchObject(isError(404));
    }
  });

  test('a trailing slash is ignored', async () => {
    const { status, body } = await scim.post('/Users/', user('slash@group.example'));
    expect(status).toBe(201);
    for (const path of ['/Users', `/Users/${String(body['id'])}`, '/Schemas', '/ResourceTypes/User', '']) {
      const answer = await scim.get(`${path}/`);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual((await scim.get(path)).body);
    }
    expect(await scim.remove('/Users/')).toMatchObject(isError(405));
  });

  test('an id in upper case finds the user at its canonical location', async () => {
    const { id, meta } = await create('upper@group.example');
    const { headers } = await scim.get(`/Users/${String(id).toUpperCase()}`);
    expect(headers['location']).toBe((meta as ScimBody)['location']);
  });

  test('an unknown path and a list of groups are a 404', async () => {
    for (const path of ['/Groups', '/Unknown', '/Users/a/b']) expect(await scim.get(path)).toMatchObject(isError(404));
  });

  test('a path next to the base URL does not return the web page', async () => {
    const response = await scim.directory.inject({ method: 'GET', url: '/scim/v1/Users' });
    expect(response.statusCode).toBe(404);
  });

  test.each(['DELETE', 'OPTIONS'] as const)(
    'an unsupported method, %s, is a 405 that lists the allowed ones',
    async (method) => {
      const answer = await scim.send(method, '/Users');
      expect(answer).toMatchObject(isError(405));
      expect(answer.headers['allow']).toBe('GET, POST');
    },
  );
});

describe('RFC 7644 section 3.4.2: querying', () => {
  let client: ScimClient;
  beforeAll(async () => {
    client = await openScimClient();
    for (const [index, name] of ['Dora', 'anna', 'Carl', 'Bert'].entries()) {
      await client.post(
        '/Users',
        user(`${name}@group.example`, {
          externalId: `X${index}`,
          title: name === 'anna' ? undefined : `Title ${name}`,
          name: { familyName: name === 'Bert' ? 'Ångström' : name, givenName: 'Kim' },
          active: name !== 'Carl',
          emails: [
            { value: `${name}@work.example`, type: 'work', primary: true },
            ...(index % 2 === 0 ? [{ value: `${name}@home.example`, type: 'home' }] : []),
          ],
          ...(index === 1 ? { [enterpriseUrn]: { department: 'Gas', manager: { value: 'boss' } } } : {}),
        }),
      );
    }
  });
  const short = (names: readonly string[]) => names.map((name) => name.split('@')[0]?.toLowerCase());
  const found = async (query: Record<string, string>) => short(await client.names(query));

  test('a list contains the total and the position of the page', async () => {
    const { body } = await client.get('/Users');
    expect(body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 4,
      startIndex: 1,
      itemsPerPage: 4,
    });
  });

  test.each([
    ['userName eq "dora@GROUP.example"', ['dora']],
    ['USERNAME EQ "dora@group.example"', ['dora']],
    ['userName ne "dora@group.example"', ['anna', 'carl', 'bert']],
    ['userName co "ar"', ['carl']],
    ['userName sw "AN"', ['anna']],
    ['userName ew "EXAMPLE"', ['dora', 'anna', 'carl', 'bert']],
    ['userName gt "c"', ['dora', 'carl']],
    ['userName ge "bert@group.example"', ['dora', 'carl', 'bert']],
    ['userName lt "b"', ['anna']],
    ['userName le "bert@group.example"', ['anna', 'bert']],
    ['externalId eq "X0"', ['dora']],
    ['externalId eq "x0"', []],
    ['title pr', ['dora', 'carl', 'bert']],
    ['not (title pr)', ['anna']],
    ['title eq null', ['anna']],
    ['title ne null', ['dora', 'carl', 'bert']],
    ['active eq false', ['carl']],
    ['active eq "False"', ['carl']],
    ['active ne false', ['dora', 'anna', 'bert']],
    ['name.familyName eq "A\\u030angstro\\u0308m"', ['bert']],
    ['urn:ietf:params:scim:schemas:core:2.0:User:name.familyName eq "Dora"', ['dora']],
    [`${enterpriseUrn}:department eq "gas"`, ['anna']],
    [`${enterpriseUrn.toLowerCase()}:manager.value eq "boss"`, ['anna']],
    [`${enterpriseUrn}:manager eq "boss"`, ['anna']],
    ['emails eq "carl@work.example"', ['carl']],
    ['emails.value eq "carl@work.example"', ['carl']],
    ['emails.type eq "home"', ['dora', 'carl']],
    ['emails[type eq "home" and value co "carl"]', ['carl']],
    ['emails[type eq "home"].value eq "carl@home.example"', ['carl']],
    ['emails[not (primary eq true)]', ['dora', 'carl']],
    ['emails[type eq "home" and value eq "carl@work.example"]', []],
    ['title pr and active eq true', ['dora', 'bert']],
    ['userName sw "a" or userName sw "b"', ['anna', 'bert']],
    ['userName sw "a" or userName sw "b" and active eq false', ['anna']],
    ['(userName sw "a" or userName sw "c") and active eq false', ['carl']],
    ['not (userName sw "a" or userName sw "c")', ['dora', 'bert']],
    ['NOT(userName sw "a") AND title PR', ['dora', 'carl', 'bert']],
    ['meta.resourceType eq "User" and userName sw "d"', ['dora']],
    ['meta.created gt "2011-05-13T04:42:34Z"', ['dora', 'anna', 'carl', 'bert']],
    ['meta.lastModified lt "2011-05-13T06:42:34+02:00"', []],
    ['meta.created gt "2011-05-13T04:42:34"', ['dora', 'anna', 'carl', 'bert']],
    ['meta.location sw "http://localhost:80/scim/v2/Users/"', ['dora', 'anna', 'carl', 'bert']],
    [`schemas eq "${enterpriseUrn}"`, ['anna']],
  ])('filter %s', async (filter, expected) => {
    expect(await found({ filter })).toEqual(expected);
  });

  test.each([
    '',
    'userName',
    'userName eq',
    'userName xx "a"',
    'userName eq "a',
    'userName eq a',
    'eq "a"',
    '(userName eq "a"',
    'userName eq "a")',
    'userName eq "a" and',
    'not userName eq "a"',
    'unknown eq "a"',
    'name eq "a"',
    'emails[type eq "work"',
    'emails[emails[type eq "work"]]',
    'userName[value eq "a"]',
    'active gt true',
    'active eq "maybe"',
    'active co "t"',
    'userName gt null',
    'userName eq true',
    'meta.created gt "yesterday"',
    'userName eq "\\u0000"',
    'externalId eq "a\\u0000"',
    'emails.value eq "\\ud800"',
    'password pr',
  ])('filter %s is invalid', async (filter) => {
    const answer = await client.get(`/Users?${new URLSearchParams({ filter }).toString()}`);
    expect(answer).toMatchObject(isError(400, 'invalidFilter'));
  });

  test.each([
    ['1500 parentheses', `${'('.repeat(1500)}userName pr${')'.repeat(1500)}`],
    ['500 negations', `${'not ('.repeat(500)}userName pr${')'.repeat(500)}`],
    ['200 comparisons', Array.from({ length: 200 }, () => 'title pr').join(' or ')],
    ['5000 characters', `userName eq "${'a'.repeat(5000)}"`],
  ])('a filter with %s is invalid', async (_, filter) => {
    const answer = await client.get(`/Users?${new URLSearchParams({ filter }).toString()}`);
    expect(answer).toMatchObject(isError(400, 'invalidFilter'));
  });

  test.each([
    [{ sortBy: 'userName' }, ['anna', 'bert', 'carl', 'dora']],
    [{ sortBy: 'userName', sortOrder: 'descending' }, ['dora', 'carl', 'bert', 'anna']],
    [{ sortBy: 'meta.created' }, ['dora', 'anna', 'carl', 'bert']],
    [{ sortBy: 'meta.lastModified', sortOrder: 'Descending' }, ['bert', 'carl', 'anna', 'dora']],
    [{ sortBy: 'title' }, ['bert', 'carl', 'dora', 'anna']],
    [{ sortBy: 'title', sortOrder: 'descending' }, ['anna', 'dora', 'carl', 'bert']],
    [{ sortBy: 'emails' }, ['anna', 'bert', 'carl', 'dora']],
    [{ sortBy: 'URN:ietf:params:scim:schemas:core:2.0:User:externalid' }, ['dora', 'anna', 'carl', 'bert']],
    [{ sortBy: 'userName', filter: 'title pr' }, ['bert', 'carl', 'dora']],
    [{ sortBy: 'title', filter: 'userName gt "b"', startIndex: '2', count: '1' }, ['carl']],
    [{ sortOrder: 'descending' }, ['dora', 'anna', 'carl', 'bert']],
  ])('%j', async (query, expected) => {
    expect(await found(query as unknown as Record<string, string>)).toEqual(expected);
  });

  test('an invalid sort attribute or order is an error', async () => {
    expect(await client.get('/Users?sortBy=unknown')).toMatchObject(isError(400, 'invalidPath'));
    expect(await client.get('/Users?sortBy=name')).toMatchObject(isError(400, 'invalidPath'));
    expect(await client.get('/Users?sortBy=title&sortOrder=up')).toMatchObject(isError(400, 'invalidValue'));
  });

  test.each([
    ['startIndex=2&count=2', 2, ['anna', 'carl']],
    ['startIndex=0', 1, ['dora', 'anna', 'carl', 'bert']],
    ['startIndex=-5&count=1', 1, ['dora']],
    ['count=0', 1, []],
    ['count=-1', 1, []],
    ['count=100000', 1, ['dora', 'anna', 'carl', 'bert']],
    ['startIndex=5', 5, []],
    ['startIndex=999999999999', 999_999_999_999, []],
    ['startIndex=2&count=1&sortBy=userName', 2, ['bert']],
  ])('page %s', async (query, startIndex, expected) => {
    const { status, body } = await client.get(`/Users?${query}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ totalResults: 4, startIndex, itemsPerPage: expected.length });
    expect(short((body['Resources'] as ScimBody[]).map((one) => String(one['userName'])))).toEqual(expected);
  });

  test('pages of a filter have the total of the filter', async () => {
    const { body } = await client.get('/Users?filter=title%20pr&count=1&startIndex=3');
    expect(body).toMatchObject({ totalResults: 3, startIndex: 3, itemsPerPage: 1 });
  });

  test.each(['startIndex=x', 'count=1.5', 'count=', 'count=1&count=2'])('page %s is invalid', async (query) => {
    expect(await client.get(`/Users?${query}`)).toMatchObject(isError(400, 'invalidValue'));
  });

  test('section 3.4.3: search by POST, for users and for all resources', async () => {
    const schemas = ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'];
    const request = { schemas, filter: 'title pr', sortBy: 'userName', startIndex: 2, count: 1, attributes: ['title'] };
    for (const path of ['/Users/.search', '/.search']) {
      const { status, body } = await client.post(path, request);
      expect(status).toBe(200);
      expect(body).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1 });
      expect(body['Resources']).toEqual([
        { schemas: [userUrn], id: expect.any(String) as string, title: 'Title Carl' },
      ]);
    }
    expect(await client.post('/Users/.search', { filter: 'title pr' })).toMatchObject(isError(400, 'invalidSyntax'));
  });

  test('section 3.9: only the requested attributes are returned, and always id and schemas', async () => {
    const one = async (query: string) => {
      const { body } = await client.get(`/Users?filter=userName%20sw%20%22anna%22&${query}`);
      return (body['Resources'] as ScimBody[])[0] ?? {};
    };
    const names = (resource: ScimBody) => Object.keys(resource).toSorted();
    const some = await one('attributes=userName,NAME.givenName,unknown');
    expect(names(some)).toEqual(['id', 'name', 'schemas', 'userName']);
    expect((await one('attributes=name.givenName'))['name']).toEqual({ givenName: 'Kim' });
    expect((await one('attributes=emails.value'))['emails']).toEqual([{ value: 'anna@work.example' }]);
    expect((await one(`attributes=${enterpriseUrn}:manager.value`))[enterpriseUrn]).toEqual({
      manager: { value: 'boss' },
    });
    expect((await one(`attributes=${enterpriseUrn}`))[enterpriseUrn]).toMatchObject({ department: 'Gas' });
    const without = await one('excludedAttributes=emails,id,schemas,name.givenName,meta');
    expect(names(without)).toEqual(['active', 'externalId', 'id', 'name', 'schemas', enterpriseUrn, 'userName']);
    expect(without['name']).toEqual({ familyName: 'anna' });
    expect(await client.get('/Users?attributes=id&excludedAttributes=id')).toMatchObject(isError(400, 'invalidValue'));
  });

  test('section 3.9: a change that requests both attributes and excludedAttributes is rejected and changes nothing', async () => {
    const both = '?attributes=id&excludedAttributes=name';
    const answers = [
      await client.post(`/Users${both}`, user('both@group.example')),
      await client.put(`/Users/${randomUUID()}${both}`, user('both@group.example')),
      await client.patch(`/Users/${randomUUID()}${both}`, [{ op: 'replace', path: 'title', value: 'Both' }]),
    ];
    for (const answer of answers) expect(answer).toMatchObject(isError(400, 'invalidValue'));
    expect(await client.names({ filter: 'userName eq "both@group.example"' })).toEqual([]);
  });

  test('a list without users has no matches', async () => {
    const { status, body } = await client.get('/Users?filter=userName%20eq%20%22nobody%22');
    expect(status).toBe(200);
    expect(body).toMatchObject({ totalResults: 0, itemsPerPage: 0, Resources: [] });
  });
});

describe('RFC 7644 section 3.5.1: replacing', () => {
  test('omitted attributes are cleared, and read-only ones are ignored', async () => {
    const { id, meta } = await create('put@group.example', { title: 'Old', nickName: 'Put', externalId: 'e' });
    const { status, headers, body } = await scim.put(
      `/Users/${String(id)}`,
      user('put@group.example', { id: 'other', title: 'New', meta: { created: '2000-01-01T00:00:00Z' } }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      title: 'New',
      meta: { created: (meta as ScimBody)['created'], version: 'W/"2"' },
    });
    expect(headers['etag']).toBe('W/"2"');
    for (const name of ['nickName', 'externalId']) expect(body).not.toHaveProperty(name);
  });

  test('the name of another user is a conflict, and an unknown user is a 404', async () => {
    await create('taken@group.example');
    const { id } = await create('putter@group.example');
    expect(await scim.put(`/Users/${String(id)}`, user('TAKEN@group.example'))).toMatchObject(
      isError(409, 'uniqueness'),
    );
    expect(await scim.put('/Users/unknown', user('a'))).toMatchObject(isError(404));
    expect((await scim.put(`/Users/${String(id)}`, user('renamed@group.example'))).status).toBe(200);
  });
});

describe('RFC 7644 section 3.6: deleting', () => {
  test('responds with 204, and then the user is unknown', async () => {
    const { id } = await create('delete@group.example');
    expect(await scim.remove(`/Users/${String(id)}`)).toMatchObject({ status: 204, body: {} });
    for (const method of ['GET', 'DELETE'] as const) {
      expect(await scim.send(method, `/Users/${String(id)}`)).toMatchObject(isError(404));
    }
    expect(await scim.patch(`/Users/${String(id)}`, [{ op: 'remove', path: 'title' }])).toMatchObject(isError(404));
    expect((await scim.post('/Users', user('delete@group.example'))).status).toBe(201);
  });
});

describe('RFC 7644 section 3.7: bulk', () => {
  const bulk = (operations: readonly unknown[], more: ScimBody = {}) =>
    scim.post('/Bulk', {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'],
      Operations: operations,
      ...more,
    });

  test('operations can refer to users created by the same request, in any order', async () => {
    const { status, body } = await bulk([
      {
        method: 'POST',
        path: '/Users',
        bulkId: 'report',
        data: user('report@group.example', { [enterpriseUrn]: { manager: { value: 'bulkId:boss' } } }),
      },
      { method: 'POST', path: '/Users', bulkId: 'boss', data: user('boss@group.example') },
      {
        method: 'PATCH',
        path: '/Users/bulkId:boss',
        data: { schemas: [patchUrn], Operations: [{ op: 'add', path: 'title', value: 'Boss' }] },
      },
    ]);
    expect(status).toBe(200);
    expect(body['schemas']).toEqual(['urn:ietf:params:scim:api:messages:2.0:BulkResponse']);
    const results = body['Operations'] as ScimBody[];
    expect(results.map((result) => [result['method'], result['bulkId'], result['status']])).toEqual([
      ['POST', 'report', '201'],
      ['POST', 'boss', '201'],
      ['PATCH', undefined, '200'],
    ]);
    const idOf = (result: ScimBody | undefined) => String(result?.['location']).split('/').at(-1);
    const report = await scim.get(`/Users/${idOf(results[0])}`);
    expect(report.body[enterpriseUrn]).toEqual({ manager: { value: idOf(results[1]) } });
    const changes = await bulk([
      { method: 'put', path: `/Users/${idOf(results[0])}`, data: user('report@group.example') },
      { method: 'DELETE', path: `/Users/${idOf(results[1])}`, version: 'W/"1"' },
      { method: 'DELETE', path: `/Users/${idOf(results[1])}`, version: 'W/"2"' },
    ]);
    expect((changes.body['Operations'] as ScimBody[]).map((result) => result['status'])).toEqual(['200', '412', '204']);
  });

  test('stops when the allowed number of operations has failed', async () => {
    const failing = { method: 'POST', path: '/Users', bulkId: 'a', data: { schemas: [userUrn] } };
    const { body } = await bulk([failing, { ...failing, bulkId: 'b' }, { ...failing, bulkId: 'c' }], {
      failOnErrors: 2,
    });
    const results = body['Operations'] as ScimBody[];
    expect(results).toHaveLength(2);
    expect(results[0]).toMatchObject({ bulkId: 'a', status: '400', response: { scimType: 'invalidValue' } });
  });

  test('circular and dangling references are conflicts of their operations', async () => {
    const post = (bulkId: string, other: string) => ({
      method: 'POST',
      path: '/Users',
      bulkId,
      data: user(`${bulkId}@circle.example`, { [enterpriseUrn]: { manager: { value: `bulkId:${other}` } } }),
    });
    const { body } = await bulk([post('one', 'two'), post('two', 'one'), post('three', 'nobody')]);
    expect((body['Operations'] as ScimBody[]).map((result) => result['status'])).toEqual(['409', '409', '409']);
  });

  test('a request with too many operations, or none, is rejected as a whole', async () => {
    const many = Array.from({ length: 501 }, () => ({ method: 'DELETE', path: '/Users/x' }));
    expect(await bulk(many)).toMatchObject(isError(413, 'tooMany'));
    expect(await bulk([])).toMatchObject(isError(400, 'invalidSyntax'));
    expect(await bulk([{ method: 'DELETE', path: '/Users/x' }], { failOnErrors: 'x' })).toMatchObject(
      isError(400, 'invalidSyntax'),
    );
  });

  test('an operation that reads is rejected, whatever its path', async () => {
    for (const path of ['/Users', '/Users/x']) {
      const [read] = (await bulk([{ method: 'GET', path }])).body['Operations'] as ScimBody[];
      expect(read).toMatchObject({ status: '400', response: { scimType: 'invalidSyntax' } });
    }
  });

  test('a body above the limit is a 413', async () => {
    expect(await scim.send('POST', '/Bulk', `"${'x'.repeat(8 * 1024 * 1024)}"`)).toMatchObject(isError(413));
    expect(await scim.send('POST', '/Users', `"${'x'.repeat(6 * 1024 * 1024)}"`)).toMatchObject(isError(413));
  });

  test('the connection stays open for the rest of a body above the limit, so that the client reads the error', async () => {
    const { headers } = await scim.send('POST', '/Users', `"${'x'.repeat(6 * 1024 * 1024)}"`);
    expect(headers['connection']).not.toBe('close');
  });
});

describe('RFC 7644 section 3.11: /Me', () => {
  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s is not implemented', async (method) => {
    expect(await scim.send(method, '/Me')).toMatchObject(isError(501));
  });
});

describe('RFC 7644 section 3.14: versions', () => {
  test('a read with the current version gets 304', async () => {
    const { id } = await create('etag@group.example');
    for (const tag of ['W/"1"', '"1"', '"0", W/"1"', '*']) {
      const { status, headers, body } = await scim.get(`/Users/${String(id)}`, { 'if-none-match': tag });
      expect({ status, etag: headers['etag'], body }).toEqual({ status: 304, etag: 'W/"1"', body: {} });
    }
    expect((await scim.get(`/Users/${String(id)}`, { 'if-none-match': 'W/"2"' })).status).toBe(200);
  });

  test('a change based on another version gets 412 and changes nothing', async () => {
    const { id } = await create('stale@group.example', { title: 'First' });
    const path = `/Users/${String(id)}`;
    const stale = { 'if-match': 'W/"7"' };
    const operations = [{ op: 'replace', path: 'title', value: 'Second' }];
    expect(await scim.patch(path, operations, stale)).toMatchObject(isError(412));
    expect(await scim.put(path, user('stale@group.example'), stale)).toMatchObject(isError(412));
    expect(await scim.remove(path, stale)).toMatchObject(isError(412));
    expect((await scim.get(path)).body).toMatchObject({ title: 'First', meta: { version: 'W/"1"' } });
    expect((await scim.patch(path, operations, { 'if-match': 'W/"1"' })).body).toMatchObject({
      title: 'Second',
      meta: { version: 'W/"2"' },
    });
    expect((await scim.remove(path, { 'if-match': '*' })).status).toBe(204);
  });
});

describe('RFC 7644 section 4: discovery', () => {
  test('the configuration reports what is supported', async () => {
    const { status, body } = await scim.get('/ServiceProviderConfig');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
      patch: { supported: true },
      bulk: { supported: true, maxOperations: 500, maxPayloadSize: 8_388_608 },
      filter: { supported: true, maxResults: 200 },
      changePassword: { supported: false },
      sort: { supported: true },
      etag: { supported: true },
      authenticationSchemes: [{ type: 'oauthbearertoken', name: expect.any(String) as string }],
      meta: { resourceType: 'ServiceProviderConfig' },
    });
  });

  test('there is one resource type with two extensions', async () => {
    const { body } = await scim.get('/ResourceTypes');
    expect(body).toMatchObject({ totalResults: 1, Resources: [{ id: 'User', endpoint: '/Users', schema: userUrn }] });
    expect((await scim.get('/ResourceTypes/User')).body).toEqual((body['Resources'] as ScimBody[])[0]);
    expect(await scim.get('/ResourceTypes/Group')).toMatchObject(isError(404));
  });

  test('each schema can be read, in the list and by its URN', async () => {
    const { body } = await scim.get('/Schemas');
    expect(body).toMatchObject({ totalResults: 3, itemsPerPage: 3 });
    for (const schema of body['Resources'] as ScimBody[]) {
      expect((await scim.get(`/Schemas/${String(schema['id'])}`)).body).toEqual(schema);
    }
    const [core] = body['Resources'] as ScimBody[];
    const userName = (core?.['attributes'] as ScimBody[] | undefined)?.find((one) => one['name'] === 'userName');
    expect(userName).toMatchObject({ type: 'string', required: true, uniqueness: 'server', caseExact: false });
    expect(await scim.get('/Schemas/urn:unknown')).toMatchObject(isError(404));
  });

  test('a filter is forbidden, and so is a change', async () => {
    for (const path of ['/ServiceProviderConfig', '/Schemas', '/ResourceTypes']) {
      expect(await scim.get(`${path}?filter=id%20pr`)).toMatchObject(isError(403));
      expect(await scim.send('POST', path, {})).toMatchObject(isError(405));
    }
  });
});
