import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRemoteProvider } from '../../../test/remote-provider.ts';
import { makeKey } from '../../../test/signing-provider.ts';
import type { SigningKey, SigningProvider } from '../../../test/signing-provider.ts';
import { createAccessTokens } from './access-tokens.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Presenter } from './opaque-token-queue.ts';

const login = 'AB1234@group.example';
const flooding: Presenter = { network: () => '192.0.2.1', idToken: undefined };
const elsewhere: Presenter = { network: () => '198.51.100.7', idToken: undefined };
const retries = { tries: 1, firstPause: 1, timeout: 5000 };
let key: SigningKey;
let provider: SigningProvider;
let tokens: AccessTokens;
let advance: (milliseconds: number) => void;

beforeAll(async () => {
  key = await makeKey('one');
});

beforeEach(async () => {
  const opened = await openRemoteProvider({ key, retries });
  ({ provider, advance } = opened);
  provider.userinfo = (token) =>
    token.startsWith('real') ? { body: { sub: token, preferred_username: login } } : { status: 401 };
  await opened.remote.prepare();
  // Longer than the test, so that a busy machine answers everything that was let through.
  tokens = createAccessTokens({ ...opened.options, longestWait: 300_000 });
});

const codeOf = (token: string, presenter: Presenter) =>
  tokens.identityOf(token, presenter).then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  );

/** As many random tokens as an attacker sends in a second. */
function flood(presenter: (number: number) => Presenter = () => flooding): Promise<string[]> {
  return Promise.all(
    Array.from({ length: 600 }, (_, number) => codeOf(`random-${number}-${crypto.randomUUID()}`, presenter(number))),
  );
}

/** The ID token that the provider issues together with an opaque access token. */
async function idTokenFor(accessToken: string, claims: object = {}, signing = key): Promise<string> {
  const digest = createHash('sha256').update(accessToken).digest();
  const at_hash = digest.subarray(0, 16).toString('base64url');
  return await provider.token(signing, { scope: undefined, client_id: undefined, at_hash, ...claims }, { typ: 'JWT' });
}

describe('a flood of random tokens', () => {
  test('barely reaches the provider, and is told to retry later', async () => {
    const codes = await flood();
    expect(new Set(codes)).toEqual(new Set(['token.invalid', 'request.too-many']));
    expect(provider.count('/userinfo')).toBeLessThanOrEqual(60);
    const asked = provider.count('/userinfo');
    await flood();
    expect(provider.count('/userinfo')).toBe(asked);
  });

  test('from many networks is limited in total', async () => {
    for (let second = 0; second < 3; second += 1)
      await flood((number) => ({ ...flooding, network: () => `network ${number}` }));
    expect(provider.count('/userinfo')).toBeLessThanOrEqual(230);
  });

  test('that continues reaches the provider only as fast as the limit refills', async () => {
    await flood();
    const asked = provider.count('/userinfo');
    advance(4_000);
    await flood();
    expect(provider.count('/userinfo') - asked).toBe(1);
  });

  test('from ten networks does not disturb a client of another network that sends no ID token', async () => {
    const fromTen = (number: number) => ({ ...flooding, network: () => `192.0.2.${number % 10}` });
    for (let second = 0; second < 10; second += 1) {
      const flooded = flood(fromTen);
      expect(await codeOf(`real-${second}`, elsewhere)).toBe('accepted');
      await flooded;
      advance(1000);
    }
    expect(provider.count('/userinfo')).toBeLessThanOrEqual(10 + 10 * 18);
  });

  test('does not fill the queue for other networks if the provider is slow', async () => {
    const held = Promise.withResolvers<void>();
    const { userinfo } = provider;
    provider.userinfo = async (token) => {
      await held.promise;
      return await userinfo(token);
    };
    const floods = Array.from({ length: 8 }, () =>
      flood((number) => ({ ...flooding, network: () => `192.0.2.${number % 10}` })),
    );
    const signIn = codeOf('real-1', elsewhere);
    held.resolve();
    expect(await signIn).toBe('accepted');
    await Promise.all(floods);
  });

  test('does not disturb a first sign-in from another network', async () => {
    const flooded = flood();
    expect(await codeOf('real-1', elsewhere)).toBe('accepted');
    await flooded;
    expect(await codeOf('real-2', elsewhere)).toBe('accepted');
  });

  test('does not disturb a first sign-in from the same network that sends its ID token', async () => {
    const flooded = flood();
    for (const token of ['real-1', 'real-2', 'real-3']) {
      expect(await codeOf(token, { ...flooding, idToken: await idTokenFor(token) })).toBe('accepted');
    }
    await flooded;
    expect(await codeOf('real-4', { ...flooding, idToken: await idTokenFor('real-4') })).toBe('accepted');
  });

  test('lets in a client without an ID token when it retries', async () => {
    await flood();
    expect(await codeOf('real-1', flooding)).toBe('request.too-many');
    expect(await codeOf('real-1', flooding)).toBe('accepted');
  });

  test('does not disturb a person whose token was accepted before, from anywhere', async () => {
    expect(await codeOf('real-1', flooding)).toBe('accepted');
    for (let minutes = 0; minutes < 3; minutes += 1) {
      advance(61_000);
      const flooded = flood();
      expect(await codeOf('real-1', flooding)).toBe('accepted');
      await flooded;
    }
  });

  test('has no effect after it has ended', async () => {
    await flood();
    advance(120_000);
    expect(await codeOf('real-1', flooding)).toBe('accepted');
    expect(await codeOf('random', flooding)).toBe('token.invalid');
  });
});

test('a token that is no longer accepted loses its precedence', async () => {
  expect(await codeOf('real-1', flooding)).toBe('accepted');
  advance(61_000);
  provider.userinfo = () => ({ status: 401 });
  expect(await codeOf('real-1', flooding)).toBe('token.invalid');
  advance(16_000);
  await flood();
  expect(await codeOf('real-1', flooding)).toBe('request.too-many');
});

test('valid tokens do not count against the limits: after a restart, a whole office can return at once', async () => {
  const codes = await Promise.all(Array.from({ length: 400 }, (_, number) => codeOf(`real-${number}`, flooding)));
  expect(new Set(codes)).toEqual(new Set(['accepted']));
});

test('an ID token that is not bound to an access token vouches for only a few', async () => {
  const idToken = await idTokenFor('', { at_hash: undefined, nonce: 'n' });
  await flood();
  expect(await codeOf('real-1', { ...flooding, idToken })).toBe('accepted');
  const asked = provider.count('/userinfo');
  await flood(() => ({ ...flooding, idToken }));
  expect(provider.count('/userinfo') - asked).toBeLessThanOrEqual(10);
});

describe('an ID token gives no precedence', () => {
  test.each([
    ['that belongs to another access token', async () => await idTokenFor('another')],
    ['for another client', async () => await idTokenFor('real-1', { aud: 'other' })],
    ['of another issuer', async () => await idTokenFor('real-1', { iss: 'https://elsewhere.example' })],
    ['that has expired', async () => await idTokenFor('real-1', { exp: 1_700_000_000 })],
    ['that another key signed', async () => await idTokenFor('real-1', {}, await makeKey('one'))],
    ['that is none', async () => 'nonsense'],
    ['of endless length', async () => `${await idTokenFor('real-1')}${'x'.repeat(20_000)}`],
  ])('%s', async (_case, make) => {
    await flood();
    expect(await codeOf('real-1', { ...flooding, idToken: await make() })).toBe('request.too-many');
  });
});
