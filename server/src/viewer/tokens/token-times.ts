import { HttpError } from '../../http/http-error.ts';
import type { Claims } from '../provider/identity-provider.ts';

const second = 1000;
/** How far our clock may be ahead of the provider's. */
const lateTolerance = 5 * second;
/** How far the provider's clock may be ahead of ours. */
const earlyTolerance = 60 * second;

/**
 * Until when a token may be used, in milliseconds since 1970; without `exp`, for ever.
 * @throws HttpError `token.invalid`, `token.expired`
 */
export function expiryOf(claims: Claims, now: number): number {
  const { exp, nbf, iat } = claims;
  if (exp === undefined) return Infinity;
  if (typeof exp !== 'number' || !Number.isFinite(exp)) throw new HttpError('token.invalid');
  for (const start of [nbf, iat]) {
    if (start !== undefined && !(typeof start === 'number' && start * second <= now + earlyTolerance)) {
      throw new HttpError('token.invalid');
    }
  }
  const expiresAt = exp * second + lateTolerance;
  if (expiresAt <= now) throw new HttpError('token.expired');
  return expiresAt;
}

/** `auth_time` (OpenID Connect Core section 2). A time in the future, beyond the tolerance for clocks, counts as absent. */
export function readSignInTime(claims: Claims, now: number): Date | undefined {
  const seconds = claims['auth_time'];
  if (typeof seconds !== 'number' || seconds < 0 || seconds * second > now + earlyTolerance) return undefined;
  return new Date(seconds * second);
}
