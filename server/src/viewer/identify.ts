import type { AccessTokens } from './access-tokens.ts';
import { readBearer } from './bearer.ts';
import { HttpError } from '../http/http-error.ts';
import type { Identify } from '../http/route.ts';

/**
 * Finds out who is asking, by the bearer token of the request (RFC 6750 section 2.1, the header alone).
 *
 * - Open endpoints need no token, and one that is there is not looked at.
 * - Somebody who is signed in but not in the directory, or has left, is a viewer without a person.
 * - Who administers is read at each call of an administrator's endpoint, so that a removal takes effect at once.
 *
 * Raises `token.missing`, `token.invalid`, `token.expired`, `provider.unavailable`, and `access.denied` for whoever asks for an
 * administrator's endpoint without being one.
 */
export function createIdentify(options: {
  tokens: AccessTokens;
  /** From memory, compared without case; undefined for leavers and strangers. `PeopleMemory` is one. */
  people: { idOfLogin(login: string): number | undefined };
  /** `administratorsStore(…)`. */
  administrators: { isAdministrator(login: string): Promise<boolean> };
}): Identify {
  const { tokens, people, administrators } = options;
  return async (request, access) => {
    if (access === 'open') return undefined;
    const login = await tokens.loginOf(readBearer(request.headers.authorization));
    const isAllowed = access === 'signed-in' || (await administrators.isAdministrator(login));
    if (!isAllowed) throw new HttpError('access.denied');
    return { login, personId: people.idOfLogin(login) ?? null };
  };
}
