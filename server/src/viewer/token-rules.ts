import { login as loginSchema } from '@directory/contract';
import * as z from 'zod';
import type { Claims } from './identity-provider.ts';

/** Which tokens are for this directory. */
export interface Recipient {
  readonly clientId: string;
  /** The configured audience; undefined: the client id. */
  readonly audience: string | undefined;
  /** Whether a token that was issued to the client passes whatever its `aud`. Not together with an audience. */
  readonly acceptsAzp: boolean;
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
 * Whether a signed token is for this directory: `aud` must name the configured audience, or the client where none is configured (RFC 9068
 * section 4), whichever client the token was issued to.
 *
 * NOTE: with `acceptsAzp`, a token that was issued to the client passes too, also one for another service. That service, and everyone who sees
 * its requests, can then read the directory as the person whose token it is.
 */
export function isForRecipient(claims: Claims, { clientId, audience, acceptsAzp }: Recipient): boolean {
  if (namesAudience(claims, audience ?? clientId)) return true;
  return acceptsAzp && audience === undefined && isIssuedToClient(claims, clientId);
}

/**
 * The same for an introspection answer, in which `aud` is optional (RFC 7662 section 2.2): without one, and where no audience is configured,
 * the token must have been issued to the client.
 */
export function isIntrospectedForRecipient(claims: Claims, recipient: Recipient): boolean {
  if (claims['aud'] !== undefined || recipient.audience !== undefined) return isForRecipient(claims, recipient);
  return isIssuedToClient(claims, recipient.clientId);
}

/** Whether a userinfo answer, which need not name anyone, is addressed to another client (OpenID Connect Core section 5.3.2). */
export function isAnsweredForAnother(claims: Claims, { clientId, acceptsAzp }: Recipient): boolean {
  return claims['aud'] !== undefined && !isForRecipient(claims, { clientId, audience: undefined, acceptsAzp });
}

/** `aud` is a text or a list of texts (RFC 7519 section 4.1.3). */
function namesAudience(claims: Claims, audience: string): boolean {
  return [claims['aud']].flat().includes(audience);
}

/** Whether at least one claim names the client, and none another one. */
function isIssuedToClient(claims: Claims, clientId: string): boolean {
  const named = clientClaims.map((claim) => claims[claim]).filter((value) => value !== undefined);
  return named.length > 0 && named.every((value) => value === clientId);
}

/**
 * The login in a claim, undefined where there is none.
 *
 * - An e-mail address that the provider calls unverified is none: otherwise anybody could claim any address.
 * - A login is never cut or changed into another one: at the provider, `ann` and `ann` with a no-break space are two accounts.
 */
export function readLogin(claims: Claims, loginClaim: string): string | undefined {
  if (loginClaim === 'email' && claims['email_verified'] === false) return undefined;
  const parsed = loginSchema.safeParse(claims[loginClaim]);
  if (!parsed.success || parsed.data !== claims[loginClaim]) return undefined;
  return hasEquivalentSign(parsed.data) ? undefined : parsed.data.normalize('NFC');
}

/** Whether the text contains a sign that NFC replaces, such as the Kelvin sign (U+212A) by the letter K. */
function hasEquivalentSign(text: string): boolean {
  return [...text].some((sign) => sign.normalize('NFC') !== sign);
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

/** The text in a claim, empty for any other value. NOTE: `String()` throws for an object such as `{ "toString": 1 }`. */
export function textIn(claims: Claims, claim: string): string {
  const value = claims[claim];
  return typeof value === 'string' ? value : '';
}

/** Texts of a claim, whole and cut at blanks. */
function words(value: unknown): string[] {
  return [value].flat().flatMap((text) => (typeof text === 'string' ? [text, ...text.split(' ')].filter(Boolean) : []));
}

/**
 * Whether each part is spelled as an encoder spells it (RFC 4648 section 3.5, RFC 7515 section 2). Decoders ignore padding and spare bits, so that
 * one token would have many spellings.
 */
export function isCanonical(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}
