import { apiTokenPrefix, idTokenHeader, scimTokenPrefix } from '@directory/contract';
import type { Queries } from '../database/open-database.ts';
import type { AccessTokens } from './tokens/access-tokens.ts';
import { authenticateApiToken } from './api-tokens/authenticate-api-token.ts';
import { readBearer } from './tokens/bearer.ts';
import { clientNetwork } from '../http/limits/client-network.ts';
import { HttpError } from '../http/http-error.ts';
import type { AccessRule, Authentication } from '../http/authentication.ts';
import type { AdministeredUnits, Viewer } from '../http/viewer.ts';
import { noUnits } from '../http/unit-scope.ts';
import { issuedTokenLookup } from './api-tokens/issued-token-lookup.ts';
import { viewerKey } from './viewer-key.ts';

/**
 * Identifies and authorizes the sender of a request by its bearer token (RFC 6750 section 2.1; only the header is supported).
 *
 * - A signed-in user who is not in the directory, or has left, is a viewer without a person.
 * - Claims of the token grant administrator rights only to people in the directory.
 * - An API token may only call endpoints that declare one of its scopes.
 */
export function createAuthentication(options: {
  tokens: AccessTokens;
  /** For the lookup of API tokens. */
  queries: Queries;
  /**
   * Looks up a person in memory by login, compared without case; undefined for leavers and unknown logins. `PeopleMemory` implements it.
   */
  people: { idOfLogin(login: string): number | undefined };
  /** `authorizeAdministrator`, which reads the list of administrators each time. */
  administeredUnits: (viewer: Viewer) => Promise<AdministeredUnits>;
  /** `checkRecentSignIn`. */
  checkSignIn: (viewer: Viewer) => void;
}): Authentication {
  const { tokens, queries, people, administeredUnits, checkSignIn } = options;
  const lookUp = issuedTokenLookup();
  return {
    async identify(request) {
      const token = readBearer(request.headers.authorization);
      // A SCIM token is a secret that this directory issued. It must not be sent to the provider.
      if (token.startsWith(scimTokenPrefix)) throw new HttpError('token.invalid');
      if (token.startsWith(apiTokenPrefix)) {
        const network = clientNetwork(request.ip);
        return await authenticateApiToken(token, { queries, lookUp, network });
      }
      const { login, account, signedInAt, claimedRights, key } = await tokens.identityOf(token, {
        network: () => clientNetwork(request.ip),
        idToken: request.headers[idTokenHeader]?.toString(),
      });
      const personId = people.idOfLogin(login) ?? null;
      return {
        login,
        personId,
        account,
        signedInAt,
        claimedRights: personId === null ? undefined : claimedRights,
        key,
      };
    },
    keyOf: viewerKey,
    async authorize(viewer, endpoint) {
      const units = await unitsFor(viewer, endpoint);
      if (endpoint.needsRecentSignIn) checkSignIn(viewer);
      return units;
    },
  };

  /** @throws HttpError `access.denied` */
  async function unitsFor(viewer: Viewer, endpoint: AccessRule): Promise<AdministeredUnits> {
    if (viewer.apiToken !== undefined) {
      if (mayTokenCall(viewer.apiToken, endpoint)) return noUnits;
    } else if (endpoint.access === 'signed-in') {
      return noUnits;
    } else {
      const units = await administeredUnits(viewer);
      if (units === 'all' || (endpoint.access === 'unit-administrator' && units.size > 0)) return units;
    }
    throw new HttpError('access.denied');
  }
}

function mayTokenCall({ scopes }: NonNullable<Viewer['apiToken']>, { apiScope }: AccessRule): boolean {
  return apiScope !== undefined && scopes.includes(apiScope);
}
