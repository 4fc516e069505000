import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { loginOf } from '../../../test/login-of.ts';
import { openRemoteProvider } from '../../../test/remote-provider.ts';
import { makeKey, SigningProvider } from '../../../test/signing-provider.ts';
import { createAccessTokens } from '../tokens/access-tokens.ts';
import { createRemoteProvider } from './remote-provider.ts';

const login = 'AB1234@group.example';
const retries = { tries: 5, firstPause: 1, timeout: 2000 };

afterEach(() => void vi.useRealTimers());

async function start() {
  const key = await makeKey('one');
  const opened = await openRemoteProvider({ key, retries, path: '/group' });
  return { key, ...opened, tokens: createAccessTokens(opened.options) };
}

test('concurrent requests share one attempt, which survives four failures', async () => {
  const { key, provider, tokens } = await start();
  provider.failures = [503, 500, 429, 502];
  const given = await Promise.all([1, 2, 3].map((jti) => provider.token(key, { jti: String(jti) })));
  await expect(Promise.all(given.map((token) => loginOf(tokens, token)))).resolves.toEqual([login, login, login]);
  expect(provider.requestedPaths).toEqual([
    ...Array<string>(5).fill('/group/.well-known/openid-configuration'),
    '/keys',
  ]);
});

test('after five failures, a request is told when to retry, and a later one succeeds', async () => {
  const { key, provider, tokens, advance } = await start();
  provider.failures = [503, 503, 503, 503, 503];
  const token = await provider.token(key);
  const unavailable = { code: 'provider.unavailable', status: 503, retryAfter: 5 };
  await expect(loginOf(tokens, token)).rejects.toMatchObject(unavailable);
  await expect(loginOf(tokens, token)).rejects.toMatchObject(unavailable);
  expect(provider.requestedPaths).toHaveLength(5);
  advance(5000);
  await expect(loginOf(tokens, token)).resolves.toBe(login);
});

test('a request does not wait beyond its time limit, and the lookup then serves the next one', async () => {
  const { key, provider, options } = await start();
  const slow = createRemoteProvider({
    issuer: provider.issuer,
    clientId: 'web',
    retries: { ...retries, firstPause: 300 },
  });
  provider.failures = [503];
  const token = await provider.token(key);
  const hasty = createAccessTokens({ ...options, provider: slow, longestWait: 20 });
  await expect(loginOf(hasty, token)).rejects.toMatchObject({ code: 'provider.unavailable', retryAfter: 5 });
  while (!provider.requestedPaths.includes('/keys')) await pause(10);
  await slow.prepare();
  await expect(loginOf(createAccessTokens({ ...options, provider: slow }), token)).resolves.toBe(login);
  expect(provider.count('/keys')).toBe(1);
});

test('concurrent requests with a rotated key share one reload, and none is rejected', async () => {
  const { key, provider, tokens } = await start();
  await loginOf(tokens, await provider.token(key));
  const rotated = await makeKey('two');
  provider.keys = [rotated.publicJwk];
  provider.failures = [503];
  const given = await Promise.all(
    Array.from({ length: 20 }, (_, jti) => provider.token(rotated, { jti: String(jti) })),
  );
  const answers = given.map(async (token, number) => {
    await pause(number);
    return await loginOf(tokens, token);
  });
  await expect(Promise.all(answers)).resolves.toEqual(given.map(() => login));
  expect(provider.count('/keys')).toBe(3);
});

test.each([-1, 1])('a new key is accepted after the system clock was changed by %i h', async (hours) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const key = await makeKey('one');
  const provider = await new SigningProvider().listen();
  provider.keys = [key.publicJwk];
  const remote = createRemoteProvider({ issuer: provider.issuer, clientId: 'web', retries, renewalPause: 50 });
  const options = { provider: remote, clientId: 'web', audience: undefined, loginClaim: 'preferred_username' };
  const tokens = createAccessTokens({ ...options, longestWait: 10_000 });
  for (const name of ['two', 'three', 'four']) {
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    const rotated = await makeKey(name);
    provider.keys = [rotated.publicJwk];
    await expect(loginOf(tokens, await provider.token(rotated))).resolves.toBe(login);
  }
  expect(provider.count('/keys')).toBe(3);
});

test('signed tokens are accepted for an hour while the provider is down', async () => {
  const { key, provider, tokens, advance } = await start();
  await loginOf(tokens, await provider.token(key, { exp: 4e9 }));
  provider.failures = Array<number>(1000).fill(503);
  advance(60 * 60_000);
  await expect(loginOf(tokens, await provider.token(key, { exp: 4e9 }))).resolves.toBe(login);
  advance(15 * 60_000);
  const token = await provider.token(key, { exp: 4e9 });
  await expect(loginOf(tokens, token)).rejects.toMatchObject({ code: 'provider.unavailable' });
});

test('userinfo is retried after a transient failure, and the token is not rejected', async () => {
  const { provider, remote, tokens } = await start();
  await remote.prepare();
  provider.userinfo = () => ({ body: { preferred_username: login } });
  provider.failures = [503, 503, 503, 503, 503];
  await expect(loginOf(tokens, 'opaque')).rejects.toMatchObject({ code: 'provider.unavailable' });
  await expect(loginOf(tokens, 'opaque')).resolves.toBe(login);
});

