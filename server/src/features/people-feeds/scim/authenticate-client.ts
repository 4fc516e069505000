import { createHash, randomBytes } from 'node:crypto';
import { scimTokenPrefix } from '@directory/contract';
import type { Queries } from '../../../database/open-database.ts';
import { HttpError } from '../../../http/http-error.ts';
import { readBearer } from '../../../viewer/bearer.ts';
import { scimTokensStore } from './scim-tokens-store.ts';
import type { ScimToken } from './scim-tokens-store.ts';

const minute = 60_000;

/** A new token: the prefix and 256 random bits. */
export function makeScimToken(): string {
  return `${scimTokenPrefix}${randomBytes(32).toString('base64url')}`;
}

/** With 256 random bits, a plain hash cannot be reversed by trying. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Finds the token of a request. The database is asked each time, so that a revoked token is rejected at once on every node.
 * @throws HttpError `token.missing`, `token.invalid`
 */
export async function authenticateClient(queries: Queries, authorization: string | undefined): Promise<ScimToken> {
  const bearer = readBearer(authorization);
  const store = scimTokensStore(queries);
  const token = bearer.startsWith(scimTokenPrefix) ? await store.findByHash(hashOfToken(bearer)) : undefined;
  if (token === undefined) throw new HttpError('token.invalid');
  const { lastUsedAt } = token;
  if (lastUsedAt === null || Date.now() - lastUsedAt.getTime() > minute) await store.recordUse(token.id);
  return token;
}
