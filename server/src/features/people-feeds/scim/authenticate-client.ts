import { scimTokenPrefix } from '@directory/contract';
import type { Queries } from '../../../database/open-database.ts';
import { HttpError } from '../../../http/http-error.ts';
import { readBearer } from '../../../viewer/bearer.ts';
import { hashOfToken, isUseToRecord } from '../../../viewer/issued-token.ts';
import { scimTokensStore } from './scim-tokens-store.ts';
import type { ScimToken } from './scim-tokens-store.ts';

/**
 * Finds the token of a request. The database is asked each time, so that a revoked token is rejected at once on every node.
 * @throws HttpError `token.missing`, `token.invalid`
 */
export async function authenticateClient(queries: Queries, authorization: string | undefined): Promise<ScimToken> {
  const bearer = readBearer(authorization);
  const store = scimTokensStore(queries);
  const token = bearer.startsWith(scimTokenPrefix) ? await store.findByHash(hashOfToken(bearer)) : undefined;
  if (token === undefined) throw new HttpError('token.invalid');
  if (isUseToRecord(token.lastUsedAt)) await store.recordUse(token.id);
  return token;
}
