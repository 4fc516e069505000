import type { Configuration } from 'oidc-provider';
import { describe, expect, test } from 'vitest';
import { loginOf } from '../../../test/login-of.ts';
import { startOpenIdProvider } from '../../../test/open-id-provider.ts';
import { createAccessTokens } from '../tokens/access-tokens.ts';
import { createRemoteProvider } from './remote-provider.ts';

const login = 'AB1234@group.example';
const introspectionClient = { id: 'server', secret: 'a secret of the server' };

/** Issues signed access tokens (RFC 9068) for an audience, as `customize` changes them. */
function signed(
  audience: string,
  customize: (parts: { header: object; payload: Record<string, unknown> }) => void = () => {},
) {
  return {
    extraTokenClaims: () => ({ preferred_username: login }),
    formats: {
      customizers: {
        jwt: (_context, _token, parts) => {
          parts.header = { ...parts.header };
          customize(parts as never);
        },
      },
    },
    features: {
      resourceIndicators: {
        enabled: true,
        defaultResource: () => 'urn:api',
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: '',
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: 600,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  } satisfies Configuration;
}

async function start(options: {
  path?: string;
  configuration?: Configuration;
  audience?: string;
  introspectionClient?: { id: string; secret: string };
  loginClaim?: string;
  acceptsAzp?: boolean;
}) {
  const provider = await startOpenIdProvider(options.path ?? '', options.configuration);
  const tokens = createAccessTokens({
    provider: createRemoteProvider({
      issuer: provider.issuer,
      clientId: 'web',
      introspectionClient: options.introspectionClient,
    }),
    clientId: 'web',
    audience: options.audience,
    acceptsAzp: options.acceptsAzp ?? false,
    loginClaim: options.loginClaim ?? 'preferred_username',
  });
  return { provider, tokens };
}

describe('a provider works with configuration alone', () => {
  test.each([
    ['of opaque tokens, by userinfo', {}],
    ['of opaque tokens, by introspection', { introspectionClient }],
    ['whose name ends in a slash', { path: '/' }],
    ['whose name has a path', { path: '/realms/group' }],
    ['whose name has a path and ends in a slash', { path: '/realms/group/' }],
    [
      'of signed tokens for an audience',
      { configuration: signed('https://directory.example/api'), audience: 'https://directory.example/api' },
    ],
    ['of signed tokens for the client', { configuration: signed('web') }],
    [
      'of signed tokens for nobody in particular, issued to the client',
      { configuration: signed('openid profile email'), acceptsAzp: true },
    ],
    [
      'that names the client in azp',
      {
        acceptsAzp: true,
        configuration: signed('account', ({ payload }) => {
          payload['azp'] = payload['client_id'];
          delete payload['client_id'];
        }),
      },
    ],
    [
      'that lists audiences',
      {
        configuration: signed('web', ({ payload }) => {
          payload['aud'] = ['other', 'web'];
        }),
      },
    ],
    [
      'that calls its tokens JWT',
      {
        configuration: signed('web', ({ header }) => {
          Object.assign(header, { typ: 'JWT' });
        }),
      },
    ],
    ['whose login is the address', { loginClaim: 'email', expected: 'ab1234@group.example' }],
  ] as const)('%s', async (_case, options: Parameters<typeof start>[0] & { expected?: string }) => {
    const { provider, tokens } = await start(options);
    const { access_token: token } = await provider.signIn();
    await expect(loginOf(tokens, token)).resolves.toBe(options.expected ?? login);
  });
});

describe('an ID token of a real provider is rejected', () => {
  test.each([
    ['with a nonce', { nonce: 'n-0S6_WzA2Mj' }],
    ['without a nonce', {}],
  ])('%s', async (_case, parameters) => {
    for (const configuration of [{}, signed('web')]) {
      const { provider, tokens } = await start({ configuration });
      const { access_token: accessToken, id_token: idToken } = await provider.signIn(
        parameters as Record<string, string>,
      );
      await expect(loginOf(tokens, idToken)).rejects.toMatchObject({ code: 'token.invalid' });
      await expect(loginOf(tokens, accessToken)).resolves.toBe(login);
    }
  });
});

test('a refresh token and other secrets of an authorization server are not access tokens', async () => {
  for (const client of [undefined, introspectionClient]) {
    const { provider, tokens } = await start(client === undefined ? {} : { introspectionClient: client });
    const { refresh_token: refreshToken = '' } = await provider.signIn();
    await expect(loginOf(tokens, refreshToken)).rejects.toMatchObject({ code: 'token.invalid' });
  }
});

test('introspection with a wrong secret is an error of the configuration, not of the token', async () => {
  const { provider, tokens } = await start({ introspectionClient: { id: 'server', secret: 'wrong' } });
  const { access_token: token } = await provider.signIn();
  await expect(loginOf(tokens, token)).rejects.toMatchObject({ code: 'provider.unavailable' });
});
