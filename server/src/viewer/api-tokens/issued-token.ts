import { createHash, randomBytes } from 'node:crypto';

const minute = 60_000;

/** A new token for another system: a prefix, which scanners for leaked secrets recognise, and 256 random bits. */
export function makeToken(prefix: string): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/** With 256 random bits, a plain hash cannot be reversed by trying. Looking up a hash says nothing about the token in its time. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The last use of a token is recorded to the minute, so that not every request writes. */
export function isUseToRecord(lastUsedAt: Date | null): boolean {
  return lastUsedAt === null || Date.now() - lastUsedAt.getTime() > minute;
}
