import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface SigningKey {
  readonly kid: string;
  readonly alg: 'RS256' | 'ES256';
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** A published key (RFC 7517). */
export type PublicJwk = ReturnType<typeof publicJwk>;

export type Json = { readonly [name: string]: unknown };

/**
 * An OpenID provider whose private keys the attacks have, so that they can forge anything that a provider or a thief of keys could sign. It
 * also responds to userinfo requests for opaque tokens.
 */
export interface ForgingProvider extends Disposable {
  readonly origin: string;
  readonly issuer: string;
  readonly clientId: string;
  /** The published keys, in this order. */
  readonly keys: readonly [rsa: SigningKey, elliptic: SigningKey];
  /** Number of requests by path. */
  readonly requestCounts: ReadonlyMap<string, number>;
  /** Number of userinfo requests with a token that this provider did not issue. */
  readonly rejected: number;
  /** Milliseconds before a userinfo response. */
  userinfoDelay: number;
  /** Milliseconds before a response with the keys. */
  keysDelay: number;
  /** While true, connections are closed without a response. */
  isAway: boolean;
  /** Number of received requests, including those without a response. */
  readonly requests: number;
  /** Seconds by which its clock is ahead of the clock of this process. */
  secondsAhead: number;
  /** Publishes another key. */
  publish(key: PublicJwk): void;
  /** Signs with this key from now on. The previous key stays published, unless `isPreviousGone`; older keys are removed. */
  rotate(key: SigningKey, options?: { isPreviousGone: boolean }): void;
  /** Claims of a valid access token of this person. */
  claims(login: string): Json;
  /** A valid access token of this person. */
  token(login: string): string;
  /** A valid opaque access token of this person, which only userinfo can resolve. */
  opaqueToken(login: string): string;
  /** The ID token that a client receives together with an opaque access token. */
  idToken(login: string, accessToken: string): string;
}

/** Serialises and signs a JWS in compact form (RFC 7515); the parts may be anything. */
export function signed(key: SigningKey, header: Json | string, payload: Json | string): string {
  const input = `${encoded(header)}.${encoded(payload)}`;
  return `${input}.${signatureOf(key, input)}`;
}

export function encoded(part: Json | string): string {
  return Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
}

export function signatureOf({ alg, privateKey }: SigningKey, input: string): string {
  const key = alg === 'ES256' ? ({ key: privateKey, dsaEncoding: 'ieee-p1363' } as const) : privateKey;
  return sign('sha256', Buffer.from(input), key).toString('base64url');
}

export function makeKey(kid: string, alg: SigningKey['alg']): SigningKey {
  const pair =
    alg === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { kid, alg, ...pair };
}

export function publicJwk({ publicKey, kid, alg }: SigningKey) {
  return { ...publicKey.export({ format: 'jwk' }), kid, alg, use: 'sig' };
}

export async function startProvider(clientId: string): Promise<ForgingProvider> {
  const keys = [makeKey('rsa-1', 'RS256'), makeKey('ec-1', 'ES256')] as const;
  let published = keys.map(publicJwk);
  let signingKey: SigningKey = keys[0];
  const opaque = new Map<string, string>();
  const requestCounts = new Map<string, number>();
  let rejected = 0;
  let requests = 0;
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: ForgingProvider = {
    origin,
    issuer: origin,
    clientId,
    keys,
    requestCounts,
    get rejected() {
      return rejected;
    },
    userinfoDelay: 0,
    keysDelay: 0,
    isAway: false,
    get requests() {
      return requests;
    },
    secondsAhead: 0,
    publish: (key) => void published.push(key),
    rotate: (key, { isPreviousGone } = { isPreviousGone: false }) => {
      published = [key, ...(isPreviousGone ? [] : [signingKey])].map(publicJwk);
      signingKey = key;
    },
    claims: (login) => {
      const now = Math.floor(Date.now() / 1000) + provider.secondsAhead;
      const times = { iat: now, auth_time: now, exp: now + 7200 };
      const about = { iss: origin, sub: `subject of ${login}`, aud: clientId, client_id: clientId };
      return { ...about, ...times, scope: 'openid profile email', preferred_username: login };
    },
    token: (login) => {
      const { alg, kid } = signingKey;
      return signed(signingKey, { alg, kid, typ: 'at+jwt' }, provider.claims(login));
    },
    opaqueToken: (login) => {
      const token = randomBytes(24).toString('base64url');
      opaque.set(token, login);
      return token;
    },
    idToken: (login, accessToken) => {
      const { iss, sub, aud, iat, exp, auth_time } = provider.claims(login);
      const at_hash = hash('sha256', accessToken, 'buffer').subarray(0, 16).toString('base64url');
      const header = { alg: 'RS256', kid: keys[0].kid };
      return signed(keys[0], header, { iss, sub, aud, iat, exp, auth_time, at_hash });
    },
    [Symbol.dispose]: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return provider;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests++;
    if (provider.isAway) return void request.socket.destroy();
    const path = request.url ?? '';
    requestCounts.set(path, (requestCounts.get(path) ?? 0) + 1);
    if (path === '/userinfo') await pause(provider.userinfoDelay);
    if (path === '/keys') await pause(provider.keysDelay);
    const body = bodyFor(path, request.headers.authorization ?? '');
    if (path === '/userinfo' && body === undefined) rejected++;
    response.writeHead(body === undefined ? (path === '/userinfo' ? 401 : 404) : 200, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(body ?? {}));
  }

  function bodyFor(path: string, authorization: string): Json | undefined {
    if (path === '/keys') return { keys: published };
    if (path === '/.well-known/openid-configuration') {
      const names = ['authorization', 'token', 'userinfo', 'end_session'];
      const endpoints = Object.fromEntries(names.map((name) => [`${name}_endpoint`, `${origin}/${name}`]));
      return { issuer: origin, jwks_uri: `${origin}/keys`, ...endpoints };
    }
    const login = path === '/userinfo' ? opaque.get(authorization.replace(/^Bearer /, '')) : undefined;
    return login === undefined ? undefined : { sub: `subject of ${login}`, preferred_username: login };
  }
}
