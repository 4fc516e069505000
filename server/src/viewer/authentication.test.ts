import { endpoint } from '@directory/contract';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { pino } from 'pino';
import { openTestDatabase } from '../../test/test-database.ts';
import { testLog } from '../../test/test-log.ts';
import { makeKey, SigningProvider } from '../../test/signing-provider.ts';
import type { SigningKey } from '../../test/signing-provider.ts';
import type { Database } from '../database/open-database.ts';
import { createApp } from '../http/create-app.ts';
import { route } from '../http/route.ts';
import { serveRoutes } from '../http/serve-routes.ts';
import { createAccessTokens } from './tokens/access-tokens.ts';
import { grantFirstAdministrators } from './administrators/first-administrators-store.ts';
import { createAuthentication } from './authentication.ts';
import { authorizeAdministrator } from './administrators/authorize-administrator.ts';
import { createRemoteProvider } from './provider/remote-provider.ts';

const output = z.object({ login: z.string(), personId: z.nullable(z.number()) });
const open = endpoint({ method: 'GET', path: '/open', access: 'open', summary: 'Open.', output: z.string() });
const signedIn = endpoint({ method: 'GET', path: '/signed-in', access: 'signed-in', summary: 'Signed in.', output });
const administrator = endpoint({
  method: 'GET',
  path: '/administrator',
  access: 'administrator',
  summary: 'All.',
  output,
});

let key: SigningKey;
let provider: SigningProvider;
let database: Database;
let call: (
  path: string,
  authorization?: string,
) => Promise<{ status: number; headers: Record<string, unknown>; body: unknown }>;

beforeAll(async () => {
  [key, database] = await Promise.all([makeKey('one', 'ES256'), openTestDatabase()]);
});

beforeEach(async () => {
  provider = await new SigningProvider().listen();
  provider.keys = [key.publicJwk];
  const tokens = createAccessTokens({
    provider: createRemoteProvider({
      issuer: provider.issuer,
      clientId: 'web',
      retries: { tries: 1, firstPause: 1, timeout: 20_000 },
    }),
    clientId: 'web',
    audience: undefined,
    loginClaim: 'preferred_username',
  });
  const people = new Map([['ab1234@group.example', 7]]);
  const app = await createApp({
    logger: pino({}, testLog()),
    trustedProxies: 0,
    requestsPerMinute: 1000,
    connectOrigins: () => [],
  });
  serveRoutes(
    app,
    [
      route(open, ({ viewer }) => String(viewer)),
      route(signedIn, ({ viewer }) => viewer),
      route(administrator, ({ viewer }) => viewer),
    ],
    createAuthentication({
      tokens,
      people: { idOfLogin: (login) => people.get(login.toLowerCase()) },
      queries: database.kysely,
      administeredUnits: (viewer) => authorizeAdministrator(database, viewer),
      checkSignIn: () => {},
    }),
    { reveal: () => {} },
  );
  call = async (path, authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    const response = await app.inject({ url: path, headers });
    return { status: response.statusCode, headers: response.headers, body: tryJson(response.body) };
  };
});

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const failing = (code: string) => ({ error: expect.objectContaining({ code }) });

describe('the bearer token', () => {
  test.each(['Bearer', 'bearer', 'BEARER'])('may have the scheme %s', async (scheme) => {
    const answer = await call('/signed-in', `${scheme} ${await provider.token(key)}`);
    expect(answer).toMatchObject({
      status: 200,
      body: { login: 'AB1234@group.example', personId: 7 },
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test.each([undefined, '', 'Basic YTpi', 'Bearerx', 'Token abc'])('is missing from "%s"', async (authorization) => {
    const answer = await call('/signed-in', authorization);
    expect(answer).toMatchObject({ status: 401, body: failing('token.missing') });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  test.each([
    ['nothing behind it', 'Bearer'],
    ['a blank behind it', 'Bearer '],
    ['two words behind it', 'Bearer a b'],
    ['a letter that no token has', 'Bearer é'],
    ['two tokens behind it', 'Bearer a,b'],
    ['more than 16 KiB behind it', `Bearer ${'a'.repeat(17_000)}`],
  ])('is invalid with %s', async (_case, authorization) => {
    const answer = await call('/signed-in', authorization);
    expect(answer).toMatchObject({ status: 401, body: failing('token.invalid') });
    expect(answer.headers['www-authenticate']).toContain('error="invalid_token"');
    expect(provider.count('/userinfo')).toBe(0);
  });

  test('in the query is ignored', async () => {
    const answer = await call(`/signed-in?access_token=${await provider.token(key)}`);
    expect(answer).toMatchObject({ status: 401, body: failing('token.missing') });
  });

  test('is ignored by an open endpoint', async () => {
    expect(await call('/open', 'Bearer nonsense')).toMatchObject({ status: 200, body: 'undefined' });
    expect(provider.requestedPaths).toEqual([]);
  });

  test('that cannot be checked because the provider is down gives a 503 with Retry-After', async () => {
    const token = await provider.token(key);
    provider.failures = [503];
    // The outage is logged as an error, as it should be.
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await call('/signed-in', `Bearer ${token}`);
    expect(String(logged.mock.calls)).not.toContain(token);
    expect(answer).toMatchObject({ status: 503, body: failing('provider.unavailable') });
    expect(answer.headers['retry-after']).toBe('5');
  });
});

test('a viewer who is not in the directory has no person', async () => {
  const token = await provider.token(key, { preferred_username: 'stranger@group.example' });
  expect(await call('/signed-in', `Bearer ${token}`)).toMatchObject({
    status: 200,
    body: { login: 'stranger@group.example', personId: null },
  });
});

describe('an administrator', () => {
  test('is looked up in the list on each request, ignoring case', async () => {
    const authorization = `Bearer ${await provider.token(key)}`;
    expect(await call('/administrator', authorization)).toMatchObject({ status: 403, body: failing('access.denied') });
    await grantFirstAdministrators(database, ['ab1234@GROUP.example']);
    expect(await call('/administrator', authorization)).toMatchObject({ status: 200 });
    await database.kysely.deleteFrom('administrators').execute();
    expect(await call('/administrator', authorization)).toMatchObject({ status: 403, body: failing('access.denied') });
  });

  test('needs a token first', async () => {
    expect(await call('/administrator')).toMatchObject({ status: 401, body: failing('token.missing') });
  });
});

describe('the first administrators', () => {
  beforeEach(async () => {
    database = await openTestDatabase();
  });

  const everyone = () => database.kysely.selectFrom('administrators').select('login').orderBy('login').execute();

  test('are added once: a later removal persists, and a new login is added', async () => {
    await grantFirstAdministrators(database, ['one@group.example', 'two@group.example']);
    await database.kysely.deleteFrom('administrators').where('login', '=', 'one@group.example').execute();
    await grantFirstAdministrators(database, ['ONE@group.example', 'two@group.example', 'three@group.example']);
    expect(await everyone()).toEqual([{ login: 'three@group.example' }, { login: 'two@group.example' }]);
  });

  test('are recorded in the audit log once each, even if two nodes start at the same time', async () => {
    const logins = ['one@group.example', 'One@group.example'];
    await Promise.all([1, 2].map(() => grantFirstAdministrators(database, logins)));
    expect(await everyone()).toEqual([{ login: 'one@group.example' }]);
    const trail = await database.kysely.selectFrom('audit_trail').select(['actor', 'kind', 'subject']).execute();
    expect(trail).toEqual([{ actor: 'configuration', kind: 'administrator.added', subject: 'one@group.example' }]);
  });
});
