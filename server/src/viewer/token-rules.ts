import { login as loginSchema } from '@directory/contract';
import * as z from 'zod';
import type { Claims } from './identity-provider.ts';

/** Which tokens are for this directory. */
export interface Recipient {
  readonly clientId: string;
  /** What `aud` must contain: the configured audience, or the client id where none is configured. */
  readonly audience: string;
}

/** Control characters would let a subject be mistaken for another one where keys are put together. */
const subjectSchema = z
  .string()
  .min(1)
  .max(255)
  .regex(/^\P{Cc}+$/u);

/** `typ` of the header of an access token: RFC 9068 section 2.1, or what providers used before it. */
const accessTokenTypes = new Set([undefined, 'jwt', 'at+jwt', 'application/at+jwt']);

/** Claims that name the client to which a token was issued: OpenID Connect, RFC 9068, Okta, Entra ID 1.0. */
const clientClaims = ['azp', 'client_id', 'cid', 'appid'] as const;

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
  if (claims['typ'] !== undefined) return String(claims['typ']).toLowerCase() === 'bearer' ? 'access' : 'other';
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
 * Whether a token is meant for this directory. `aud` is a text, a list, or a list of scopes in one text.
 *
 * Many providers name no audience of their own, or one that nobody configured. Where none is configured here either, a token that
 * was issued to our own client passes too; every claim that names a client must then name ours.
 */
export function isForRecipient(claims: Claims, { clientId, audience }: Recipient): boolean {
  if (words(claims['aud']).includes(audience)) return true;
  return audience === clientId && isIssuedToClient(claims, clientId);
}

/** Whether at least one claim names the client, and none another one. */
export function isIssuedToClient(claims: Claims, clientId: string): boolean {
  const named = clientClaims.map((claim) => claims[claim]).filter((value) => value !== undefined);
  return named.length > 0 && named.every((value) => value === clientId);
}

/** Whether an introspection answer says anything about the recipient that is not about us. RFC 7662 makes all of it optional. */
export function isMeantForAnother(claims: Claims, recipient: Recipient): boolean {
  if (claims['aud'] !== undefined) return !isForRecipient(claims, recipient);
  return clientClaims.some((claim) => claims[claim] !== undefined) && !isIssuedToClient(claims, recipient.clientId);
}

/**
 * The login that a claim holds, undefined where there is none. An e-mail address that the provider calls unverified is none:
 * otherwise anybody could claim any address.
 */
export function readLogin(claims: Claims, loginClaim: string): string | undefined {
  if (loginClaim === 'email' && claims['email_verified'] === false) return undefined;
  const parsed = loginSchema.safeParse(claims[loginClaim]);
  return parsed.success ? parsed.data.normalize('NFC') : undefined;
}

/** The subject of a token; undefined where there is none that can be stored. Providers use fewer than 255 characters. */
export function readSubject(claims: Claims): string | undefined {
  const parsed = subjectSchema.safeParse(claims['sub']);
  return parsed.success ? parsed.data : undefined;
}

/** `auth_time` (OpenID Connect Core section 2). A time in the future, beyond the tolerance for clocks, counts as absent. */
export function readSignInTime(claims: Claims, now: number): Date | undefined {
  const seconds = claims['auth_time'];
  if (typeof seconds !== 'number' || seconds < 0 || seconds * 1000 > now + 60_000) return undefined;
  return new Date(seconds * 1000);
}

/** Texts of a claim, whole and cut at blanks. */
function words(value: unknown): string[] {
  return [value].flat().flatMap((text) => (typeof text === 'string' ? [text, ...text.split(' ')].filter(Boolean) : []));
}
