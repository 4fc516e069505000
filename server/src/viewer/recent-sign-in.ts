import type { FastifyBaseLogger } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import type { Viewer } from '../http/viewer.ts';

/** Tolerated difference between the provider's clock and ours, in seconds. */
const clockDifference = 60;

/** Returns a `checkRecentSignIn` that logs once if the provider does not say when a user signed in. */
export function recentSignInCheck(maxAge: number, logger: FastifyBaseLogger): (viewer: Viewer) => void {
  let hasLogged = false;
  const onUnknown = () => {
    if (!hasLogged)
      logger.warn(
        'access tokens have no auth_time, so RECENT_SIGN_IN_MINUTES has no effect for them; see docs/sign-in.md',
      );
    hasLogged = true;
  };
  return (viewer) => checkRecentSignIn(viewer, { maxAge, onUnknown });
}

/**
 * Requires that a user signed in within the last `maxAge` seconds, as in RFC 9470: the response says how recent the sign-in must be, and
 * the client requests one from the provider with `max_age`. Zero disables the check.
 *
 * A token without `auth_time` passes, since a new sign-in would not change that, and `onUnknown` is called. With such a provider, the
 * rights are only as safe as the access token.
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
