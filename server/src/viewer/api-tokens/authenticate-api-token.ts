import type { Queries } from '../../database/open-database.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Viewer } from '../../http/viewer.ts';
import { apiTokensStore } from './api-tokens-store.ts';
import type { LookUpIssuedToken } from './issued-token-lookup.ts';
import { hashOfToken, shouldRecordUse } from './issued-token.ts';

/**
 * Returns the viewer of an API token. The token is looked up in the database each time, so that a revoked one is rejected at once on every
 * node.
 * @throws HttpError `token.invalid`, `token.expired`, `request.too-many`
 */
export async function authenticateApiToken(
  token: string,
  { queries, lookUp, network }: { queries: Queries; lookUp: LookUpIssuedToken; network: string },
): Promise<Viewer> {
  const store = apiTokensStore(queries);
  const hash = hashOfToken(token);
  const found = await lookUp({ network, hash }, () => store.findByHash(hash));
  if (found.expiresAt <= new Date()) throw new HttpError('token.expired');
  if (shouldRecordUse(found.lastUsedAt)) await store.recordUse(found.id);
  const { id, name, scopes, peoplePerDay } = found;
  return {
    login: `API token ${name}`,
    personId: null,
    account: null,
    signedInAt: undefined,
    apiToken: { id, name, scopes, peoplePerDay },
  };
}
