import * as z from 'zod';
import { administratorVariables, readAdministratorClaim } from './administrators.ts';
import { flag, list, text, webAddress, wholeNumber } from './values.ts';
import type { Given } from './values.ts';
import type { AdministratorClaim } from '../viewer/administrators/administrator-claim.ts';

/** Variables of the identity provider, its tokens, and the administrators. */
export const signInVariables = {
  /** The issuer identifier of the identity provider, exactly as in its tokens. Empty: the demo sign-in. */
  OIDC_ISSUER: webAddress.refine((value) => !/[?#]/.test(value), 'must have no query or fragment').optional(),
  /** The client registered for the web application. */
  OIDC_CLIENT_ID: text.optional(),
  /** Redirect URI that is registered with the provider. */
  OIDC_REDIRECT_URI: webAddress.optional(),
  /** Scopes to request, separated by blanks. */
  OIDC_SCOPES: z
    .string()
    .regex(/(^| )openid( |$)/, 'must contain openid')
    .default('openid profile email'),
  /** What `aud` of an access token must contain. Empty: the client id. */
  OIDC_AUDIENCE: text.optional(),
  /** Accepts tokens that name the client in `azp`, whatever their audience. */
  OIDC_ACCEPT_AZP: flag.default(false),
  /** The resource indicator to request tokens for (RFC 8707), if the provider requires one. */
  OIDC_RESOURCE: z.url({ error: 'must be an absolute URI' }).optional(),
  /** The claim that contains a person's login. */
  OIDC_LOGIN_CLAIM: text.default('preferred_username'),
  /** Client for the introspection (RFC 7662) of opaque tokens, if the provider requires a separate client for the server. */
  OIDC_INTROSPECTION_CLIENT_ID: text.optional(),
  OIDC_INTROSPECTION_CLIENT_SECRET: text.optional(),
  ...administratorVariables,
  /** Logins that become administrators at the first start, separated by commas or spaces. */
  ADMIN_LOGINS: list.default([]),
  /** Domain that completes a bare group ID to a login. */
  COMPANY_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, 'must be a domain name')
    .default('group.example'),
  /** Redirects signed-out visitors to the provider immediately, except on Home. */
  SIGN_IN_AT_ONCE: flag.default(false),
  /** How recent a sign-in must be for changing administrators, tokens, webhooks and budgets, and for erasing a person; 0 for any. */
  RECENT_SIGN_IN_MINUTES: wholeNumber(0, 1440).default(15),
};

type Variables = z.output<z.ZodObject<typeof signInVariables>>;

export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined: `/implicit/callback` on the origin that the browser used. */
  readonly redirectUri: string | undefined;
  readonly scopes: string;
  readonly audience: string | undefined;
  readonly acceptsAzp: boolean;
  readonly resource: string | undefined;
  readonly loginClaim: string;
  readonly introspectionClient: { id: string; secret: string } | undefined;
  /** Undefined if no claim grants rights. */
  readonly administratorClaim: AdministratorClaim | undefined;
}

/** Inconsistencies between the variables of the identity provider. */
export function signInFaults(given: Given): string[] {
  const faults: string[] = [];
  const has = (name: string) => given[name] !== undefined;
  if (has('OIDC_ISSUER') && !has('OIDC_CLIENT_ID')) {
    faults.push('OIDC_CLIENT_ID: must be set when OIDC_ISSUER is set');
  }
  if (has('OIDC_INTROSPECTION_CLIENT_ID') !== has('OIDC_INTROSPECTION_CLIENT_SECRET')) {
    faults.push('OIDC_INTROSPECTION_CLIENT_ID, OIDC_INTROSPECTION_CLIENT_SECRET: must be set together');
  }
  return faults;
}

/** Settings that do not work together with OIDC_ACCEPT_AZP. */
export function audienceFaults(data: Variables): string[] {
  if (!data.OIDC_ACCEPT_AZP) return [];
  const faults: string[] = [];
  if (data.OIDC_AUDIENCE !== undefined) {
    faults.push('OIDC_ACCEPT_AZP: works without OIDC_AUDIENCE only; a configured audience must be in every token');
  }
  if (readAdministratorClaim(data) !== undefined) {
    // In a token for another service, the roles are roles of that service.
    faults.push(
      'OIDC_ADMIN_VALUES, OIDC_UNIT_ADMIN_VALUES: do not work with OIDC_ACCEPT_AZP; set OIDC_AUDIENCE instead',
    );
  }
  return faults;
}

/** Undefined without an identity provider, for the demo sign-in. */
export function readOidc(data: Variables): OidcConfig | undefined {
  if (data.OIDC_ISSUER === undefined || data.OIDC_CLIENT_ID === undefined) return undefined;
  const id = data.OIDC_INTROSPECTION_CLIENT_ID;
  const secret = data.OIDC_INTROSPECTION_CLIENT_SECRET;
  return {
    issuer: data.OIDC_ISSUER,
    clientId: data.OIDC_CLIENT_ID,
    redirectUri: data.OIDC_REDIRECT_URI,
    scopes: data.OIDC_SCOPES,
    audience: data.OIDC_AUDIENCE,
    acceptsAzp: data.OIDC_ACCEPT_AZP,
    resource: data.OIDC_RESOURCE,
    loginClaim: data.OIDC_LOGIN_CLAIM,
    introspectionClient: id !== undefined && secret !== undefined ? { id, secret } : undefined,
    administratorClaim: readAdministratorClaim(data),
  };
}
