import { beforeAll, beforeEach, expect, test } from 'vitest';
import { someone } from '../../../test/login-of.ts';
import { makeKey, SigningProvider } from '../../../test/signing-provider.ts';
import type { SigningKey } from '../../../test/signing-provider.ts';
import { createAccessTokens } from '../tokens/access-tokens.ts';
import { createRemoteProvider } from '../provider/remote-provider.ts';

const login = 'AB1234@group.example';
const client = { id: 'server', secret: 'x' };
let key: SigningKey;
let provider: SigningProvider;
let leftOut = 0;
let clock = 0;

beforeAll(async () => {
  key = await makeKey('one');
});
beforeEach(async () => {
  provider = await new SigningProvider().listen();
  provider.keys = [key.publicJwk];
  leftOut = 0;
  clock = Date.now();
});

function open(introspectionClient?: typeof client, audience?: string) {
  const tokens = createAccessTokens({
    provider: createRemoteProvider({
      issuer: provider.issuer,
      clientId: 'web',
      introspectionClient,
      retries: { tries: 1, firstPause: 1, timeout: 20_000 },
    }),
    clientId: 'web',
    audience,
    loginClaim: 'preferred_username',
    administratorClaim: { path: ['groups'], all: new Set(['admins']), units: new Map() },
    onClaimLeftOut: () => void leftOut++,
    now: () => clock,
    elapsed: () => clock,
  });
  return async (token: string) => (await tokens.identityOf(token, someone)).claimedRights?.units;
}

const answering = (body: object) => () => ({ body: { sub: 'f2a7', preferred_username: login, ...body } });

test('the claim is read from a signed access token, without calling userinfo', async () => {
  provider.userinfo = answering({ groups: ['admins'] });
  const unitsOf = open();
  expect(await unitsOf(await provider.token(key, { groups: ['admins'] }))).toBe('all');
  expect(await unitsOf(await provider.token(key))).toBeUndefined();
  expect(provider.count('/userinfo')).toBe(0);
});

test('the claim is read from userinfo if that is called for the login, and read again after a minute', async () => {
  provider.userinfo = answering({ groups: ['admins'] });
  const unitsOf = open();
  const token = await provider.token(key, { preferred_username: undefined });
  expect(await unitsOf(token)).toBe('all');
  provider.userinfo = answering({ groups: [] });
  expect(await unitsOf(token)).toBe('all');
  clock += 61_000;
  expect(await unitsOf(token)).toBeUndefined();
});

test('the claim of the token takes precedence over that of userinfo, whatever it contains', async () => {
  provider.userinfo = answering({ groups: ['admins'] });
  const unitsOf = open();
  for (const groups of [[], 'reader', 7, { 0: 'admins' }]) {
    expect(await unitsOf(await provider.token(key, { preferred_username: undefined, groups }))).toBeUndefined();
  }
});

test('the claim of an opaque token is read from userinfo', async () => {
  provider.userinfo = answering({ groups: 'admins' });
  expect(await open()('opaque')).toBe('all');
});

test('the claim of an opaque token is read from introspection if the server has a client', async () => {
  const answer = { active: true, client_id: 'web', preferred_username: login, groups: ['admins'] };
  provider.introspection = () => ({ body: answer });
  expect(await open(client)('opaque')).toBe('all');
  provider.introspection = () => ({ body: { ...answer, client_id: 'other' } });
  await expect(open(client)('opaque of another client')).rejects.toMatchObject({ code: 'token.invalid' });
});

test('a userinfo response about another subject grants no rights', async () => {
  provider.userinfo = answering({ sub: 'somebody-else', groups: ['admins'] });
  await expect(open()(await provider.token(key, { preferred_username: undefined }))).rejects.toMatchObject({
    code: 'token.invalid',
  });
});

test('a claim that the provider left out grants no rights, and is reported', async () => {
  const token = await provider.token(key, { _claim_names: { groups: 'src1' }, _claim_sources: { src1: {} } });
  expect(await open()(token)).toBeUndefined();
  expect(leftOut).toBe(1);
});
