import { login as loginSchema } from '@directory/contract';
import * as z from 'zod';
import type { Claims } from '../provider/identity-provider.ts';

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

/** Claims that name the client to which a token was issued: OpenID Connect, RFC 9068, Okta, Entra ID 1.0. */
const clientClaims = ['azp', 'client_id', 'cid', 'appid'] as const;

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
  // Some providers send the texts `true` and `false`.
  if (loginClaim === 'email' && ![undefined, true, 'true'].includes(claims['email_verified'] as string))
    return undefined;
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
