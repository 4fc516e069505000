import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK, JWKS } from 'oidc-provider';

/** The part of `secretsStore` that is used. */
export interface Secrets {
  findOrCreate(name: string, make: () => string | Promise<string>): Promise<string>;
}

/** Signing keys of the demo provider. They are stored, so that access tokens survive a restart. */
export interface DemoKeys {
  readonly signing: JWKS;
  /** The public keys. */
  readonly verifying: JWKS;
  readonly cookies: string;
}

export async function readDemoKeys(secrets: Secrets): Promise<DemoKeys> {
  const key = JSON.parse(await secrets.findOrCreate('demo sign-in key', makeSigningKey)) as JWK;
  const cookies = await secrets.findOrCreate('demo sign-in cookies', () => randomBytes(32).toString('base64url'));
  const { kty, n, e, kid, use, alg } = key as JWK & { n: string; e: string };
  return { signing: { keys: [key] }, verifying: { keys: [{ kty, n, e, kid, use, alg } as JWK] }, cookies };
}

async function makeSigningKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomBytes(8).toString('base64url');
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' });
}
