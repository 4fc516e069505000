import type { Configuration } from 'oidc-provider';
import { describe, expect, test } from 'vitest';
import { loginOf } from '../../../test/login-of.ts';
import { startOpenIdProvider } from '../../../test/open-id-provider.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createRemoteProvider } from '../provider/remote-provider.ts';

const login = 'AB1234@group.example';
const second = 1000;
const minute = 60 * second;
/** Longer than an accepted token is cached. */
const forgotten = 61 * second;
const invalid = { code: 'token.invalid', status: 401 };
const unavailable = { code: 'provider.unavailable', status: 503 };

/** Signed access tokens (RFC 9068) that are valid for ten minutes. */
const signedTokens = {
  extraTokenClaims: () => ({ preferred_username: login }),
  features: {
    resourceIndicators: {
      enabled: true,
      defaultResource: () => 'urn:api',
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: '',
        audience: 'web',
        accessTokenFormat: 'jwt',
        accessTokenTTL: 600,
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  },
} satisfies Configuration;

/** A real provider, and a node with a clock that the test sets. */
async function start({ timeout = 5 * second } = {}) {
  const provider = await startOpenIdProvider('', signedTokens);
  let ahead = 0;
  let elapsed = 0;
  const remote = createRemoteProvider({
    issuer: provider.issuer,
    clientId: 'web',
    retries: { tries: 2, firstPause: 1, timeout },
    renewalPause: 20,
    elapsed: () => elapsed,
  });
  const tokens = createAccessTokens({
    provider: remote,
    clientId: 'web',
    audience: undefined,
    loginClaim: 'preferred_username',
    now: () => Date.now() + ahead,
    elapsed: () => elapsed,
  });
  return {
    provider,
    loginOf: (token: string) => loginOf(tokens, token),
    newToken: async () => (await provider.signIn()).access_token,
    pass: (milliseconds: number) => void (elapsed += milliseconds),
    setClock: (milliseconds: number) => void (ahead = milliseconds),
  };
}

test('a new key is accepted at once, in addition to the previous one, and fetched once', async () => {
  const { provider, loginOf: identify, newToken } = await start();
  const [early, late] = [await newToken(), await newToken()];
  await expect(identify(early)).resolves.toBe(login);
  await provider.publish(['two', 'one']);
  const rotated = [await newToken(), await newToken(), await newToken()];
  await expect(Promise.all(rotated.map(identify))).resolves.toEqual([login, login, login]);
  await expect(identify(late)).resolves.toBe(login);
  expect(provider.keyRequests()).toBe(2);
});

test('a key that was published before its first use needs no further request', async () => {
  const { provider, loginOf: identify, newToken } = await start();
  await provider.publish(['one', 'two']);
  await expect(identify(await newToken())).resolves.toBe(login);
  await provider.publish(['two', 'one']);
  await expect(identify(await newToken())).resolves.toBe(login);
  expect(provider.keyRequests()).toBe(1);
});

test('tokens of a withdrawn key are rejected within a minute after a node has seen the next key', async () => {
  const { provider, loginOf: identify, newToken, pass } = await start();
  const [known, unknown] = [await newToken(), await newToken()];
  await expect(identify(known)).resolves.toBe(login);
  await provider.publish(['two']);
  await expect(identify(await newToken())).resolves.toBe(login);
  await expect(identify(unknown)).rejects.toMatchObject(invalid);
  pass(forgotten);
  await expect(identify(known)).rejects.toMatchObject(invalid);
});

test('a withdrawn key is forgotten even if no token of the next key arrives', async () => {
  const { provider, loginOf: identify, newToken, pass } = await start();
  const token = await newToken();
  await expect(identify(token)).resolves.toBe(login);
  await provider.publish(['two']);
  pass(11 * minute);
  // Starts a reload, and uses the known keys in the meantime.
  await expect(identify(token)).resolves.toBe(login);
  await expect.poll(() => provider.keyRequests()).toBe(2);
  const ended = async () => {
    pass(forgotten);
    return await identify(token).catch(({ code }: { code: string }) => code);
  };
  await expect.poll(ended).toBe('token.invalid');
});

test('while the provider does not respond, known keys are used, and tokens of a new key are not called invalid', async () => {
  const { provider, loginOf: identify, newToken, pass } = await start({ timeout: second });
  await expect(identify(await newToken())).resolves.toBe(login);
  const known = await newToken();
  await provider.publish(['two']);
  const rotated = await newToken();
  provider.delayKeys(Infinity);
  await expect(identify(rotated)).rejects.toMatchObject(unavailable);
  await expect(identify(known)).resolves.toBe(login);
  provider.delayKeys(0);
  pass(3 * second);
  await expect(identify(rotated)).resolves.toBe(login);
});

describe('a provider that for a moment publishes no key for signatures', () => {
  test.each([
    ['an empty key set', []],
    ['only a key for encryption', ['encryption']],
  ])('%s: known keys stay in use, and the next key is accepted when it is published', async (_case, published) => {
    const { provider, loginOf: identify, newToken, pass } = await start();
    await expect(identify(await newToken())).resolves.toBe(login);
    const known = await newToken();
    await provider.publish(['two']);
    const rotated = await newToken();
    provider.publishInstead(published);
    await expect(identify(rotated)).rejects.toMatchObject(unavailable);
    await expect(identify(known)).resolves.toBe(login);
    pass(11 * minute);
    await expect(identify(await newToken())).rejects.toMatchObject(unavailable);
    await expect(identify(known)).resolves.toBe(login);
    provider.publishInstead(undefined);
    pass(3 * second);
    await expect(identify(rotated)).resolves.toBe(login);
    pass(forgotten);
    await expect(identify(known)).rejects.toMatchObject(invalid);
  });

  test('known keys are used for as long as while the provider is unavailable, and no longer', async () => {
    const { provider, loginOf: identify, newToken, pass } = await start();
    await expect(identify(await newToken())).resolves.toBe(login);
    const [first, second_] = [await newToken(), await newToken()];
    provider.publishInstead([]);
    pass(69 * minute);
    await expect(identify(first)).resolves.toBe(login);
    pass(2 * minute);
    await expect(identify(second_)).rejects.toMatchObject(unavailable);
  });
});

test('a slow provider delays only tokens of a new key', async () => {
  const { provider, loginOf: identify, newToken } = await start();
  const known = await newToken();
  await expect(identify(known)).resolves.toBe(login);
  await provider.publish(['two']);
  const rotated = await newToken();
  provider.delayKeys(100);
  const order: string[] = [];
  const noting = async (name: string, token: string) => {
    await identify(token);
    order.push(name);
  };
  await Promise.all([noting('rotated', rotated), noting('known', known)]);
  expect(order).toEqual(['known', 'rotated']);
});

test.each([
  ['55 s behind the provider', -55 * second, 'accepted'],
  ['70 s behind the provider', -70 * second, 'token.invalid'],
  ['9 minutes ahead, within the life of the token', 9 * minute, 'accepted'],
  ['11 minutes ahead', 11 * minute, 'token.expired'],
])('a node whose clock is %s', async (_case, ahead, expected) => {
  const { loginOf: identify, newToken, setClock } = await start();
  setClock(ahead);
  const token = await newToken();
  await expect(
    identify(token).then(
      () => 'accepted',
      ({ code }: { code: string }) => code,
    ),
  ).resolves.toBe(expected);
  setClock(0);
  await expect(identify(token)).resolves.toBe(login);
});
