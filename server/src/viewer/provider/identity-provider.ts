import type { JSONWebKeySet } from 'jose';

/** Unvalidated claims of a token, of userinfo or of an introspection response. */
export type Claims = { readonly [claim: string]: unknown };

/**
 * The functions of an OpenID provider that the server uses. They throw an HttpError `provider.unavailable` if the provider does not
 * respond, and return undefined if it does not accept the token.
 */
export interface IdentityProvider {
  /** The issuer of all accounts of this provider. */
  readonly issuer: string;
  /** Whether the `iss` of a token is exactly this provider (OpenID Connect Core section 3.1.3.7). */
  isIssuer(issuer: string): boolean;
  /** The signing keys. */
  readonly keys: {
    /** The keys, cached while they are fresh. */
    current(): Promise<JSONWebKeySet>;
    /** The provider's keys now, for a token that none of the known keys has signed. Undefined if the keys never change. */
    newerThan(known: JSONWebKeySet): Promise<JSONWebKeySet | undefined>;
  };
  /** Calls userinfo (OpenID Connect Core section 5.3). */
  readonly userinfo: ((token: string) => Promise<Claims | undefined>) | undefined;
  /** Introspects a token (RFC 7662); undefined if the server has no client of its own at the provider. */
  readonly introspect: ((token: string) => Promise<Claims | undefined>) | undefined;
}
