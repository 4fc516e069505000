import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { JSONWebKeySet, JWTVerifyResult, JWTVerifyGetKey } from 'jose';
import { HttpError } from '../../http/http-error.ts';
import type { Claims, IdentityProvider } from '../provider/identity-provider.ts';

/** Only asymmetric algorithms. With a symmetric one, anyone who knows the public key could sign. */
export const signatureAlgorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** Tolerated number of seconds by which the provider's clock is ahead of ours. */
const earlySeconds = 60;
/** Maximum number of keys that are tried for a token without a key id. */
const maxKeys = 8;

/** Cached key sets, so that each set is parsed, and each key imported, only once. A reload of the provider's keys gives a new object. */
const openedSets = new WeakMap<JSONWebKeySet, ReturnType<typeof createLocalJWKSet>>();

/**
 * Decodes a JWT without checking its signature.
 * @throws HttpError `token.invalid`
 */
export function readSigned(token: string): { type: string | undefined; algorithm: string; claims: Claims } {
  try {
    const { typ: type, alg: algorithm } = decodeProtectedHeader(token);
    if ((type === undefined || typeof type === 'string') && typeof algorithm === 'string') {
      return { type, algorithm, claims: decodeJwt(token) };
    }
  } catch {
    // Not a JSON object, or a claim of the wrong type.
  }
  throw new HttpError('token.invalid');
}

/**
 * Checks the signature and the times of a JWT (RFC 7519). If none of the known keys matches, requests newer keys from the provider.
 * @throws HttpError `token.invalid`, `token.expired`, `provider.unavailable`
 */
export async function verifySignature(token: string, keys: IdentityProvider['keys']): Promise<JWTVerifyResult> {
  const known = await keys.current();
  try {
    return await verifyWith(token, known);
  } catch (error) {
    if (!isAboutKeys(error)) throw httpErrorOf(error);
  }
  const renewed = await keys.newerThan(known);
  if (renewed === undefined) throw new HttpError('token.invalid', { fault: 'signature' });
  try {
    return await verifyWith(token, renewed);
  } catch (error) {
    throw httpErrorOf(error);
  }
}

async function verifyWith(token: string, keys: JSONWebKeySet): Promise<JWTVerifyResult> {
  try {
    return await verifyWithKey(token, opened(keys));
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
    let tried = 0;
    for await (const key of error) {
      if ((tried += 1) > maxKeys) break;
      try {
        return await verifyWithKey(token, () => key);
      } catch (failure) {
        if (!(failure instanceof errors.JWSSignatureVerificationFailed)) throw failure;
      }
    }
    throw new errors.JWSSignatureVerificationFailed();
  }
}

function opened(keys: JSONWebKeySet): ReturnType<typeof createLocalJWKSet> {
  const known = openedSets.get(keys);
  if (known !== undefined) return known;
  const set = createLocalJWKSet(keys);
  openedSets.set(keys, set);
  return set;
}

function verifyWithKey(token: string, key: JWTVerifyGetKey | (() => CryptoKey)): Promise<JWTVerifyResult> {
  return jwtVerify(token, key as JWTVerifyGetKey, {
    algorithms: signatureAlgorithms,
    clockTolerance: earlySeconds,
    requiredClaims: ['iss', 'exp'],
  });
}

/** Whether newer keys may help. An invalid signature counts too, since a provider may replace keys under the same ids, or use no ids. */
function isAboutKeys(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed;
}

function httpErrorOf(error: unknown): unknown {
  if (error instanceof HttpError) return error;
  if (error instanceof errors.JWTExpired) return new HttpError('token.expired');
  // For example a key that cannot be imported, an unknown `crit`, or a claim of the wrong type.
  return new HttpError('token.invalid', { fault: 'signature' });
}
