import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWK, JWTHeaderParameters } from 'jose';
import { onTestFinished } from 'vitest';

export interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body?: unknown;
}

export interface SigningKey {
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK;
}

/** Creates a key pair. Its public JWK has `kid`, `alg` and `use`. */
export async function makeKey(kid: string, alg = 'RS256'): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  return { privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
}

/**
 * The HTTP endpoints of an OpenID provider, for responses and tokens that no library would issue. A test can assign to every property.
 */
export class SigningProvider {
  /** Set by `listen` and `open`. */
  origin = '';
  issuer = '';
  /** Until a test assigns others, a key with which it signs nothing. */
  keys: JWK[] = [];
  metadata: Record<string, unknown> = {};
  userinfo: (token: string) => Answer | Promise<Answer> = () => ({ status: 401 });
  introspection: (form: URLSearchParams, authorization: string) => Answer = () => ({ body: { active: false } });
  /** Statuses of the next responses, for any path. */
  failures: number[] = [];
  /** Requested paths, in order. */
  readonly requestedPaths: string[] = [];

  /** Listens until the end of the current test. */
  async listen(issuerPath = ''): Promise<this> {
    onTestFinished(await this.open(issuerPath));
    return this;
  }

  /** Listens until the returned function is called. */
  async open(issuerPath = ''): Promise<() => void> {
    this.keys = [(await makeKey('unused', 'ES256')).publicJwk];
    const server = createServer(async (request, response) => {
      const { status = 200, type = 'application/json', body = {} } = await this.#answer(request);
      response.writeHead(status, { 'content-type': type, connection: 'close' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.issuer = this.origin + issuerPath;
    return () => {
      server.closeAllConnections();
      server.close();
    };
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const path = request.url ?? '';
    this.requestedPaths.push(path);
    const failure = this.failures.shift();
    if (failure !== undefined) return { status: failure };
    const authorization = request.headers.authorization ?? '';
    if (path === '/keys') return { body: { keys: this.keys } };
    if (path === '/userinfo') return await this.userinfo(authorization.replace('Bearer ', ''));
    if (path === '/introspection') return this.introspection(new URLSearchParams(await bodyOf(request)), authorization);
    if (`${this.origin}${path}` !== `${this.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
      return { status: 404 };
    const { issuer, origin } = this;
    return {
      body: {
        issuer,
        jwks_uri: `${origin}/keys`,
        userinfo_endpoint: `${origin}/userinfo`,
        introspection_endpoint: `${origin}/introspection`,
        ...this.metadata,
      },
    };
  }

  count(path: string): number {
    return this.requestedPaths.filter((requested) => requested === path).length;
  }

  /** A valid access token of this provider with the given changes. A claim that is undefined is omitted. */
  async token(
    key: SigningKey,
    claims: { readonly [claim: string]: unknown } = {},
    header: Partial<JWTHeaderParameters> = {},
  ): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const usual = {
      iss: this.issuer,
      sub: 'f2a7',
      aud: 'web',
      iat: now,
      exp: now + 300,
      scope: 'openid profile email',
    };
    return await new SignJWT({ ...usual, client_id: 'web', preferred_username: 'AB1234@group.example', ...claims })
      .setProtectedHeader({ alg: key.publicJwk.alg ?? 'RS256', kid: key.publicJwk.kid ?? '', typ: 'at+jwt', ...header })
      .sign(key.privateKey);
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
