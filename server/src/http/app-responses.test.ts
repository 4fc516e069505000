import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { getConfiguration, getOrgChart, getViewer } from '@directory/contract';
import { pino } from 'pino';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestDirectory } from '../../test/test-directory.ts';
import type { TestCaller, TestDirectory } from '../../test/test-directory.ts';
import { testLog } from '../../test/test-log.ts';
import { createApp } from './create-app.ts';
import { route } from './route.ts';
import type { Viewer } from './viewer.ts';
import { serveRoutes } from './serve-routes.ts';

let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory();
});

let listening: Promise<number> | undefined;
const port = () => (listening ??= directory.listen());

/** Opens a directory with a limit of ten requests per minute, on the same database. */
const openSmall = (environment: Record<string, string> = {}) =>
  openTestDirectory([], { RATE_LIMIT_PER_MINUTE: '10', ...environment }, [], { database: directory.database });

describe('every response', () => {
  test('forbids inline scripts and styles, framing by other sites, and calls to anything but the provider', async () => {
    const { headers } = await directory.as(undefined).call(getConfiguration);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).toMatch(/style-src 'self';/);
    expect(policy).toMatch(/connect-src 'self' http:\/\/127\.0\.0\.1:\d+;/);
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-request-id']).toBeTypeOf('string');
  });

  test('reports errors in the same format', async () => {
    const { status, error, headers } = await directory.as('a@group.example').request('GET', '/api/nothing-here');
    expect(status).toBe(404);
    expect(error).toEqual({ code: 'path.unknown', message: expect.any(String), requestId: headers['x-request-id'] });
  });

  test('is 404 for methods that are not in the contract', async () => {
    expect((await directory.as('a@group.example').request('DELETE', '/api/users')).status).toBe(404);
  });
});

test('a body that is not JSON is a 400', async () => {
  const json = { 'content-type': 'application/json' };
  const answer = await directory.as('a@group.example').request('PUT', '/api/update-user-profile', '{', json);
  expect([answer.status, answer.error.code]).toEqual([400, 'request.invalid']);
});

test.each(['text/plain', 'text/plain; charset=utf-8', 'application/xml', 'application/x-www-form-urlencoded'])(
  'a body of the type %s is a 415',
  async (type) => {
    const headers = { 'content-type': type };
    const answer = await directory.as('a@group.example').request('PUT', '/api/update-user-profile', '{}', headers);
    expect([answer.status, answer.error.code]).toEqual([415, 'request.media-type']);
  },
);

describe('a request for an unknown path', () => {
  test.each([
    ['/api/nothing-here', '404'],
    ['/nothing-here', '404'],
    ['/scim/v2/Nothing', '401'],
  ])('%s is rejected before its body is read', async (path, status) => {
    const socket = connect(await port(), '127.0.0.1');
    const head = [`POST ${path} HTTP/1.1`, 'Host: a', 'Content-Type: application/json', 'Content-Length: 1000000'];
    socket.write([...head, '', '{"a'].join('\r\n'));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    socket.destroy();
  });
});

