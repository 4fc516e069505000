import { hash } from 'node:crypto';
import type { IdentityProvider } from '../provider/identity-provider.ts';
import { readSigned, verifySignature } from './token-signature.ts';
import { textIn } from './claims.ts';
import { isCanonical } from './token-kinds.ts';
import { readSubject } from './token-rules.ts';

/** Maximum length of an ID token in characters. */
const longestIdToken = 8 * 1024;

/**
 * The subject of a valid ID token that was issued to the client together with an access token (OpenID Connect Core section 3.1.3.7);
 * undefined for anything else. `at_hash`, which binds the two, is optional in the authorization code flow (section 3.1.3.6).
 *
 * NOTE: this never grants access. It only distinguishes tokens of a real sign-in from random ones.
 */
export async function subjectOfIdToken(
  idToken: string,
  accessToken: string,
  { provider, clientId }: { provider: IdentityProvider; clientId: string },
): Promise<string | undefined> {
  if (idToken.length > longestIdToken || !isCanonical(idToken)) return undefined;
  try {
    const { claims, algorithm } = readSigned(idToken);
    if (!provider.isIssuer(textIn(claims, 'iss')) || ![claims['aud']].flat().includes(clientId)) return undefined;
    if (claims['at_hash'] !== undefined && claims['at_hash'] !== halfHash(accessToken, algorithm)) return undefined;
    // Never waits for newer keys.
    await verifySignature(idToken, { current: provider.keys.current, newerThan: async () => undefined });
    return readSubject(claims);
  } catch {
    return undefined;
  }
}

/** The left half of the hash of the signature algorithm, as in `at_hash`; EdDSA uses SHA-512. */
function halfHash(accessToken: string, algorithm: string): string {
  const bits = /(?:256|384|512)$/.exec(algorithm)?.[0] ?? '512';
  const digest = hash(`sha${bits}`, accessToken, 'buffer');
  return digest.subarray(0, digest.length / 2).toString('base64url');
}
