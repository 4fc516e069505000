import { textIn } from './claims.ts';
import type { Claims } from '../provider/identity-provider.ts';

/** Values of the header parameter `typ` for access tokens: RFC 9068 section 2.1, and those that providers used before it. */
const accessTokenTypes = new Set([undefined, 'jwt', 'at+jwt', 'application/at+jwt']);

/**
 * Distinguishes access tokens from everything else that a provider signs with the same key: ID tokens, logout tokens (OpenID Connect
 * Back-Channel Logout section 2.4), security events, refresh tokens, and tokens bound to a key (RFC 9449, RFC 8705), which prove nothing as
 * plain bearer tokens.
 *
 * The rules, in order: the header's `typ`, and claims that only other kinds of tokens have; then an explicit kind (`at+jwt`, Keycloak's
 * `typ`, Cognito's `token_use`, Curity's `purpose`); then a `nonce`, which means an ID token; then a scope, a client, or an audience other
 * than the client, which mean an access token. A token to which none applies is `unclear`: it may be a minimal token of either kind. It has
 * to be presented to userinfo, which accepts access tokens only.
 */
export function kindOfToken(
  type: string | undefined,
  claims: Claims,
  clientId: string,
): 'access' | 'other' | 'unclear' {
  const typ = type?.toLowerCase();
  if (!accessTokenTypes.has(typ)) return 'other';
  if (['events', 'at_hash', 'c_hash', 's_hash', 'cnf'].some((claim) => claims[claim] !== undefined)) return 'other';
  if (claims['token_use'] !== undefined) return claims['token_use'] === 'access' ? 'access' : 'other';
  if (claims['typ'] !== undefined) return textIn(claims, 'typ').toLowerCase() === 'bearer' ? 'access' : 'other';
  if (claims['purpose'] === 'id') return 'other';
  if (typ?.endsWith('at+jwt') === true) return 'access';
  if (claims['nonce'] !== undefined) return 'other';
  const isTelling =
    words(claims['scope']).length > 0 ||
    words(claims['scp']).length > 0 ||
    ['client_id', 'cid', 'appid'].some((claim) => claims[claim] !== undefined) ||
    !words(claims['aud']).includes(clientId);
  return isTelling ? 'access' : 'unclear';
}

/**
 * Whether a token is a JWS: three parts, the first of which is JSON with an `alg` (RFC 7515). An encrypted token has five, and is treated
 * as opaque.
 */
export function isSigned(token: string): boolean {
  const parts = token.split('.');
  if (parts.length !== 3) return false;
  try {
    const header: unknown = JSON.parse(Buffer.from(parts[0] ?? '', 'base64url').toString());
    return typeof header === 'object' && header !== null && 'alg' in header;
  } catch {
    return false;
  }
}

/** Whether an introspected token is a bearer token. Introspection also accepts refresh tokens and tokens that are bound to a key. */
export function isBearerToken(claims: Claims): boolean {
  const isBearer =
    claims['token_type'] === undefined ||
    ['bearer', 'access_token'].includes(textIn(claims, 'token_type').toLowerCase());
  const isRefresh = ['typ', 'token_use'].some((claim) => textIn(claims, claim).toLowerCase() === 'refresh');
  return isBearer && !isRefresh && claims['cnf'] === undefined;
}

/**
 * Whether each part is in canonical base64url (RFC 4648 section 3.5, RFC 7515 section 2). Decoders ignore padding and unused bits, so one
 * token would otherwise have many spellings.
 */
export function isCanonical(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}

/** The strings of a claim, both whole and split at spaces. */
function words(value: unknown): string[] {
  return [value].flat().flatMap((text) => (typeof text === 'string' ? [text, ...text.split(' ')].filter(Boolean) : []));
}