test('opaque tokens reach the provider a few at a time', async () => {
  const { provider, remote, options } = await start();
  // Longer than the test, so that a busy machine answers all requests that were let through.
  const tokens = createAccessTokens({ ...options, longestWait: 300_000 });
  await remote.prepare();
  let running = 0;
  let most = 0;
  provider.userinfo = async () => {
    most = Math.max(most, (running += 1));
    await pause(1);
    running -= 1;
    return { body: { preferred_username: login } };
  };
  const logins = await Promise.all(Array.from({ length: 300 }, (_, number) => loginOf(tokens, `real-${number}`)));
  expect(new Set(logins)).toEqual(new Set([login]));
  expect(most).toBeLessThanOrEqual(20);
});

test.each([
  ['names another issuer', { issuer: 'https://elsewhere.example' }],
  ['names the issuer with a slash too many', 'slash'],
  ['has no keys', { jwks_uri: undefined }],
  ['leads to something that is no address', { jwks_uri: 'javascript:alert(1)' }],
])('metadata that %s is rejected', async (_case, metadata) => {
  const { key, provider, tokens } = await start();
  provider.metadata = typeof metadata === 'string' ? { issuer: `${provider.issuer}/` } : metadata;
  const token = await provider.token(key);
  await expect(loginOf(tokens, token)).rejects.toMatchObject({ code: 'provider.unavailable' });
});

test('errors say what is wrong with the configuration, without containing a token', async () => {
  const { provider, remote } = await start();
  provider.metadata = { issuer: `${provider.issuer}/` };
  await expect(remote.prepare()).rejects.toMatchObject({
    cause: {
      message: expect.stringContaining(
        `issuer of the provider is ${provider.issuer}/: set OIDC_ISSUER to exactly that`,
      ),
    },
  });
});

test('a URL that does not respond with JSON is not a provider', async () => {
  const { provider, remote, advance } = await start();
  for (const status of [404, 302, 204]) {
    provider.failures = [status];
    await expect(remote.prepare()).rejects.toMatchObject({ code: 'provider.unavailable' });
    advance(5000);
  }
});

test('the page may call the origins of the endpoints once they are known', async () => {
  const { provider, remote } = await start();
  expect(remote.browserOrigins()).toEqual([provider.origin]);
  provider.metadata = { token_endpoint: 'http://tokens.example/token', end_session_endpoint: 'http://127.0.0.1:1/end' };
  await remote.prepare();
  expect(remote.browserOrigins()).toEqual([provider.origin, 'http://tokens.example', 'http://127.0.0.1:1']);
});

test('requests with a rotated key at the same instant share one reload, too', async () => {
  const { key, provider, remote, tokens } = await start();
  await loginOf(tokens, await provider.token(key));
  const rotated = await makeKey('two');
  provider.keys = [rotated.publicJwk];
  const known = await remote.keys.current();
  const renewed = await Promise.all([remote.keys.newerThan(known), remote.keys.newerThan(known)]);
  expect(renewed).toEqual([{ keys: [rotated.publicJwk] }, { keys: [rotated.publicJwk] }]);
});

test('a new key is accepted while other tokens keep naming unknown keys', async () => {
  const { key, provider, tokens } = await start();
  await loginOf(tokens, await provider.token(key));
  const garbage = async (kid: string) => await provider.token(key, { jti: kid }, { kid });
  await expect(loginOf(tokens, await garbage('first'))).rejects.toMatchObject({ code: 'token.invalid' });
  const renewed = await makeKey('two');
  provider.keys = [renewed.publicJwk];
  const codeOf = (token: string) => loginOf(tokens, token).catch((error: { code: string }) => error.code);
  const flood = Array.from({ length: 50 }, async (_, number) => await codeOf(await garbage(`garbage ${number}`)));
  await expect(loginOf(tokens, await provider.token(renewed))).resolves.toBe(login);
  expect(new Set(await Promise.all(flood))).toEqual(new Set(['token.invalid']));
});

test('unknown keys cause at most one reload per pause, however many tokens name them', async () => {
  const { key, provider, tokens } = await start();
  await loginOf(tokens, await provider.token(key));
  const flood = async () => {
    const given = await Promise.all([...'abcdefgh'].map((kid) => provider.token(key, { jti: kid }, { kid })));
    await Promise.all(given.map((token) => loginOf(tokens, token).catch(() => {})));
  };
  await flood();
  await flood();
  expect(provider.count('/keys')).toBe(3);
});

test('a token that is rejected anyway causes no reload of the keys', async () => {
  const { key, provider, tokens } = await start();
  await loginOf(tokens, await provider.token(key));
  for (const claims of [
    { iss: 'https://elsewhere.example' },
    { aud: 'other' },
    { exp: 1 },
    { nonce: 'n', at_hash: 'h' },
  ]) {
    const token = await provider.token(key, claims, { kid: 'unknown' });
    await expect(loginOf(tokens, token)).rejects.toMatchObject({ status: 401 });
  }
  expect(provider.count('/keys')).toBe(1);
});

test('a failed reload is retried, and no token with the rotated key is called invalid meanwhile', async () => {
  const { key, provider, tokens, advance } = await start();
  await loginOf(tokens, await provider.token(key));
  const rotated = await makeKey('two');
  provider.keys = [rotated.publicJwk];
  provider.failures = Array<number>(5).fill(503);
  const token = await provider.token(rotated);
  await expect(loginOf(tokens, token)).rejects.toMatchObject({ code: 'provider.unavailable' });
  await expect(loginOf(tokens, token)).rejects.toMatchObject({ code: 'provider.unavailable' });
  advance(3000);
  await expect(loginOf(tokens, token)).resolves.toBe(login);
});