describe('a request', () => {
  test.each([
    ['no token', undefined, 'token.missing'],
    ['another scheme', 'Basic YTpi', 'token.missing'],
    ['nonsense', 'Bearer nonsense', 'token.invalid'],
  ])('with %s is rejected', async (_name, authorization, code) => {
    const { status, error } = await directory.withAuthorization(authorization).request('GET', '/api/viewer');
    expect(status).toBe(401);
    expect(error.code).toBe(code);
  });

  test('beyond the limit is told when to retry', async () => {
    const small = await openSmall();
    for (let count = 0; count < 100; count += 1) await small.as(undefined).call(getConfiguration);
    const { status, error, headers } = await small.as(undefined).call(getConfiguration);
    expect(status).toBe(429);
    expect(error.code).toBe('request.too-many');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

test('photos and files are not counted against the limit', async () => {
  const small = await openSmall();
  const photo = `/api/photos/1/v/96?expires=9999999999&signature=${'a'.repeat(43)}`;
  for (let count = 0; count < 15; count += 1) {
    expect((await small.as(undefined).request('GET', photo)).status).toBe(403);
    expect((await small.as(undefined).request('GET', '/health/live')).status).toBe(200);
  }
});

describe('the rate limit', () => {
  const statuses = async (caller: (count: number) => TestCaller, url: string | ((count: number) => string)) => {
    const found: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const path = typeof url === 'string' ? url : url(count);
      found.push((await caller(count).request('GET', path)).status);
    }
    return found;
  };
  const ten = (status: number) => [...Array<number>(10).fill(status), 429, 429];

  test('counts people behind the same address separately', async () => {
    const small = await openSmall();
    for (let count = 0; count < 30; count += 1) {
      const { status } = await small.as(`person${count % 5}@group.example`).request('GET', '/api/viewer');
      expect(status).toBe(200);
    }
  });

  test('counts a person, however their token is sent and their login is spelled', async () => {
    const small = await openSmall();
    const tokens = await Promise.all(['ann@group.example', 'ANN@group.example'].map((login) => small.token(login)));
    const schemes = ['Bearer', 'bearer', 'bEaReR', 'Bearer '];
    const caller = (count: number) => small.withAuthorization(`${schemes[count % 4]} ${tokens[count % 2]}`);
    expect(await statuses(caller, '/api/viewer')).toEqual(ten(200));
  });

  test('counts an endpoint under every spelling of its path', async () => {
    const small = await openSmall();
    const paths = ['/api/viewer', '/%61pi/viewer', '/api/v%69ewer'];
    expect(
      await statuses(
        () => small.as('ann@group.example'),
        (count) => paths[count % 3] ?? '',
      ),
    ).toEqual(ten(200));
  });

  test('counts a person under each of their tokens and logins', async () => {
    const small = await openSmall();
    const logins = ['ann@group.example', 'ann.married@group.example'];
    const tokens = await Promise.all(logins.map((login) => small.token(login, { sub: 'subject of ann' })));
    expect(await statuses((count) => small.withAuthorization(`Bearer ${tokens[count % 2]}`), '/api/viewer')).toEqual(
      ten(200),
    );
  });

  test('counts rejected tokens by address, so that another token does not reset the limit', async () => {
    const small = await openSmall();
    const ask = async (count: number) =>
      (await small.withAuthorization(`Bearer eyJhbGciOiJSUzI1NiJ9.e30.${count}`).request('GET', '/api/viewer')).status;
    for (let count = 0; count < 100; count += 1) expect(await ask(count)).toBe(401);
    expect(await ask(100)).toBe(429);
    // Other people behind the same address can still work and sign in.
    expect((await small.as('ann@group.example').request('GET', '/api/viewer')).status).toBe(200);
    expect((await small.as(undefined).request('GET', '/api/configuration')).status).toBe(200);
  });

  const behindProxy = () => openSmall({ TRUSTED_PROXIES: '1' });
  const askFrom = async (small: TestDirectory, address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await small.as(undefined).request('GET', '/api/configuration', undefined, headers)).status;
  };

  test('counts an IPv6 client by its network', async () => {
    const small = await behindProxy();
    for (let count = 1; count <= 100; count += 1) expect(await askFrom(small, `2001:db8::${count}`)).toBe(200);
    expect(await askFrom(small, '2001:db8::b')).toBe(429);
    expect(await askFrom(small, '2001:db8:0:1::1')).toBe(200);
  });

  test('counts an address in any spelling, and ignores forged X-Forwarded-For entries', async () => {
    const small = await behindProxy();
    const spellings = ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:201', '192.0.2.1:4711', '[::ffff:192.0.2.1]:80'];
    for (let count = 0; count < 100; count += 1) {
      const forged = `10.0.0.${count}, `;
      expect(await askFrom(small, forged + (spellings[count % spellings.length] ?? ''))).toBe(200);
    }
    for (const spelling of spellings) expect(await askFrom(small, spelling)).toBe(429);
    expect(await askFrom(small, '192.0.2.2')).toBe(200);
  });
});

test('health needs no token, and is ready while the database responds', async () => {
  expect((await directory.as(undefined).request('GET', '/health/live')).output).toEqual({ status: 'live' });
  expect((await directory.as(undefined).request('GET', '/health/serving')).output).toEqual({ status: 'serving' });
  expect((await directory.as(undefined).request('GET', '/health/ready')).output).toEqual({
    status: 'ready',
    feeds: 'ok',
  });
});

test('the API description contains every endpoint, who may call it and its responses', async () => {
  const { output } = await directory.as(undefined).request('GET', '/api/openapi.json');
  const description = output as {
    openapi: string;
    servers: object[];
    paths: Record<string, Record<string, { security: object[]; responses: object }>>;
  };
  expect(description.openapi).toBe('3.1.0');
  expect(description.servers).toEqual([{ url: '/' }]);
  expect(description.paths['/api/users']?.['get']?.security).toEqual([{ accessToken: [] }]);
  expect(Object.keys(description.paths['/api/users']?.['get']?.responses ?? {})).toContain('401');
  expect(description.paths['/api/configuration']?.['get']?.security).toEqual([]);
  expect(description.paths['/api/contact-card']?.['get']?.responses).toMatchObject({
    200: { content: { 'text/vcard': {} } },
  });
  const page = await directory.as(undefined).request('GET', '/api/docs');
  expect(page.body).toContain('/api/get-user-photo');
  const style = page.body.split('<style>')[1]?.split('</style>')[0] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
});

test('the server does not start with a route that has no access rule', () => {
  const endpoint = { ...getConfiguration, access: undefined as never };
  const app = { requestsPerMinute: 10 } as never;
  const mount = () =>
    serveRoutes(app, [{ endpoint, handler: () => undefined }], undefined as never, undefined as never);
  expect(mount).toThrow('does not say who may call it');
});

test('a handler fails if it does not count the people in its response, or counts people without declaring it', async () => {
  const app = await createApp({
    logger: pino({}, testLog()),
    trustedProxies: 0,
    requestsPerMinute: 1000,
    connectOrigins: () => [],
  });
  const viewer: Viewer = { login: 'a@group.example', personId: 1, account: null, signedInAt: undefined };
  const authentication = { identify: async () => viewer, keyOf: () => 'a', authorize: async () => new Set<string>() };
  const counted: number[] = [];
  const budget = { reveal: (_viewer: Viewer, ids: Iterable<number>) => void counted.push(...ids) };
  const answer = { login: 'a@group.example', isAdministrator: false, person: null };
  const routes = [
    route(getOrgChart, () => ({}) as never),
    route(getViewer, ({ reveal }) => {
      reveal([2]);
      return answer;
    }),
  ];
  serveRoutes(app, routes, authentication, budget);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const { path } of [getOrgChart, getViewer]) expect((await app.inject({ url: path })).statusCode).toBe(500);
  expect(logged.mock.calls.join()).toContain('GET /api/org-chart reveals people without counting them');
  expect(logged.mock.calls.join()).toContain('GET /api/viewer does not declare that it reveals people');
  expect(counted).toEqual([]);
  await app.close();
});
