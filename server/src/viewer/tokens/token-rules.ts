import { login as loginSchema } from '@directory/contract';
import * as z from 'zod';
import type { Claims } from '../provider/identity-provider.ts';

/** Determines which tokens are meant for this directory. */
export interface Recipient {
  readonly clientId: string;
  /** The configured audience; if undefined, the client id. */
  readonly audience: string | undefined;
  /** Whether a token that was issued to the client is accepted regardless of its `aud`. Ignored if an audience is configured. */
  readonly acceptsAzp: boolean;
}

/** Control characters are rejected, because keys are built by concatenation and could otherwise collide. */
const subjectSchema = z
  .string()
  .min(1)
  .max(255)
  .regex(/^\P{Cc}+$/u);

/** The claims that name the client to which a token was issued, in OpenID Connect, RFC 9068, Okta and Entra ID 1.0. */
const clientClaims = ['azp', 'client_id', 'cid', 'appid'] as const;

/**
 * Whether a signed token is meant for this directory: `aud` must contain the configured audience, or the client if none is configured (RFC
 * 9068 section 4), no matter to which client the token was issued.
 *
 * NOTE: with `acceptsAzp`, any token that was issued to the client is accepted, even one meant for another service. That service, and
 * anyone who sees its requests, can then read the directory as the owner of the token.
 */
export function isForRecipient(claims: Claims, { clientId, audience, acceptsAzp }: Recipient): boolean {
  if (namesAudience(claims, audience ?? clientId)) return true;
  return acceptsAzp && audience === undefined && isIssuedToClient(claims, clientId);
}

/**
 * The same for an introspection response, in which `aud` is optional (RFC 7662 section 2.2). Without `aud`, and if no audience is
 * configured, the token must have been issued to the client.
 */
export function isIntrospectedForRecipient(claims: Claims, recipient: Recipient): boolean {
  if (claims['aud'] !== undefined || recipient.audience !== undefined) return isForRecipient(claims, recipient);
  return isIssuedToClient(claims, recipient.clientId);
}

/** Whether a userinfo response has an `aud`, which is optional, of another client (OpenID Connect Core section 5.3.2). */
export function isAnsweredForAnother(claims: Claims, { clientId, acceptsAzp }: Recipient): boolean {
  return claims['aud'] !== undefined && !isForRecipient(claims, { clientId, audience: undefined, acceptsAzp });
}

/** Whether `aud`, which is a string or an array of strings, contains an audience (RFC 7519 section 4.1.3). */
function namesAudience(claims: Claims, audience: string): boolean {
  return [claims['aud']].flat().includes(audience);
}

/** Whether at least one claim names the client, and none names another client. */
function isIssuedToClient(claims: Claims, clientId: string): boolean {
  const named = clientClaims.map((claim) => claims[claim]).filter((value) => value !== undefined);
  return named.length > 0 && named.every((value) => value === clientId);
}

/**
 * The login in a claim; undefined if there is no valid one.
 *
 * - An e-mail address that the provider calls unverified is not valid. Otherwise anyone could claim any address.
 * - A login is never trimmed or otherwise changed into another one: at the provider, `ann` and `ann` followed by a no-break space are two
 *   accounts.
 */
export function readLogin(claims: Claims, loginClaim: string): string | undefined {
  // Some providers send the strings `true` and `false`.
  if (loginClaim === 'email' && ![undefined, true, 'true'].includes(claims['email_verified'] as string))
    return undefined;
  const parsed = loginSchema.safeParse(claims[loginClaim]);
  if (!parsed.success || parsed.data !== claims[loginClaim]) return undefined;
  return hasEquivalentSign(parsed.data) ? undefined : parsed.data.normalize('NFC');
}

/** Whether NFC replaces a character of the text by an equivalent one, such as the Kelvin sign (U+212A) by the letter K. */
function hasEquivalentSign(text: string): boolean {
  return [...text].some((sign) => sign.normalize('NFC') !== sign);
}

/** The subject of a token; undefined if it has no valid one. OpenID Connect limits subjects to 255 characters. */
export function readSubject(claims: Claims): string | undefined {
  const parsed = subjectSchema.safeParse(claims['sub']);
  return parsed.success ? parsed.data : undefined;
}
