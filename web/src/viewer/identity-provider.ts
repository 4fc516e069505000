import type { ClientConfiguration } from '@directory/contract';
import {
  ErrorResponse,
  ErrorTimeout,
  OidcClient,
  WebStorageStateStore,
  type IdTokenClaims,
  type RefreshState,
  type SigninResponse,
} from 'oidc-client-ts';
import { withBackOff } from './back-off.ts';

/** What a completed sign-in gives. Times are milliseconds since 1970. */
export interface Session {
  /** `sub` of the ID token: tells two people apart at the provider. */
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

/** What is remembered while the browser is at the provider. */
export interface BegunSignIn {
  /** Path, query and fragment to return to. */
  readonly returnTo: string;
  /** Whether another tab waits for this sign-in because its session has ended. */
  readonly isAgain: boolean;
}

export type SignInFaultKind = 'provider' | 'too-old' | 'unknown';

/** A sign-in that came to nothing. For `provider`, `message` is the name of the error followed by its message. */
export class SignInFault extends Error {
  override readonly name = 'SignInFault';
  readonly kind: SignInFaultKind;

  constructor(kind: SignInFaultKind, message = '') {
    super(message);
    this.kind = kind;
  }
}

/** A sign-in may take this long, in whichever tab of the browser. */
export const signInLifetime = 30 * 60_000;

export interface IdentityProvider {
  /** The address to send the browser to. @throws SignInFault */
  begin(begun: BegunSignIn): Promise<string>;
  /** Redeems the code that the provider sent along; one code is redeemed once however often this is called. @throws SignInFault */
  redeem(address: string): Promise<{ session: Session; begun: BegunSignIn }>;
  /** Trades the refresh token for new tokens. @throws SignInFault */
  renew(session: Session): Promise<Session>;
  /** The address that ends the session at the provider, undefined when it has none. */
  endAddress(session: Session): Promise<string | undefined>;
}

type OidcSettings = ClientConfiguration['oidc'];

/** Authorization code flow with PKCE (RFC 6749, RFC 7636, OpenID Connect Core 1.0) against the configured provider. */
export function createIdentityProvider(
  settings: OidcSettings,
  origin: string,
  storage: Storage = localStorage,
): IdentityProvider {
  const begunSignIns = new WebStorageStateStore({ prefix: 'directory.begun-sign-in.', store: storage });
  const resource = /^(?:https?:|urn:)/.test(settings.audience) ? { resource: settings.audience } : {};
  const client = new OidcClient({
    authority: settings.issuer,
    client_id: settings.clientId,
    redirect_uri: settings.redirectUri,
    post_logout_redirect_uri: `${origin}/`,
    scope: settings.scopes,
    response_type: 'code',
    stateStore: begunSignIns,
    // Kept longer than it is accepted, so that a late return can be told from an unknown one.
    staleStateAgeInSeconds: 24 * 60 * 60,
    requestTimeoutInSeconds: 15,
    loadUserInfo: false,
    ...resource,
    ...(settings.audience === '' ? {} : { extraQueryParams: { audience: settings.audience } }),
  });
  const redemptions = new Map<string, Promise<{ session: Session; begun: BegunSignIn }>>();

  async function redeemOnce(address: string): Promise<{ session: Session; begun: BegunSignIn }> {
    const parameters = new URL(address, origin).searchParams;
    const error = parameters.get('error');
    if (error !== null) throw new SignInFault('provider', nameAndMessage(error, parameters.get('error_description')));
    const { state } = await client.readSigninResponseState(address).catch(() => {
      throw new SignInFault('unknown');
    });
    try {
      if (Date.now() - state.created * 1000 > signInLifetime) throw new SignInFault('too-old');
      await checkIssuer(parameters.get('iss'));
      const response = await withBackOff(() => client.processSigninResponse(address, undefined, false), isPassing);
      await checkIdToken(response.profile);
      return { session: sessionFrom(response), begun: state.data as BegunSignIn };
    } catch (failure) {
      throw asFault(failure);
    } finally {
      await begunSignIns.remove(state.id);
    }
  }

  /** RFC 9207: an answer of another provider is not for us. */
  async function checkIssuer(issuer: string | null): Promise<void> {
    if (issuer === null) return;
    const expected = await withBackOff(() => client.metadataService.getIssuer(), isPassing);
    if (issuer !== expected)
      throw new SignInFault('provider', 'invalid_issuer: the answer comes from another provider');
  }

  /** OpenID Connect Core 1.0, section 3.1.3.7, points 2 and 3. The token came straight from the provider over TLS. */
  async function checkIdToken(claims: IdTokenClaims): Promise<void> {
    const audiences = [claims.aud].flat();
    if (claims.iss !== (await client.metadataService.getIssuer()) || !audiences.includes(settings.clientId)) {
      throw new SignInFault('provider', 'invalid_id_token: issued by somebody else, or for somebody else');
    }
  }

  return {
    begin: async (begun) => {
      try {
        const request = await withBackOff(
          () => client.createSigninRequest({ state: begun, nonce: crypto.randomUUID() }),
          isPassing,
        );
        return request.url;
      } catch (failure) {
        throw asFault(failure);
      }
    },
    redeem: (address) => {
      const known = redemptions.get(address);
      if (known !== undefined) return known;
      const redemption = redeemOnce(address);
      redemptions.set(address, redemption);
      return redemption;
    },
    renew: async (session) => {
      if (session.refreshToken === undefined) throw new SignInFault('provider', 'no refresh token');
      const state = {
        refresh_token: session.refreshToken,
        id_token: session.idToken,
        scope: session.scope,
        session_state: null,
        profile: { sub: session.subject, preferred_username: session.accountName },
        data: undefined,
      } as unknown as RefreshState;
      try {
        const response = await withBackOff(() => client.useRefreshToken({ state, ...resource }), isPassing);
        return { ...sessionFrom(response), refreshToken: response.refresh_token ?? session.refreshToken };
      } catch (failure) {
        throw asFault(failure);
      }
    },
    endAddress: async (session) => {
      try {
        const request = await client.createSignoutRequest({ id_token_hint: session.idToken });
        return request.url;
      } catch {
        return undefined;
      }
    },
  };
}

function sessionFrom(response: SigninResponse): Session {
  return {
    subject: response.profile.sub,
    accountName: response.profile.preferred_username ?? '',
    accessToken: response.access_token,
    refreshToken: response.refresh_token,
    idToken: response.id_token ?? '',
    scope: response.scope ?? '',
    expiresAt: response.expires_at === undefined ? undefined : response.expires_at * 1000,
    givenAt: Date.now(),
  };
}

/** No answer, a time-out, or an answer that asks to come back later. The library puts the status into the message. */
function isPassing(failure: unknown): boolean {
  if (failure instanceof ErrorResponse) {
    return failure.error === 'temporarily_unavailable' || failure.error === 'server_error';
  }
  if (failure instanceof TypeError || failure instanceof ErrorTimeout) return true;
  return failure instanceof Error && /\((?:429|5\d\d)\)/.test(failure.message);
}

function asFault(failure: unknown): SignInFault {
  if (failure instanceof SignInFault) return failure;
  if (failure instanceof ErrorResponse) {
    return new SignInFault('provider', nameAndMessage(failure.error ?? failure.name, failure.error_description));
  }
  if (failure instanceof Error) return new SignInFault('provider', nameAndMessage(failure.name, failure.message));
  return new SignInFault('provider', String(failure));
}

function nameAndMessage(name: string, message: string | null | undefined): string {
  const text = message === null || message === undefined || message === '' ? name : `${name}: ${message}`;
  return text.slice(0, 400);
}
