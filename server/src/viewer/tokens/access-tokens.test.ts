import { createHmac, createPublicKey } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loginOf, someone } from '../../../test/login-of.ts';
import { makeKey, SigningProvider } from '../../../test/signing-provider.ts';
import type { SigningKey } from '../../../test/signing-provider.ts';
import type { AccessTokens, AccessTokensOptions } from './access-tokens.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createRemoteProvider } from '../provider/remote-provider.ts';
import type { RemoteProviderOptions } from '../provider/remote-provider.ts';

const login = 'AB1234@group.example';
const retries = { tries: 3, firstPause: 1, timeout: 2000 };
const now = () => Math.floor(Date.now() / 1000);
let key: SigningKey;
let otherKey: SigningKey;

beforeAll(async () => {
  [key, otherKey] = await Promise.all([makeKey('one'), makeKey('two')]);
});

function tokensOf(
  provider: SigningProvider,
  options: Partial<AccessTokensOptions> = {},
  remote: Partial<RemoteProviderOptions> = {},
): AccessTokens {
  return createAccessTokens({
    provider: createRemoteProvider({ issuer: provider.issuer, clientId: 'web', retries, renewalPause: 1, ...remote }),
    clientId: 'web',
    audience: undefined,
    loginClaim: 'preferred_username',
    ...options,
  });
}

async function startProvider(issuerPath = ''): Promise<SigningProvider> {
  const provider = await new SigningProvider().listen(issuerPath);
  provider.keys = [key.publicJwk];
  return provider;
}

/** Another spelling of the same bytes: a 256-byte signature leaves four bits of its last base64url character unused. */
function withOtherSpareBits(token: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = alphabet.indexOf(token.at(-1) ?? '');
  return token.slice(0, -1) + (alphabet[last + 1] ?? '');
}

const loginIsMissing = { code: 'token.invalid', fault: 'login' };
const rejectedAs = (code: string) => ({ name: 'HttpError', code });

