import { HttpError } from '../../http/http-error.ts';
import type { Claims } from '../provider/identity-provider.ts';

const second = 1000;
/** Tolerated milliseconds by which our clock is ahead of the provider's. */
const lateTolerance = 5 * second;
/** Tolerated milliseconds by which the provider's clock is ahead of ours. */
const earlyTolerance = 60 * second;

/**
 * When a token expires, in milliseconds since 1970; infinity without `exp`.
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

/** `auth_time` (OpenID Connect Core section 2); undefined if it is missing, invalid, or in the future beyond the tolerance. */
export function readSignInTime(claims: Claims, now: number): Date | undefined {
  const seconds = claims['auth_time'];
  if (typeof seconds !== 'number' || seconds < 0 || seconds * second > now + earlyTolerance) return undefined;
  return new Date(seconds * second);
}
