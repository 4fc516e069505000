import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { JSONWebKeySet, JWTVerifyResult, JWTVerifyGetKey } from 'jose';
import { HttpError } from '../../http/http-error.ts';
import type { Claims, IdentityProvider } from '../provider/identity-provider.ts';

/** Asymmetric algorithms only: with a symmetric one, anyone who knows the public key could sign. */
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

/** Seconds by which the provider's clock may be ahead of ours. */
const earlySeconds = 60;
/** Most keys that are tried for a token that does not say which one signed it. */
const maxKeys = 8;

/** Each set is parsed, and each of its keys imported, once. A provider's new keys are another object. */
const openedSets = new WeakMap<JSONWebKeySet, ReturnType<typeof createLocalJWKSet>>();

/**
 * What a JWT says, before its signature is checked.
 * @throws HttpError `token.invalid`
 */
export function readSigned(token: string): { type: string | undefined; algorithm: string; claims: Claims } {
  try {
    const { typ: type, alg: algorithm } = decodeProtectedHeader(token);
    if ((type === undefined || typeof type === 'string') && typeof algorithm === 'string') {
      return { type, algorithm, claims: decodeJwt(token) };
    }
  } catch {
    // No JSON object, or a claim of the wrong type.
  }
  throw new HttpError('token.invalid');
}

/**
 * Checks the signature and the times of a JWT (RFC 7519), asking the provider for newer keys when none of the known ones fits.
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

/** A provider that changed its keys without changing their names, or names none, shows as a wrong signature. */
function isAboutKeys(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed;
}

function httpErrorOf(error: unknown): unknown {
  if (error instanceof HttpError) return error;
  if (error instanceof errors.JWTExpired) return new HttpError('token.expired');
  // A key that cannot be imported, an unknown `crit`, a claim of the wrong type: in any case the token is invalid.
  return new HttpError('token.invalid', { fault: 'signature' });
}
