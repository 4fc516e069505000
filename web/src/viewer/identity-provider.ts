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
import { storageKeys } from '../storage-keys.ts';
import { withBackOff } from './back-off.ts';
import {
  isOpaque,
  isStorageFailure,
  SignInFault,
  signInLifetime,
  type BegunSignIn,
  type IdentityProvider,
  type Session,
} from './sign-in.ts';
import { askSilently } from './silent-frame.ts';

/** Path of the redirect URI if none is configured. */
const callbackPath = '/implicit/callback';

type OidcSettings = ClientConfiguration['oidc'];

/**
 * Authorization code flow with PKCE (RFC 6749, RFC 7636, OpenID Connect Core 1.0) against the configured provider.
 * @param site address of the directory, without a trailing slash
 */
export function createIdentityProvider(settings: OidcSettings, site: string): IdentityProvider {
  const begunSignIns = new WebStorageStateStore({ prefix: storageKeys.startedSignIn, store: localStorage });
  const resource = settings.resource === '' ? {} : { resource: settings.resource };
  const client = new OidcClient({
    authority: settings.issuer,
    client_id: settings.clientId,
    redirect_uri: settings.redirectUri === '' ? `${site}${callbackPath}` : settings.redirectUri,
    post_logout_redirect_uri: `${site}/`,
    scope: settings.scopes,
    response_type: 'code',
    stateStore: begunSignIns,
    // Stored longer than it is accepted, to distinguish a late return from an unknown one.
    staleStateAgeInSeconds: 24 * 60 * 60,
    requestTimeoutInSeconds: 15,
    loadUserInfo: false,
    ...resource,
    ...(settings.audience === '' ? {} : { extraQueryParams: { audience: settings.audience } }),
  });
  const redemptions = new Map<string, Promise<{ session: Session; begun: BegunSignIn }>>();

  async function redeemOnce(address: string): Promise<{ session: Session; begun: BegunSignIn }> {
    const parameters = new URL(address, site).searchParams;
    const state = await stateOf(address);
    const begun = state?.data as BegunSignIn | undefined;
    // Anyone can craft a link with an error text. Only the provider knows the state of a sign-in that was started here.
    if (state === undefined || begun === undefined) throw new SignInFault('unknown');
    try {
      const error = parameters.get('error');
      if (error !== null) {
        throw new SignInFault('provider', nameAndMessage(error, parameters.get('error_description')), begun);
      }
      if (Date.now() - state.created * 1000 > signInLifetime) throw new SignInFault('too-old');
      await checkIssuer(parameters.get('iss'));
      const response = await withBackOff(() => client.processSigninResponse(address, undefined, false), isTransient);
      await checkIdToken(response.profile);
      return { session: sessionFrom(response), begun };
    } catch (failure) {
      throw asFault(failure, begun);
    } finally {
      await begunSignIns.remove(state.id);
    }
  }

  /** The state that this browser stored for the authorization request to which this address is the response; undefined without one. */
  async function stateOf(address: string) {
    try {
      return (await client.readSigninResponseState(address)).state;
    } catch {
      return undefined;
    }
  }

  /** Rejects a response of another provider (RFC 9207). */
  async function checkIssuer(issuer: string | null): Promise<void> {
    if (issuer === null) return;
    const expected = await withBackOff(() => client.metadataService.getIssuer(), isTransient);
    if (issuer !== expected)
      throw new SignInFault('provider', 'invalid_issuer: the answer comes from another provider');
  }

  /** OpenID Connect Core 1.0, section 3.1.3.7, points 2 and 3. The token came directly from the provider over TLS. */
  async function checkIdToken(claims: IdTokenClaims): Promise<void> {
    const audiences = [claims.aud].flat();
    if (claims.iss !== (await client.metadataService.getIssuer()) || !audiences.includes(settings.clientId)) {
      throw new SignInFault('provider', 'invalid_id_token: unexpected issuer or audience');
    }
  }

  /** For a provider that issues no refresh tokens but still has a session of the person. */
  async function renewInFrame(session: Session): Promise<Session> {
    try {
      const request = await client.createSigninRequest({
        state: { returnTo: '/', isAgain: true } satisfies BegunSignIn,
        nonce: crypto.randomUUID(),
        prompt: 'none',
        id_token_hint: session.idToken,
      });
      const { session: renewed } = await redeemOnce(await askSilently(request.url));
      if (renewed.subject !== session.subject)
        throw new SignInFault('provider', 'login_required: another person is signed in');
      return renewed;
    } catch (failure) {
      throw asFault(failure);
    }
  }

  return {
    begin: async (begun) => {
      try {
        const request = await withBackOff(
          () =>
            client.createSigninRequest({
              state: begun,
              nonce: crypto.randomUUID(),
              ui_locales: document.documentElement.lang,
              // OpenID Connect Core 1.0, section 3.1.2.1.
              ...(begun.isFresh === true ? { prompt: 'login' } : {}),
            }),
          isTransient,
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
      if (session.refreshToken === undefined) return await renewInFrame(session);
      const state = {
        refresh_token: session.refreshToken,
        id_token: session.idToken,
        scope: session.scope,
        session_state: null,
        profile: { sub: session.subject, preferred_username: session.accountName },
        data: undefined,
      } as unknown as RefreshState;
      try {
        const response = await withBackOff(() => client.useRefreshToken({ state, ...resource }), isTransient);
        return { ...sessionFrom(response), refreshToken: response.refresh_token ?? session.refreshToken };
      } catch (failure) {
        throw asFault(failure);
      }
    },
    revoke: async ({ refreshToken, accessToken }) => {
      if ((await client.metadataService.getRevocationEndpoint()) === undefined) return;
      await Promise.allSettled([
        refreshToken === undefined ? undefined : client.revokeToken(refreshToken, 'refresh_token'),
        isOpaque(accessToken) ? client.revokeToken(accessToken, 'access_token') : undefined,
      ]);
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

/**
 * No response, a time-out, or a status that allows a retry. The library puts the status into the message, except for a response that
 * is not JSON, which comes from a gateway in front of the provider.
 */
function isTransient(failure: unknown): boolean {
  // While offline, every attempt would fail, and the user should know immediately.
  if (!navigator.onLine) return false;
  if (failure instanceof ErrorResponse) {
    return failure.error === 'temporarily_unavailable' || failure.error === 'server_error';
  }
  if (failure instanceof TypeError || failure instanceof ErrorTimeout) return true;
  return failure instanceof Error && /\((?:429|5\d\d)\)|^Invalid response Content-Type/.test(failure.message);
}

function asFault(failure: unknown, begun?: BegunSignIn): SignInFault {
  if (failure instanceof SignInFault) return new SignInFault(failure.kind, failure.message, failure.begun ?? begun);
  if (isStorageFailure(failure)) return new SignInFault('storage', '', begun);
  if (failure instanceof ErrorResponse) {
    const message = nameAndMessage(failure.error ?? failure.name, failure.error_description);
    return new SignInFault('provider', message, begun);
  }
  const message = failure instanceof Error ? nameAndMessage(failure.name, failure.message) : String(failure);
  return new SignInFault('provider', message, begun);
}

function nameAndMessage(name: string, message: string | null | undefined): string {
  const text = message === null || message === undefined || message === '' ? name : `${name}: ${message}`;
  return text.slice(0, 400);
}
