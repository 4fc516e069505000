/** The result of a completed sign-in. Times are in milliseconds since 1970. */
export interface Session {
  /** `sub` of the ID token, which identifies a person at the provider. */
  readonly subject: string;
  /** `preferred_username`; empty if the provider omits it. `useViewer` has the login that the server determined. */
  readonly accountName: string;
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly idToken: string;
  readonly scope: string;
  /** Expiry of the access token; undefined if the provider omits it. */
  readonly expiresAt: number | undefined;
  /** Time at which these tokens were issued. */
  readonly givenAt: number;
}

/** Whether only the provider can check an access token. A signed one (RFC 7515) has three parts, and is valid until it expires. */
export function isOpaque(accessToken: string): boolean {
  return accessToken.split('.').length !== 3;
}

/** Stored while the browser is at the provider. */
export interface BegunSignIn {
  /** Path, query and fragment to return to. */
  readonly returnTo: string;
  /** Whether another tab waits for this sign-in because its session has ended. */
  readonly isAgain: boolean;
  /** Whether the provider must authenticate the person again, even if it still has a session. */
  readonly isFresh?: boolean;
}

/** `storage`: the browser lets the site store nothing, so nothing would be left of a sign-in when the provider redirects back. */
export type SignInFaultKind = 'provider' | 'offline' | 'storage' | 'too-old' | 'unknown';

/** A failed sign-in. For `provider`, `message` is the name of the error followed by its message. */
export class SignInFault extends Error {
  override readonly name = 'SignInFault';
  readonly kind: SignInFaultKind;
  /** The sign-in that failed, if this browser started it, so that the next attempt returns to the same address. */
  readonly begun: BegunSignIn | undefined;

  constructor(kind: SignInFaultKind, message = '', begun?: BegunSignIn) {
    super(message);
    this.kind = kind;
    this.begun = begun;
  }
}

/** Maximum duration of a sign-in in milliseconds, in any tab of the browser. */
export const signInLifetime = 30 * 60_000;

export interface IdentityProvider {
  /** The address to redirect the browser to. @throws SignInFault */
  begin(begun: BegunSignIn): Promise<string>;
  /** Redeems the code in the address; repeated calls redeem it once. @throws SignInFault */
  redeem(address: string): Promise<{ session: Session; begun: BegunSignIn }>;
  /** Obtains new tokens for the same person, with the refresh token or in a hidden frame. @throws SignInFault */
  renew(session: Session): Promise<Session>;
  /** Revokes the refresh token and an opaque access token (RFC 7009), if the provider supports it. */
  revoke(session: Session): Promise<void>;
  /** The address that ends the session at the provider; undefined if it has none. */
  endAddress(session: Session): Promise<string | undefined>;
}

/** Whether the browser lets this site store nothing: its settings forbid it, or the storage is full. */
export function isStorageFailure(failure: unknown): boolean {
  return failure instanceof DOMException && ['SecurityError', 'QuotaExceededError'].includes(failure.name);
}
