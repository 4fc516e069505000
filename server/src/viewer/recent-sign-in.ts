import type { FastifyBaseLogger } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import type { Viewer } from '../http/route.ts';

/** Seconds by which the provider's clock may differ from ours. */
const clockDifference = 60;

/** `checkRecentSignIn`, which says once in the log that the provider does not tell when a user signed in. */
export function recentSignInCheck(maxAge: number, logger: FastifyBaseLogger): (viewer: Viewer) => void {
  let isSaid = false;
  const onUnknown = () => {
    if (!isSaid) logger.warn('access tokens have no auth_time: how recent a sign-in is cannot be checked');
    isSaid = true;
  };
  return (viewer) => checkRecentSignIn(viewer, { maxAge, onUnknown });
}

/**
 * Requires that a user signed in within `maxAge` seconds, as RFC 9470 describes it: the answer says how recent a sign-in must be, and the client
 * asks the provider for one with `max_age`. Zero requires nothing.
 *
 * A token without `auth_time` passes, since no sign-in however recent would change it; `onUnknown` is told. With such a provider, rights are as
 * safe as the access token.
 * @throws HttpError `sign-in.too-old`
 */
export function checkRecentSignIn(
  { signedInAt }: Pick<Viewer, 'signedInAt'>,
  { maxAge, onUnknown }: { readonly maxAge: number; readonly onUnknown: () => void },
): void {
  if (maxAge === 0) return;
  if (signedInAt === undefined) onUnknown();
  else if (Date.now() - signedInAt.getTime() > (maxAge + clockDifference) * 1000) {
    throw new HttpError('sign-in.too-old', { maxAge });
  }
}
