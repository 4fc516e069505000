import { randomBytes } from 'node:crypto';

/** The key of the hashes in `erasures`: without it, nobody can test whether a login was erased. */
export function makeErasureKey(): string {
  return randomBytes(32).toString('base64url');
}
