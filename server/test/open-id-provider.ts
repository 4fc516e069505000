import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'jose';
import type { Configuration } from 'oidc-provider';
import { onTestFinished } from 'vitest';
import { memoryAdapters } from '../src/features/sign-in/demo-adapter.ts';
import { loadOidcProvider } from '../src/features/sign-in/load-oidc-provider.ts';

const account = { preferred_username: 'AB1234@group.example', email: 'ab1234@group.example', email_verified: true };

export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token?: string;
}

/** A client that keeps cookies and does not follow redirects. */
export function cookieJar() {
  const cookies = new Map<string, string>();
  return async (address: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
}

/** Starts an authorization request with PKCE (RFC 7636). `redeem` exchanges the resulting code for tokens. */
export function beginSignIn(options: {
  authorizationEndpoint: string;
  tokenEndpoint: string;
  clientId: string;
  redirectUri: string;
  parameters?: Record<string, string>;
}) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: options.clientId,
    redirect_uri: options.redirectUri,
    response_type: 'code',
    scope: 'openid profile email',
    state: randomBytes(8).toString('base64url'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...options.parameters,
  });
  return {
    address: `${options.authorizationEndpoint}?${query}`,
    redeem: (code: string, form: Record<string, string> = {}) =>
      fetch(options.tokenEndpoint, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: options.redirectUri,
          client_id: options.clientId,
          code_verifier: verifier,
          ...form,
        }),
      }),
  };
}

/**
 * Starts a real OpenID provider for the client `web`, in which every user is AB1234@group.example.
 * @param issuerPath path of the issuer after the origin; a trailing slash is significant
 * @param configuration overrides a configuration that issues opaque access tokens
 */
export async function startOpenIdProvider(issuerPath: string, configuration: Configuration = {}) {
  const { Provider } = await loadOidcProvider();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const mount = issuerPath.replace(/\/$/, '');
  const { features, ...rest } = configuration;
  const settings: Configuration = {
    clients: [
      {
        client_id: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: ['http://127.0.0.1/implicit/callback'],
      },
      {
        client_id: 'server',
        client_secret: 'a secret of the server',
        grant_types: [],
        redirect_uris: [],
        response_types: [],
      },
    ],
    claims: { profile: ['preferred_username'], email: ['email', 'email_verified'] },
    adapter: memoryAdapters(),
    cookies: { keys: ['cookies'] },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id, ...account }) }),
    interactions: { url: (_context, { uid }) => `${mount}/choose/${uid}` },
    issueRefreshToken: async () => true,
    loadExistingGrant: async ({ oidc: { provider: own, client, session } }) => {
      const grant = new own.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      RefreshToken: 600,
      Session: 600,
    },
    ...rest,
    features: {
      devInteractions: { enabled: false },
      introspection: { enabled: true, allowedPolicy: async () => true },
      ...features,
    } as NonNullable<Configuration['features']>,
  };
  /** Cookies by name. */
  const known = new Map<string, Promise<JWK>>();
  /** Replaces the keys, as a restart would: grants and tokens stay. The first key signs. */
  const openWith = async (kids: readonly string[]) => {
    for (const kid of kids) if (!known.has(kid)) known.set(kid, makeKey(kid));
    const keys = await Promise.all(kids.map((kid) => known.get(kid)));
    return new Provider(origin + issuerPath, { ...settings, jwks: { keys } as NonNullable<Configuration['jwks']> });
  };
  let provider = await openWith(['one']);
  let keysDelay = 0;
  let substitutes: readonly string[] | undefined;
  let keyRequests = 0;
  server.on('request', async (request, response) => {
    const path = request.url ?? '';
    if (path === `${mount}/jwks`) {
      keyRequests += 1;
      // Waits forever if the provider is to be silent.
      if (keysDelay === Infinity) return;
      await pause(keysDelay);
      if (substitutes !== undefined) {
        const keys = await Promise.all(substitutes.map(makeEncryptionKey));
        response.setHeader('content-type', 'application/jwk-set+json').end(JSON.stringify({ keys }));
        return;
      }
    }
    if (path.startsWith(`${mount}/choose/`)) {
      await provider.interactionFinished(request, response, { login: { accountId: 'f2a7-41' } });
      return;
    }
    Object.assign(request, { originalUrl: path, url: path.slice(mount.length) });
    await provider.callback()(request, response);
  });

  const signIn = async (parameters: Record<string, string> = {}): Promise<Tokens> => {
    const begun = beginSignIn({
      authorizationEndpoint: `${origin}${mount}/auth`,
      tokenEndpoint: `${origin}${mount}/token`,
      clientId: 'web',
      redirectUri: 'http://127.0.0.1/implicit/callback',
      parameters,
    });
    const visit = cookieJar();
    let address = begun.address;
    while (!address.startsWith('http://127.0.0.1/implicit/callback')) {
      const response = await visit(address);
      const location = response.headers.get('location');
      if (location === null) throw new Error(`no redirect from ${response.status}: ${await response.text()}`);
      address = new URL(location, address).href;
    }
    const answered = new URL(address).searchParams;
    const redeemed = await begun.redeem(answered.get('code') ?? answered.toString());
    if (!redeemed.ok) throw new Error(await redeemed.text());
    return (await redeemed.json()) as Tokens;
  };
  return {
    issuer: origin + issuerPath,
    signIn,
    /** Makes the provider publish these keys, and sign with the first. */
    publish: async (kids: readonly string[]) => {
      provider = await openWith(kids);
    },
    /** Makes the provider return only keys for encryption, with these ids, although it signs as before; undefined for its own keys again. */
    publishInstead: (kids: readonly string[] | undefined) => {
      substitutes = kids;
    },
    /** Milliseconds before it returns its keys; infinite if it is not to respond. */
    delayKeys: (milliseconds: number) => {
      keysDelay = milliseconds;
    },
    keyRequests: () => keyRequests,
  };
}

async function makeKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, use: 'sig' };
}

async function makeEncryptionKey(kid: string): Promise<JWK> {
  const { publicKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  return { ...(await exportJWK(publicKey)), kid, use: 'enc' };
}
