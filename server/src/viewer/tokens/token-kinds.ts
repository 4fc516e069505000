import { textIn } from './claims.ts';
import type { Claims } from '../provider/identity-provider.ts';

/** `typ` of the header of an access token: RFC 9068 section 2.1, or what providers used before it. */
const accessTokenTypes = new Set([undefined, 'jwt', 'at+jwt', 'application/at+jwt']);

/**
 * Tells an access token from everything else that a provider signs with the same key: ID tokens, logout tokens (OpenID
 * Connect Back-Channel Logout section 2.4), security events, refresh tokens, and tokens bound to a key (RFC 9449, RFC 8705),
 * which prove nothing as plain bearer tokens.
 *
 * The header's `typ`, and claims that only the others have, decide first. A provider that says outright what a token is
 * (`at+jwt`, Keycloak's `typ`, Cognito's `token_use`, Curity's `purpose`) is believed next. Where nothing says it, a `nonce`
 * makes an ID token; a scope, a client or an audience other than the client makes an access token. What is left looks like a
 * sparse token of either kind: `unclear`, to be shown to userinfo, which accepts access tokens alone.
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

/** Three parts, the first of which is JSON with an `alg` (RFC 7515). An encrypted token has five and is opaque to us. */
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

/** Introspection also answers for refresh tokens and for tokens that are bound to a key. */
export function isBearerToken(claims: Claims): boolean {
  const isBearer =
    claims['token_type'] === undefined ||
    ['bearer', 'access_token'].includes(textIn(claims, 'token_type').toLowerCase());
  const isRefresh = ['typ', 'token_use'].some((claim) => textIn(claims, claim).toLowerCase() === 'refresh');
  return isBearer && !isRefresh && claims['cnf'] === undefined;
}

/**
 * Whether each part is spelled as an encoder spells it (RFC 4648 section 3.5, RFC 7515 section 2). Decoders ignore padding and spare bits, so that
 * one token would have many spellings.
 */
export function isCanonical(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}

/** Texts of a claim, whole and cut at blanks. */
function words(value: unknown): string[] {
  return [value].flat().flatMap((text) => (typeof text === 'string' ? [text, ...text.split(' ')].filter(Boolean) : []));
}
