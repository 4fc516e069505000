import type { JSONWebKeySet } from 'jose';

/** Claims of a token, of userinfo or of an introspection answer, not validated yet. */
export type Claims = { readonly [claim: string]: unknown };

/**
 * What the server asks of an OpenID provider. A method that gets no answer raises a HttpError `provider.unavailable`;
 * an answer of undefined means that the provider does not accept the token.
 */
export interface IdentityProvider {
  /** The issuer of every account of this provider. */
  readonly issuer: string;
  /** Whether `iss` of a token names this provider, character by character (OpenID Connect Core section 3.1.3.7). */
  isIssuer(issuer: string): boolean;
  /** The signing keys, from memory while they are fresh. */
  readonly keys: {
    current(): Promise<JSONWebKeySet>;
    /** The keys that the provider has now, for a token that is signed with none of those. Undefined when its keys never change. */
    newerThan(known: JSONWebKeySet): Promise<JSONWebKeySet | undefined>;
  };
  /** OpenID Connect Core section 5.3. */
  readonly userinfo: ((token: string) => Promise<Claims | undefined>) | undefined;
  /** RFC 7662; undefined where the server is no client of the provider. */
  readonly introspect: ((token: string) => Promise<Claims | undefined>) | undefined;
}
