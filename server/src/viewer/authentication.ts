import { apiTokenPrefix, idTokenHeader, scimTokenPrefix } from '@directory/contract';
import type { Queries } from '../database/open-database.ts';
import type { AccessTokens } from './tokens/access-tokens.ts';
import { authenticateApiToken } from './api-tokens/authenticate-api-token.ts';
import { readBearer } from './tokens/bearer.ts';
import { clientNetwork } from '../http/limits/client-network.ts';
import { HttpError } from '../http/http-error.ts';
import type { AccessRule, AdministeredUnits, Authentication, Viewer } from '../http/route.ts';
import { noUnits } from '../http/unit-scope.ts';
import { issuedTokenLookUp } from './api-tokens/issued-token-lookup.ts';
import { viewerKey } from './viewer-key.ts';

/**
 * Finds out who is asking, by the bearer token of the request (RFC 6750 section 2.1, the header alone), and whether they may.
 *
 * - A person who is signed in but not in the directory, or has left, is a viewer without a person.
 * - A claim of the token makes nobody an administrator who is not in the directory.
 * - An API token may call the endpoints that declare its scope, and no other.
 */
export function createAuthentication(options: {
  tokens: AccessTokens;
  /** Where API tokens are. */
  queries: Queries;
  /** From memory, compared without case; undefined for leavers and strangers. `PeopleMemory` is one. */
  people: { idOfLogin(login: string): number | undefined };
  /** `authorizeAdministrator`, which reads the list each time. */
  administeredUnits: (viewer: Viewer) => Promise<AdministeredUnits>;
  /** `checkRecentSignIn`. */
  checkSignIn: (viewer: Viewer) => void;
}): Authentication {
  const { tokens, queries, people, administeredUnits, checkSignIn } = options;
  const lookUp = issuedTokenLookUp();
  return {
    async identify(request) {
      const token = readBearer(request.headers.authorization);
      // A SCIM token is a secret of the directory: the provider is not asked about it.
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
