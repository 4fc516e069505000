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

/** A key pair whose public half is named `kid`, with `alg` and `use` as a careful provider publishes them. */
export async function makeKey(kid: string, alg = 'RS256'): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  return { privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
}

/**
 * What an OpenID provider publishes, over HTTP, to be bent into any shape: for tokens that no library would issue. Every
 * property may be replaced during a test.
 */
export class SigningProvider {
  /** Set once it listens. */
  origin = '';
  issuer = '';
  keys: JWK[] = [];
  metadata: Record<string, unknown> = {};
  userinfo: (token: string) => Answer | Promise<Answer> = () => ({ status: 401 });
  introspection: (form: URLSearchParams, authorization: string) => Answer = () => ({ body: { active: false } });
  /** Statuses with which the next requests are met, whatever they ask for. */
  failures: number[] = [];
  /** Paths that were asked for, in order. */
  readonly asked: string[] = [];

  /** Listens until the end of the test that calls it. */
  async listen(issuerPath = ''): Promise<this> {
    onTestFinished(await this.open(issuerPath));
    return this;
  }

  /** Listens until what it answers is called. */
  async open(issuerPath = ''): Promise<() => void> {
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
    this.asked.push(path);
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
    return this.asked.filter((asked) => asked === path).length;
  }

  /** An ordinary access token of this provider, changed by what is given; a claim of undefined is left out. */
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
