import { scimTokenPrefix } from '@directory/contract';
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../../database/open-database.ts';
import { clientNetwork } from '../../../http/limits/client-network.ts';
import { HttpError } from '../../../http/http-error.ts';
import { readBearer } from '../../../viewer/tokens/bearer.ts';
import type { LookUpIssuedToken } from '../../../viewer/api-tokens/issued-token-lookup.ts';
import { hashOfToken, isUseToRecord } from '../../../viewer/api-tokens/issued-token.ts';
import { scimTokensStore } from './scim-tokens-store.ts';
import type { ScimToken } from './scim-tokens-store.ts';

/**
 * Finds the token of a request. Queries the database each time, so that a revoked token is rejected immediately on every node.
 * @throws HttpError `token.missing`, `token.invalid`, `request.too-many`
 */
export async function authenticateClient(
  request: FastifyRequest,
  { queries, lookUp }: { queries: Queries; lookUp: LookUpIssuedToken },
): Promise<ScimToken> {
  const bearer = readBearer(request.headers.authorization);
  if (!bearer.startsWith(scimTokenPrefix)) throw new HttpError('token.invalid');
  const store = scimTokensStore(queries);
  const hash = hashOfToken(bearer);
  const token = await lookUp({ network: clientNetwork(request.ip), hash }, () => store.findByHash(hash));
  if (isUseToRecord(token.lastUsedAt)) await store.recordUse(token.id);
  return token;
}
