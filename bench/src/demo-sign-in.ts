import { createHash, randomBytes } from 'node:crypto';
import { demoClientId, demoPath } from '../../server/src/features/sign-in/demo-names.ts';

/**
 * Signs in as one of the demo people, like a browser: authorization code with PKCE (RFC 7636), and the page to choose a person.
 * @returns the access token
 */
export async function signInToDemo(address: string, login: string): Promise<string> {
  const redirectUri = `${address}/implicit/callback`;
  const client = { client_id: demoClientId, redirect_uri: redirectUri };
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    ...client,
    response_type: 'code',
    scope: 'openid',
    state: randomBytes(8).toString('base64url'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const visit = cookieClient();
  const page = await visit(`${address}${demoPath}/auth?${query}`);
  const chosen = await visit(page, { method: 'POST', body: new URLSearchParams({ login }) });
  const back = new URL(await visit(chosen));
  const redeemed = await fetch(`${address}${demoPath}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      ...client,
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      code_verifier: verifier,
    }),
  });
  const { access_token: token } = (await redeemed.json()) as { access_token?: string };
  if (token === undefined) throw new Error(`${login} was not signed in: ${redeemed.status}`);
  return token;
}

/** A client that keeps cookies. Each visit returns the address that the response redirects to. */
function cookieClient() {
  const cookies = new Map<string, string>();
  return async (address: string, init: RequestInit = {}): Promise<string> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(address, { ...init, headers: { cookie }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`${new URL(address).pathname} answered ${response.status} without a redirect`);
    return new URL(location, address).href;
  };
}
