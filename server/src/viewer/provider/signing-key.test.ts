import { exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'jose';
import { expect, test } from 'vitest';
import { isSigningKey } from './signing-key.ts';

async function publicJwk(algorithm: string): Promise<JWK> {
  const { publicKey } = await generateKeyPair(algorithm, { extractable: true });
  return await exportJWK(publicKey);
}

test.each(['RS256', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'])(
  'a key for %s is a signing key',
  async (algorithm) => {
    const jwk = await publicJwk(algorithm);
    expect(isSigningKey(jwk)).toBe(true);
    expect(isSigningKey({ ...jwk, kid: 'one', alg: algorithm, use: 'sig', key_ops: ['verify'] })).toBe(true);
  },
);

test.each([
  ['is for encryption', { use: 'enc' }],
  ['is for encryption according to its algorithm', { alg: 'RSA-OAEP' }],
  ['is only for key wrapping', { key_ops: ['wrapKey'] }],
  ['has no modulus', { n: undefined }],
  ['is too short', { n: Buffer.alloc(128, 255).toString('base64url') }],
  ['is private', { d: 'AQAB' }],
])('a key that %s is not', async (_case, change) => {
  expect(isSigningKey({ ...(await publicJwk('RS256')), ...change })).toBe(false);
});

test.each([undefined, null, 'key', [], {}, { kty: 'oct', k: 'c2VjcmV0' }, { kty: 'AKP' }, { kty: 'EC', crv: 'P-256' }])(
  '%j is not',
  (value) => {
    expect(isSigningKey(value)).toBe(false);
  },
);
