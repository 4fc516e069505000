import type { AccessTokens } from '../src/viewer/tokens/access-tokens.ts';

/** A client that sends no ID token. */
export const someone = { network: () => '192.0.2.1', idToken: undefined };

/** The login for which an access token was issued. */
export async function loginOf(tokens: AccessTokens, token: string): Promise<string> {
  const { login } = await tokens.identityOf(token, someone);
  return login;
}
