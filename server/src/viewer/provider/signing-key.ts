import { createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { JWK } from 'jose';
import { signatureAlgorithms } from '../tokens/token-signature.ts';

/** Minimum number of bits of an RSA key (RFC 7518 section 3.3). */
const minRsaBits = 2048;
/** The names of the curves P-256, P-384 and P-521 in OpenSSL. */
const curves = new Set<string | undefined>(['prime256v1', 'secp384r1', 'secp521r1']);

/**
 * Whether a value is a public key that can verify the signature of a token. `use`, `key_ops` and `alg` may be missing (RFC 7517 section 4).
 */
export function isSigningKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { use, key_ops: operations, alg, d } = value as Readonly<Record<string, unknown>>;
  const isForSignatures =
    (use === undefined || use === 'sig') &&
    (operations === undefined || (Array.isArray(operations) && operations.includes('verify'))) &&
    (alg === undefined || signatureAlgorithms.some((algorithm) => algorithm === alg));
  return isForSignatures && d === undefined && isSupported(value);
}

function isSupported(value: JWK): boolean {
  let key: KeyObject;
  try {
    key = createPublicKey({ key: value, format: 'jwk' });
  } catch {
    return false;
  }
  const { asymmetricKeyType: type, asymmetricKeyDetails: { modulusLength = 0, namedCurve } = {} } = key;
  return (
    (type === 'rsa' && modulusLength >= minRsaBits) || (type === 'ec' && curves.has(namedCurve)) || type === 'ed25519'
  );
}
