import { scimTokenPrefix } from '@directory/contract';
import type { AccessTokens } from './access-tokens.ts';
import { readBearer } from './bearer.ts';
import { HttpError } from '../http/http-error.ts';
import type { Authentication } from '../http/route.ts';
import { viewerKey } from './viewer-key.ts';

/**
 * Finds out who is asking, by the bearer token of the request (RFC 6750 section 2.1, the header alone), and whether they may.
 *
 * - A person who is signed in but not in the directory, or has left, is a viewer without a person.
 * - The list of administrators is read for each request to an administrator's endpoint, so that a removal takes effect at once.
 */
export function createAuthentication(options: {
  tokens: AccessTokens;
  /** From memory, compared without case; undefined for leavers and strangers. `PeopleMemory` is one. */
  people: { idOfLogin(login: string): number | undefined };
  /** `administratorsStore(…)`. */
  administrators: { isAdministrator(login: string): Promise<boolean> };
}): Authentication {
  const { tokens, people, administrators } = options;
  return {
    async identify(request) {
      const token = readBearer(request.headers.authorization);
      // A SCIM token is a secret of the directory: the provider is not asked about it.
      if (token.startsWith(scimTokenPrefix)) throw new HttpError('token.invalid');
      const { login, account, signedInAt } = await tokens.identityOf(token);
      return { login, personId: people.idOfLogin(login) ?? null, account, signedInAt };
    },
    keyOf: viewerKey,
    async authorize({ login }, access) {
      const isAllowed = access === 'signed-in' || (await administrators.isAdministrator(login));
      if (!isAllowed) throw new HttpError('access.denied');
    },
  };
}