describe('a signed access token', () => {
  test.each(['', '/', '/realms/group', '/realms/group/'])('is accepted from an issuer ending in "%s"', async (path) => {
    const provider = await startProvider(path);
    await expect(loginOf(tokensOf(provider), await provider.token(key))).resolves.toBe(login);
  });

  test.each([
    ['of another issuer', { iss: 'https://elsewhere.example' }],
    ['without an issuer', { iss: undefined }],
    ['for another audience', { aud: 'other', client_id: 'other' }],
    ['for another audience that only resembles ours', { aud: 'web2', client_id: 'web-' }],
    ['with contradicting clients', { aud: 'other', client_id: 'web', azp: 'other' }],
    ['that is not valid yet', { nbf: now() + 3600 }],
    ['that was issued in the future', { iat: now() + 3600 }],
    ['without an expiry', { exp: undefined }],
    ['whose expiry is not a number', { exp: 'tomorrow' as unknown as number }],
    ['bound to a key (DPoP)', { cnf: { jkt: 'x' } }],
  ])('is rejected if it is one %s', async (_case, claims) => {
    const provider = await startProvider();
    const token = await provider.token(key, claims);
    await expect(loginOf(tokensOf(provider), token)).rejects.toMatchObject(rejectedAs('token.invalid'));
  });

  test('is rejected if it names the issuer with an additional trailing slash', async () => {
    const provider = await startProvider();
    const token = await provider.token(key, { iss: `${provider.issuer}/` });
    await expect(loginOf(tokensOf(provider), token)).rejects.toMatchObject(rejectedAs('token.invalid'));
  });

  test('is rejected as expired after its expiry, even if it was accepted before', async () => {
    const provider = await startProvider();
    let clock = Date.now();
    const tokens = tokensOf(provider, { now: () => clock, elapsed: () => clock });
    const late = await provider.token(key, { iat: now() - 600, exp: now() - 60 });
    await expect(loginOf(tokens, late)).rejects.toMatchObject(rejectedAs('token.expired'));
    const short = await provider.token(key, { exp: now() + 30 });
    await expect(loginOf(tokens, short)).resolves.toBe(login);
    clock += 36_000;
    await expect(loginOf(tokens, short)).rejects.toMatchObject(rejectedAs('token.expired'));
  });

  test('is rejected if it is unsigned, or signed with another key or a shared secret', async () => {
    const provider = await startProvider();
    const tokens = tokensOf(provider);
    const genuine = await provider.token(key);
    const [, payload = '', signature = ''] = genuine.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const pem = createPublicKey({ key: key.publicJwk as never, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    const input = `${encode({ alg: 'HS256', typ: 'at+jwt', kid: 'one' })}.${payload}`;
    const forged = [
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.${signature}`,
      `${input}.${createHmac('sha256', pem).update(input).digest('base64url')}`,
      `${input}.${createHmac('sha256', JSON.stringify(key.publicJwk)).update(input).digest('base64url')}`,
      await provider.token(otherKey, {}, { kid: 'one' }),
      await provider.token(otherKey, {}, { kid: 'unheard-of' }),
      await provider.token(otherKey, {}, { kid: 'one', jwk: otherKey.publicJwk }),
      await provider.token(otherKey, {}, { kid: 'one', jku: `${provider.origin}/keys` }),
      genuine.replace(
        payload,
        encode({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), preferred_username: 'x' }),
      ),
      `${genuine}x`,
    ];
    for (const token of forged) {
      await expect(loginOf(tokens, token)).rejects.toMatchObject(rejectedAs('token.invalid'));
    }
    await expect(loginOf(tokens, genuine)).resolves.toBe(login);
  });

  test.each(['PS256', 'ES256', 'ES384', 'EdDSA'])('may be signed with %s', async (algorithm) => {
    const provider = await startProvider();
    const signing = await makeKey('special', algorithm);
    provider.keys = [key.publicJwk, signing.publicJwk];
    await expect(loginOf(tokensOf(provider), await provider.token(signing))).resolves.toBe(login);
  });

  test.each(['JWT', 'jwt', 'at+jwt', 'AT+JWT', 'application/at+jwt', undefined])('may be of type %s', async (typ) => {
    const provider = await startProvider();
    await expect(loginOf(tokensOf(provider), await provider.token(key, {}, { typ: typ as string }))).resolves.toBe(
      login,
    );
  });

  test.each([
    ['the client, as a string', { aud: 'web', client_id: undefined }],
    ['an array', { aud: ['other', 'web'], client_id: undefined }],
    ['the client, no matter which client requested the token', { aud: 'web', client_id: undefined, azp: 'other' }],
  ])('may have as its audience %s', async (_case, claims) => {
    const provider = await startProvider();
    await expect(loginOf(tokensOf(provider), await provider.token(key, claims))).resolves.toBe(login);
  });

  const issuedToClient = [
    ['another audience and the client in azp', { aud: 'other', client_id: undefined, azp: 'web' }],
    ['another audience and the client in client_id', { aud: 'other', client_id: 'web' }],
    ['a list of scopes and the client in azp', { aud: 'openid profile email', client_id: undefined, azp: 'web' }],
    ['a list of scopes and the client in client_id', { aud: ['openid', 'profile'], client_id: 'web' }],
    ['no audience and the client in client_id', { aud: undefined, client_id: 'web' }],
  ] as const;

  test.each(issuedToClient)('is rejected with %s', async (_case, claims) => {
    const provider = await startProvider();
    const token = await provider.token(key, claims);
    for (const audience of [undefined, 'web', 'https://directory.example/api']) {
      await expect(loginOf(tokensOf(provider, { audience }), token)).rejects.toMatchObject(rejectedAs('token.invalid'));
    }
  });

  test.each(issuedToClient)('is accepted with %s if the setting for such providers is on', async (_case, claims) => {
    const provider = await startProvider();
    const token = await provider.token(key, claims);
    await expect(loginOf(tokensOf(provider, { acceptsAzp: true }), token)).resolves.toBe(login);
  });

  test.each([
    ['names another client', { aud: 'other', client_id: 'other' }],
    ['names two clients', { aud: 'other', client_id: 'web', azp: 'other' }],
    ['names no client', { aud: 'other', client_id: undefined }],
  ])('is rejected in spite of that setting if it %s', async (_case, claims) => {
    const provider = await startProvider();
    const tokens = tokensOf(provider, { acceptsAzp: true });
    await expect(loginOf(tokens, await provider.token(key, claims))).rejects.toMatchObject(rejectedAs('token.invalid'));
  });

  test('is rejected if its audience is a string of several words, one of which is the client', async () => {
    const provider = await startProvider();
    const token = await provider.token(key, { aud: 'openid web', client_id: undefined });
    await expect(loginOf(tokensOf(provider), token)).rejects.toMatchObject(rejectedAs('token.invalid'));
  });

  test('must contain the configured audience, no matter to which client it was issued', async () => {
    const provider = await startProvider();
    const tokens = tokensOf(provider, { audience: 'https://directory.example/api' });
    const right = await provider.token(key, { aud: ['https://directory.example/api'], client_id: 'another' });
    await expect(loginOf(tokens, right)).resolves.toBe(login);
    for (const aud of ['web', undefined, 'https://directory.example/api/']) {
      const wrong = await provider.token(key, { aud, azp: 'web' });
      await expect(loginOf(tokens, wrong)).rejects.toMatchObject(rejectedAs('token.invalid'));
    }
  });

  test.each([
    ['padding after the signature', (token: string) => `${token}=`],
    [
      'padding after each part',
      (token: string) =>
        token
          .split('.')
          .map((part) => `${part}=`)
          .join('.'),
    ],
    ['a signature whose unused bits differ', withOtherSpareBits],
    ['a signature in base64 instead of base64url', (token: string) => token.replaceAll('-', '+').replaceAll('_', '/')],
  ])('is rejected with %s', async (_case, spell) => {
    const provider = await startProvider();
    const tokens = tokensOf(provider);
    let token = await provider.token(key);
    while (!/[-_][^.]*$/.test(token)) token = await provider.token(key, { jti: crypto.randomUUID() });
    await expect(loginOf(tokens, token)).resolves.toBe(login);
    await expect(loginOf(tokens, spell(token))).rejects.toMatchObject(rejectedAs('token.invalid'));
  });
});

describe('keys', () => {
  test('may lack use, alg and kid', async () => {
    const provider = await startProvider();
    const { use, alg, kid, ...bare } = key.publicJwk;
    const { use: otherUse, alg: otherAlg, kid: otherKid, ...otherBare } = otherKey.publicJwk;
    expect([use, alg, kid, otherUse, otherAlg, otherKid]).not.toContain(undefined);
    provider.keys = [otherBare, { kty: 'oct', k: 'c2VjcmV0' }, { kty: 'unheard-of' }, bare];
    const tokens = tokensOf(provider);
    for (const typ of ['JWT', 'at+jwt']) {
      const token = await provider.token(key, {}, { kid: undefined as unknown as string, typ });
      await expect(loginOf(tokens, token)).resolves.toBe(login);
    }
  });

  test('are fetched again after a rotation', async () => {
    const provider = await startProvider();
    const tokens = tokensOf(provider);
    await loginOf(tokens, await provider.token(key));
    provider.keys = [otherKey.publicJwk];
    await expect(loginOf(tokens, await provider.token(otherKey))).resolves.toBe(login);
    expect(provider.count('/keys')).toBe(2);
  });

  test('for encryption are ignored', async () => {
    const provider = await startProvider();
    provider.keys = [{ ...key.publicJwk, use: 'enc' }, otherKey.publicJwk];
    await expect(loginOf(tokensOf(provider), await provider.token(key))).rejects.toMatchObject(
      rejectedAs('token.invalid'),
    );
  });
});

describe('a token that is not an access token is rejected:', () => {
  test.each([
    ['an ID token with a nonce', { nonce: 'n', scope: undefined, client_id: undefined }, { typ: 'JWT' }],
    ['an ID token with at_hash', { at_hash: 'h', scope: undefined }, { typ: 'JWT' }],
    ['an ID token of Keycloak', { typ: 'ID', azp: 'web' }, { typ: 'JWT' }],
    ['an ID token of Cognito', { token_use: 'id' }, { typ: 'JWT' }],
    ['an ID token with few claims', { scope: undefined, client_id: undefined }, { typ: 'JWT' }],
    [
      'a logout token by its type',
      { events: { 'http://schemas.openid.net/event/backchannel-logout': {} } },
      { typ: 'logout+jwt' },
    ],
    [
      'a logout token by its claims',
      { events: { 'http://schemas.openid.net/event/backchannel-logout': {} } },
      { typ: 'JWT' },
    ],
    ['a refresh token of Keycloak', { typ: 'Refresh', azp: 'web' }, { typ: 'JWT' }],
    ['a DPoP proof', {}, { typ: 'dpop+jwt' }],
    ['an introspection response', {}, { typ: 'token-introspection+jwt' }],
  ])('%s', async (_case, claims, header) => {
    const provider = await startProvider();
    const token = await provider.token(key, claims, header);
    await expect(loginOf(tokensOf(provider), token)).rejects.toMatchObject(rejectedAs('token.invalid'));
  });

  test('a token with few claims is accepted once userinfo shows that it is an access token', async () => {
    const provider = await startProvider();
    provider.userinfo = () => ({ body: { sub: 'f2a7', preferred_username: login } });
    const token = await provider.token(key, { scope: undefined, client_id: undefined }, { typ: 'JWT' });
    await expect(loginOf(tokensOf(provider), token)).resolves.toBe(login);
    expect(provider.count('/userinfo')).toBe(1);
  });

  test('an access token of Keycloak is accepted although older releases add a nonce', async () => {
    const provider = await startProvider();
    const token = await provider.token(key, { typ: 'Bearer', nonce: 'n', azp: 'web', aud: 'account' }, { typ: 'JWT' });
    await expect(loginOf(tokensOf(provider, { acceptsAzp: true }), token)).resolves.toBe(login);
  });
});

describe('the login', () => {
  test('is read from the configured claim', async () => {
    const provider = await startProvider();
    const token = await provider.token(key, { 'https://group.example/login': 'upn@group.example' });
    await expect(loginOf(tokensOf(provider, { loginClaim: 'https://group.example/login' }), token)).resolves.toBe(
      'upn@group.example',
    );
  });

  test('is read from userinfo once if the token does not contain it', async () => {
    const provider = await startProvider();
    provider.userinfo = () => ({ body: { sub: 'f2a7', preferred_username: login } });
    const tokens = tokensOf(provider);
    const token = await provider.token(key, { preferred_username: undefined });
    const answers = await Promise.all([loginOf(tokens, token), loginOf(tokens, token), loginOf(tokens, token)]);
    expect([...answers, await loginOf(tokens, token)]).toEqual([login, login, login, login]);
    expect(provider.count('/userinfo')).toBe(1);
  });

  test('is read from a signed userinfo response that is addressed to the client', async () => {
    const provider = await startProvider();
    const answer = await provider.token(key, { exp: now() + 60 }, { typ: 'JWT' });
    provider.userinfo = () => ({ type: 'application/jwt', body: answer });
    const token = await provider.token(key, { preferred_username: undefined });
    await expect(loginOf(tokensOf(provider), token)).resolves.toBe(login);
  });

  test('is not read from a userinfo response about another subject', async () => {
    const provider = await startProvider();
    provider.userinfo = () => ({ body: { sub: 'somebody-else', preferred_username: login } });
    const token = await provider.token(key, { preferred_username: undefined });
    await expect(loginOf(tokensOf(provider), token)).rejects.toMatchObject(rejectedAs('token.invalid'));
  });

  test.each([[42], [''], [' '], ['a\u0000b'], ['x'.repeat(300)], [['AB1234']], [null]])(
    'is never %j',
    async (value) => {
      const provider = await startProvider();
      const token = await provider.token(key, { preferred_username: value });
      await expect(loginOf(tokensOf(provider), token)).rejects.toMatchObject(rejectedAs('token.invalid'));
    },
  );

  test.each([
    ['a login with a trailing space', `${login} `],
    ['a login with a trailing no-break space', `${login}\u00A0`],
    ['a login with a leading ideographic space', `\u3000${login}`],
    ['a login with a leading byte-order mark', `\uFEFF${login}`],
    ['a login with a character that is equivalent to another letter', '\u212Aate@group.example'],
  ])('is not derived from %s', async (_case, value) => {
    const provider = await startProvider();
    const token = await provider.token(key, { preferred_username: value });
    await expect(loginOf(tokensOf(provider), token)).rejects.toMatchObject(rejectedAs('token.invalid'));
  });

  test('is normalized to NFC, since providers on macOS send decomposed letters', async () => {
    const provider = await startProvider();
    const token = await provider.token(key, { preferred_username: 'zoe\u0301@group.example' });
    await expect(loginOf(tokensOf(provider), token)).resolves.toBe('zo\u00E9@group.example');
  });

  test('is not an e-mail address that the provider calls unverified', async () => {
    const provider = await startProvider();
    for (const verified of [false, 'false', null, 0]) {
      const token = await provider.token(key, { email: 'boss@group.example', email_verified: verified });
      const tokens = tokensOf(provider, { loginClaim: 'email' });
      await expect(loginOf(tokens, token)).rejects.toMatchObject(rejectedAs('token.invalid'));
    }
  });
});

describe('the account', () => {
  const account = (subject: string, { issuer }: SigningProvider) => ({ issuer, subject });

  test('consists of the issuer and the subject of a signed token', async () => {
    const provider = await startProvider();
    const identity = await tokensOf(provider).identityOf(
      await provider.token(key, { auth_time: 1_700_000_000 }),
      someone,
    );
    const signedInAt = new Date(1_700_000_000_000);
    expect(identity).toMatchObject({ login, account: account('f2a7', provider), signedInAt });
  });

  test('is read from userinfo for an opaque token, and from introspection if the server has a client', async () => {
    const provider = await startProvider();
    provider.userinfo = () => ({ body: { sub: 'of userinfo', preferred_username: login } });
    const byUserinfo = await tokensOf(provider).identityOf('opaque', someone);
    expect(byUserinfo).toMatchObject({ login, account: account('of userinfo', provider), signedInAt: undefined });
    provider.introspection = () => ({
      body: { active: true, client_id: 'web', sub: 'f2a7', preferred_username: login, auth_time: 1_700_000_000 },
    });
    const tokens = tokensOf(provider, {}, { introspectionClient: { id: 'server', secret: 'secret' } });
    expect(await tokens.identityOf('opaque', someone)).toMatchObject({ account: account('f2a7', provider) });
    expect((await tokens.identityOf('opaque', someone)).signedInAt).toEqual(new Date(1_700_000_000_000));
  });

  test.each([[undefined], [''], [42], [null], ['a\u0000b'], ['x'.repeat(256)]])(
    'is unknown with the subject %j',
    async (sub) => {
      const provider = await startProvider();
      const token = await provider.token(key, { sub: sub as string });
      expect(await tokensOf(provider).identityOf(token, someone)).toMatchObject({ login, account: null });
    },
  );

  test.each([[undefined], ['yesterday'], [-1], [null], [now() + 3600]])(
    'has no time of sign-in with auth_time %j',
    async (time) => {
      const provider = await startProvider();
      const token = await provider.token(key, { auth_time: time });
      expect((await tokensOf(provider).identityOf(token, someone)).signedInAt).toBeUndefined();
    },
  );
});

describe('an opaque access token', () => {
  test('is presented to userinfo, and not again for a while', async () => {
    const provider = await startProvider();
    provider.userinfo = (token) =>
      token === 'good' ? { body: { sub: 'f2a7', preferred_username: login } } : { status: 401 };
    let clock = Date.now();
    const tokens = tokensOf(provider, { now: () => clock, elapsed: () => clock });
    await expect(Promise.all([loginOf(tokens, 'good'), loginOf(tokens, 'good')])).resolves.toEqual([login, login]);
    for (let time = 0; time < 3; time += 1) {
      await expect(loginOf(tokens, 'bad')).rejects.toMatchObject(rejectedAs('token.invalid'));
    }
    expect(provider.count('/userinfo')).toBe(2);
    clock += 61_000;
    await expect(loginOf(tokens, 'good')).resolves.toBe(login);
    expect(provider.count('/userinfo')).toBe(3);
  });

  test('may be encrypted (five parts)', async () => {
    const provider = await startProvider();
    provider.userinfo = () => ({ body: { preferred_username: login } });
    await expect(loginOf(tokensOf(provider), 'eyJhbGciOiJkaXIifQ..a.b.c')).resolves.toBe(login);
  });

  test('is rejected if an audience is configured that cannot be checked', async () => {
    const provider = await startProvider();
    provider.userinfo = () => ({ body: { preferred_username: login } });
    for (const audience of ['api', 'web']) {
      const tokens = tokensOf(provider, { audience });
      await expect(loginOf(tokens, 'good')).rejects.toMatchObject(rejectedAs('token.invalid'));
    }
  });

  const introspectionClient = { id: 'server', secret: 'p:s%' };

  test('is introspected if the server has a client, and userinfo adds the login', async () => {
    const provider = await startProvider();
    let asked: [string | null, string] | undefined;
    provider.introspection = (form, authorization) => {
      asked = [form.get('token'), Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()];
      return { body: { active: true, client_id: 'web', sub: 'f2a7', exp: now() + 60 } };
    };
    provider.userinfo = () => ({ body: { sub: 'f2a7', preferred_username: login } });
    const tokens = tokensOf(provider, {}, { introspectionClient });
    await expect(loginOf(tokens, 'good')).resolves.toBe(login);
    expect(asked).toEqual(['good', 'server:p%3As%25']);
  });

  test.each([
    ['inactive', { active: false }],
    ['active as a string only', { active: 'true' }],
    ['that of another client', { active: true, client_id: 'other' }],
    ['for another audience', { active: true, aud: 'other', client_id: 'other' }],
    ['for another audience, issued to the client', { active: true, aud: 'other', client_id: 'web', azp: 'web' }],
    ['valid without an audience or client', { active: true }],
    ['of another issuer', { active: true, client_id: 'web', iss: 'https://elsewhere.example' }],
    ['a refresh token', { active: true, client_id: 'web', typ: 'Refresh' }],
    ['bound to a key', { active: true, client_id: 'web', token_type: 'DPoP' }],
  ])('is rejected if introspection calls it %s', async (_case, answer) => {
    const provider = await startProvider();
    provider.introspection = () => ({ body: { preferred_username: login, ...answer } });
    const tokens = tokensOf(provider, {}, { introspectionClient });
    await expect(loginOf(tokens, 'some')).rejects.toMatchObject(rejectedAs('token.invalid'));
  });

  test('needs the configured audience, or else the client, in the introspection response', async () => {
    const provider = await startProvider();
    let answer: object = {};
    provider.introspection = () => ({ body: { active: true, preferred_username: login, ...answer } });
    for (const audience of ['api', 'web']) {
      const tokens = tokensOf(provider, { audience }, { introspectionClient });
      answer = { client_id: 'web' };
      await expect(loginOf(tokens, 'without')).rejects.toMatchObject(rejectedAs('token.invalid'));
      answer = { client_id: 'other', aud: [audience] };
      await expect(loginOf(tokens, 'with')).resolves.toBe(login);
    }
  });

  test('for another audience is accepted if the setting for such providers is on', async () => {
    const provider = await startProvider();
    provider.introspection = () => ({
      body: { active: true, aud: 'account', azp: 'web', preferred_username: login },
    });
    const tokens = tokensOf(provider, { acceptsAzp: true }, { introspectionClient });
    await expect(loginOf(tokens, 'some')).resolves.toBe(login);
  });

  test('is rejected as expired if introspection says so', async () => {
    const provider = await startProvider();
    provider.introspection = () => ({
      body: { active: true, client_id: 'web', exp: now() - 60, preferred_username: login },
    });
    const tokens = tokensOf(provider, {}, { introspectionClient });
    await expect(loginOf(tokens, 'some')).rejects.toMatchObject(rejectedAs('token.expired'));
  });
});

test('a token with anything in its three parts is rejected', async () => {
  const provider = await startProvider();
  const tokens = tokensOf(provider);
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '').toString('base64url');
  const header = fc.record(
    {
      alg: fc.constantFrom('RS256', 'HS256', 'none', 'ES256', 'RS1', '', null, 7),
      kid: fc.constantFrom('one', 'two', '', null, 7),
      typ: fc.constantFrom('JWT', 'at+jwt', null, {}),
      crit: fc.constantFrom(['b64'], ['exp'], 'exp', []),
      b64: fc.boolean(),
      zip: fc.constant('DEF'),
    },
    { requiredKeys: ['alg'] },
  );
  const claim = fc.oneof(fc.jsonValue(), fc.constant({ toString: 1 }));
  const claims = fc.record(
    { exp: fc.constant(now() + 300), typ: claim, token_use: claim, scope: claim, cnf: claim, iat: claim, azp: claim },
    { requiredKeys: [] },
  );
  const ours = claims.map((others) => ({ iss: provider.issuer, aud: 'web', ...others }));
  await fc.assert(
    fc.asyncProperty(header, fc.oneof(fc.jsonValue(), ours), fc.base64String(), async (head, payload, signature) => {
      const token = [encode(head), encode(payload), signature.replaceAll(/[+/=]/g, '')].join('.');
      await expect(loginOf(tokens, token)).rejects.toMatchObject(rejectedAs('token.invalid'));
    }),
  );
});

describe('the reason for the log is the missing login, also when the same token is presented again', () => {
  test('if userinfo is refused for a signed token', async () => {
    const provider = await startProvider();
    const tokens = tokensOf(provider, { loginClaim: 'upn' });
    const token = await provider.token(key, { scope: 'openid' });
    for (let attempt = 0; attempt < 2; attempt++) {
      await expect(loginOf(tokens, token)).rejects.toMatchObject(loginIsMissing);
    }
    expect(provider.requestedPaths.filter((path) => path === '/userinfo')).toHaveLength(1);
  });

  test('if userinfo has none either', async () => {
    const provider = await startProvider();
    provider.userinfo = () => ({ body: { sub: 'someone' } });
    const tokens = tokensOf(provider);
    for (let attempt = 0; attempt < 2; attempt++) {
      await expect(loginOf(tokens, 'opaque')).rejects.toMatchObject(loginIsMissing);
    }
  });
});
