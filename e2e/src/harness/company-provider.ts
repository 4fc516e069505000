import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** The provider's state of a sign-in between code and tokens. */
interface SignIn {
  readonly nonce: string;
  /** `auth_time` of the access token; undefined if the provider omits it. */
  readonly signedInAt: number | undefined;
}

/** An OpenID provider whose token endpoint has a different origin than its issuer, like some large ones. Every user is the same person. */
export interface CompanyProvider {
  readonly issuer: string;
  readonly clientId: string;
  /** Starts responding. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Reserves the addresses of a provider that does not respond yet.
 * @param secondsSinceSignIn how long ago the person signed in, unless the client requests a new sign-in (`prompt=login`); omitted by default
 * @param accessClaims additional claims of the access tokens
 */
export async function prepareCompanyProvider(
  login: string,
  secondsSinceSignIn?: number,
  accessClaims: object = {},
): Promise<CompanyProvider> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const clientId = 'directory';
  const signIns = new Map<string, SignIn>();
  const issuerServer = createServer();
  const tokenServer = createServer();
  const [issuer, tokens] = [await addressOf(issuerServer), await addressOf(tokenServer)];
  await Promise.all([issuerServer, tokenServer].map(stop));

  const signed = (typ: string, claims: object) => {
    const issuedAt = Math.floor(Date.now() / 1000);
    const usual = { iss: issuer, sub: createHash('sha256').update(login).digest('hex'), aud: clientId, iat: issuedAt };
    const payload = { ...usual, exp: issuedAt + 600, preferred_username: login, ...claims };
    const input = [{ alg: 'RS256', kid: 'one', typ }, payload]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    return `${input}.${sign('sha256', Buffer.from(input), privateKey).toString('base64url')}`;
  };

  serve(issuerServer, (url) => {
    if (url.pathname === '/.well-known/openid-configuration') {
      const endpoints = { authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${tokens}/token` };
      return { body: { issuer, jwks_uri: `${issuer}/keys`, ...endpoints } };
    }
    if (url.pathname === '/keys') {
      return { body: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] } };
    }
    if (url.pathname !== '/authorize') return { status: 404 };
    const code = randomUUID();
    const age = url.searchParams.get('prompt') === 'login' ? 0 : secondsSinceSignIn;
    const signedInAt = secondsSinceSignIn === undefined ? undefined : Math.floor(Date.now() / 1000) - (age ?? 0);
    signIns.set(code, { nonce: url.searchParams.get('nonce') ?? '', signedInAt });
    const back = new URL(url.searchParams.get('redirect_uri') ?? '');
    for (const [name, value] of Object.entries({ code, state: url.searchParams.get('state') ?? '', iss: issuer })) {
      back.searchParams.set(name, value);
    }
    return { status: 302, headers: { location: back.href } };
  });
  serve(tokenServer, (_url, form) => {
    const signIn = signIns.get(form.get('code') ?? '');
    const access = {
      client_id: clientId,
      scope: 'openid profile email',
      auth_time: signIn?.signedInAt,
      ...accessClaims,
    };
    return {
      body: {
        token_type: 'Bearer',
        expires_in: 600,
        scope: 'openid profile email',
        access_token: signed('at+jwt', access),
        id_token: signed('JWT', { nonce: signIn?.nonce }),
      },
    };
  });

  return {
    issuer,
    clientId,
    start: async () => {
      await Promise.all([listen(issuerServer, issuer), listen(tokenServer, tokens)]);
    },
    close: async () => {
      await Promise.all([issuerServer, tokenServer].map(stop));
    },
  };
}

/** Responds with JSON, to pages of any origin. */
function serve(server: Server, answer: (url: URL, form: URLSearchParams) => Answer): void {
  server.on('request', async (request: IncomingMessage, response) => {
    const {
      status = 200,
      headers = {},
      body = {},
    } = answer(new URL(request.url ?? '', 'http://provider.example'), new URLSearchParams(await bodyOf(request)));
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*', ...headers });
    response.end(JSON.stringify(body));
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Listens briefly to find a free port. */
async function addressOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function listen(server: Server, address: string): Promise<void> {
  server.listen(Number(new URL(address).port), '127.0.0.1');
  await once(server, 'listening');
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  if (server.listening) await new Promise((done) => server.close(done));
}
