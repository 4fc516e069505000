import type { AccessTokens } from '../src/viewer/access-tokens.ts';

/** The login of the identity that an access token proves. */
export async function loginOf(tokens: AccessTokens, token: string): Promise<string> {
  const { login } = await tokens.identityOf(token);
  return login;
}
