/** What a completed sign-in gives. Times are milliseconds since 1970. */
export interface Session {
  /** `sub` of the ID token: identifies a person at the provider. */
  readonly subject: string;
  /** `preferred_username`, empty when the provider does not tell. The server knows better: see `useViewer`. */
  readonly accountName: string;
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly idToken: string;
  readonly scope: string;
  /** When the access token ends; undefined when the provider does not tell. */
  readonly expiresAt: number | undefined;
  /** When these tokens were given. */
  readonly givenAt: number;
}

/** What is kept while the browser is at the provider. */
export interface BegunSignIn {
  /** Path, query and fragment to return to. */
  readonly returnTo: string;
  /** Whether another tab waits for this sign-in because its session has ended. */
  readonly isAgain: boolean;
}

export type SignInFaultKind = 'provider' | 'offline' | 'too-old' | 'unknown';

/** A failed sign-in. For `provider`, `message` is the name of the error followed by its message. */
export class SignInFault extends Error {
  override readonly name = 'SignInFault';
  readonly kind: SignInFaultKind;
  /** The sign-in that failed, where this browser knows it: the next attempt returns to the same address. */
  readonly begun: BegunSignIn | undefined;

  constructor(kind: SignInFaultKind, message = '', begun?: BegunSignIn) {
    super(message);
    this.kind = kind;
    this.begun = begun;
  }
}

/** A sign-in may take this long, in whichever tab of the browser. */
export const signInLifetime = 30 * 60_000;

export interface IdentityProvider {
  /** The address to send the browser to. @throws SignInFault */
  begin(begun: BegunSignIn): Promise<string>;
  /** Redeems the code in the address, once even if called repeatedly. @throws SignInFault */
  redeem(address: string): Promise<{ session: Session; begun: BegunSignIn }>;
  /** New tokens for the same person, by the refresh token or else in a hidden frame. @throws SignInFault */
  renew(session: Session): Promise<Session>;
  /** The address that ends the session at the provider, undefined when it has none. */
  endAddress(session: Session): Promise<string | undefined>;
}
