import { vi } from 'vitest';

const claims = (values: object) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(values)}.signature`;
};

export interface TokenRequest {
  grantType: string;
  code: string | null;
  refreshToken: string | null;
  codeVerifier: string | null;
}

/**
 * A fake OpenID provider: discovery, token and logout endpoints behind `fetch`. Like a strict provider, it redeems each code and each
 * refresh token only once.
 */
export class FakeProvider {
  readonly issuer = 'https://login.example/realm';
  readonly clientId = 'directory';
  readonly tokenRequests: TokenRequest[] = [];
  /** Failures for the next requests: `unreachable`, or a status. */
  readonly nextFailures: ('unreachable' | number)[] = [];
  subject = 'person-1';
  accountName = 'AB1234@group.example';
  /** Claims that replace those of the ID tokens. */
  idTokenClaims: object = {};
  hasLogout = true;
  givesRefreshTokens = true;
  /** Behaviour of the revocation endpoint (RFC 7009). */
  revocation: 'none' | 'answers' | 'fails' | 'hangs' = 'none';
  readonly revoked: (string | null)[] = [];
  #nonces = new Map<string, string>();
  #spent = new Set<string>();
  #count = 0;

  /** Replaces `fetch` for the URLs of this provider. `others` handles all other requests. */
  install(others: (request: Request) => Promise<Response> = async () => new Response(null, { status: 404 })): void {
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(new URL(String(input), 'http://localhost:3000'), init ?? {});
      return request.url.startsWith(this.issuer) ? await this.#answer(request) : await others(request);
    });
  }

  /** Signs in at the authorization URL. Returns the URL that the provider redirects to. */
  approve(authorizeAddress: string): string {
    const asked = new URL(authorizeAddress).searchParams;
    const code = `code-${(this.#count += 1)}`;
    this.#nonces.set(code, asked.get('nonce') ?? '');
    const back = new URL(asked.get('redirect_uri') ?? '');
    // An additional parameter comes first, since the order of parameters must not matter.
    back.searchParams.set('session_state', 'x');
    back.searchParams.set('iss', this.issuer);
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.get('state') ?? '');
    return back.href;
  }

  async #answer(request: Request): Promise<Response> {
    const failure = this.nextFailures.shift();
    if (failure === 'unreachable') throw new TypeError('Failed to fetch');
    if (failure !== undefined && failure < 500) return Response.json({}, { status: failure, statusText: 'Failure' });
    // A gateway responds with HTML.
    if (failure !== undefined) return new Response('<h1>Failure</h1>', { status: failure });
    if (request.url.endsWith('/.well-known/openid-configuration')) {
      return Response.json({
        issuer: this.issuer,
        authorization_endpoint: `${this.issuer}/authorize`,
        token_endpoint: `${this.issuer}/token`,
        ...(this.revocation === 'none' ? {} : { revocation_endpoint: `${this.issuer}/revoke` }),
        ...(this.hasLogout ? { end_session_endpoint: `${this.issuer}/logout` } : {}),
      });
    }
    const form = new URLSearchParams(await request.text());
    return request.url.endsWith('/revoke') ? await this.#revoke(form) : this.#token(form);
  }

  async #revoke(form: URLSearchParams): Promise<Response> {
    if (this.revocation === 'hangs') await new Promise(() => {});
    if (this.revocation === 'fails') return Response.json({ error: 'unsupported_token_type' }, { status: 400 });
    if (form.get('client_id') === this.clientId) this.revoked.push(form.get('token'));
    return new Response(null, { status: 200 });
  }

  #token(form: URLSearchParams): Response {
    const [code, refreshToken] = [form.get('code'), form.get('refresh_token')];
    this.tokenRequests.push({
      grantType: form.get('grant_type') ?? '',
      code,
      refreshToken,
      codeVerifier: form.get('code_verifier'),
    });
    const spent = code ?? refreshToken ?? '';
    if (this.#spent.has(spent)) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    this.#spent.add(spent);
    const number = (this.#count += 1);
    return Response.json({
      access_token: `access-${number}`,
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'openid profile email',
      ...(this.givesRefreshTokens ? { refresh_token: `refresh-${number}` } : {}),
      id_token: claims({
        iss: this.issuer,
        aud: this.clientId,
        sub: this.subject,
        preferred_username: this.accountName,
        ...(code === null ? {} : { nonce: this.#nonces.get(code) }),
        ...this.idTokenClaims,
      }),
    });
  }
}
