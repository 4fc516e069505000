import { createHash, randomBytes } from 'node:crypto';

const minute = 60_000;

/** Generates a token for another system: a prefix, by which secret scanners recognise leaked tokens, and 256 random bits. */
export function makeToken(prefix: string): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/**
 * The hash under which a token is stored. With 256 random bits, a fast hash cannot be reversed by brute force. Since the hash is looked up
 * and not the token, response times reveal nothing about the token.
 */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether to record a use of a token. It is recorded at most once a minute, so that not every request writes to the database. */
export function isUseToRecord(lastUsedAt: Date | null): boolean {
  return lastUsedAt === null || Date.now() - lastUsedAt.getTime() > minute;
}
