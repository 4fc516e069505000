import { randomBytes } from 'node:crypto';

/** Creates the key of the hashes in `erasures`, without which nobody can test whether a login was erased. */
export function makeErasureKey(): string {
  return randomBytes(32).toString('base64url');
}
