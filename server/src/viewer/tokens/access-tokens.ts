import { hash } from 'node:crypto';
import { HttpError } from '../../http/http-error.ts';
import type { SignInFault } from '../../telemetry/events.ts';
import type { Account, ClaimedRights } from '../../http/viewer.ts';
import { rightsOfToken } from '../administrators/administrator-claim.ts';
import type { AdministratorClaim } from '../administrators/administrator-claim.ts';
import type { Claims, IdentityProvider } from '../provider/identity-provider.ts';
import { ExpiringCache } from './expiring-cache.ts';
import { textIn } from './claims.ts';
import { subjectOfIdToken } from './id-token.ts';
import { expiryOf, readSignInTime } from './token-times.ts';
import { isBearerToken, isCanonical, isSigned, kindOfToken } from './token-kinds.ts';
import { waitFor } from './wait-for.ts';
import { opaqueTokenQueue } from './opaque-token-queue.ts';
import type { OpaqueToken, Presenter } from './opaque-token-queue.ts';
import {
  isAnsweredForAnother,
  isForRecipient,
  isIntrospectedForRecipient,
  readLogin,
  readSubject,
} from './token-rules.ts';
import type { Recipient } from './token-rules.ts';
import { readSigned, verifySignature } from './token-signature.ts';
import { viewerKey } from '../viewer-key.ts';

/** The user to whom an access token was issued. */
export interface Identity {
  readonly login: string;
  /** Null if the provider did not reveal the subject. */
  readonly account: Account | null;
  /** `auth_time`: when the user last authenticated at the provider. Undefined if the provider does not say. */
  readonly signedInAt: Date | undefined;
  /** Administrator rights that the token grants. */
  readonly claimedRights: ClaimedRights | undefined;
  /** `viewerKey`. */
  readonly key: string;
}

export interface AccessTokens {
  /**
   * Returns the identity that an access token proves.
   * @throws HttpError `token.invalid`, `token.expired`; `provider.unavailable` and `request.too-many`, with the seconds after which to
   * retry
   */
  identityOf(token: string, presenter: Presenter): Promise<Identity>;
}

export interface AccessTokensOptions {
  /** `createRemoteProvider(…)`, or the `identityProvider` of the demo provider. */
  provider: IdentityProvider;
  /** The web application's client. */
  clientId: string;
  /** The value that `aud` must contain; if undefined, the client id. */
  audience: string | undefined;
  /** Whether a token that was issued to the client is accepted regardless of its `aud` (see `isForRecipient`). */
  acceptsAzp?: boolean;
  /** The claim that contains the login. */
  loginClaim: string;
  /**
   * The claim that grants administrator rights. Read from the token or its introspection; from userinfo only if that is called for the
   * login.
   */
  administratorClaim?: AdministratorClaim | undefined;
  /** Called each time the provider has left out that claim because it has too many values. */
  onClaimLeftOut?: () => void;
  /** Maximum number of milliseconds that a request waits for the provider. The lookup continues and serves later requests. */
  longestWait?: number;
  /** The wall clock, in milliseconds since 1970, with which the times in tokens are compared. */
  now?: () => number;
  /** A monotonic clock in milliseconds, for cache expiry and rate limits. */
  elapsed?: () => number;
}

interface CachedIdentity {
  readonly identity: Identity;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
  /** When the cache entry expires, in milliseconds of `elapsed`. */
  readonly cachedUntil: number;
}

/** Why a token was rejected. */
interface Rejection {
  readonly code: 'token.invalid' | 'token.expired';
  readonly fault: SignInFault;
}

const second = 1000;
/**
 * How long results are cached, in milliseconds. A signature is cheap to check again, but a userinfo request is not, and an opaque token may
 * be revoked.
 */
const cacheTimes = { signed: 60 * second, userinfo: 600 * second, opaque: 60 * second, rejected: 15 * second };
const maxTokens = 50_000;
const maxRejected = 20_000;

/**
 * Validates access tokens: signed ones with the provider's keys, opaque ones by introspection or userinfo. Results are cached by a hash of
 * the token; the token itself is neither stored nor logged. Concurrent requests with the same token share one lookup.
 *
 * NOTE: userinfo does not reveal the audience of an opaque token. If an audience is configured, opaque tokens therefore require
 * introspection.
 */
export function createAccessTokens(options: AccessTokensOptions): AccessTokens {
  const { provider, clientId, loginClaim, administratorClaim, longestWait = 10 * second } = options;
  const { now = Date.now, elapsed = () => performance.now() } = options;
  const recipient: Recipient = { clientId, audience: options.audience, acceptsAzp: options.acceptsAzp ?? false };
  const identities = new ExpiringCache<CachedIdentity>(maxTokens, elapsed);
  const rejected = new ExpiringCache<Rejection>(maxRejected, elapsed);
  const lookups = new Map<string, Promise<CachedIdentity>>();
  const askInTurn = opaqueTokenQueue({
    vouchedSubject: async ({ token, presenter: { idToken } }) =>
      idToken === undefined ? undefined : await subjectOfIdToken(idToken, token, { provider, clientId }),
    elapsed,
  });

  return {
    async identityOf(token, presenter) {
      const key = hash('sha256', token, 'base64url');
      const found =
        identities.get(key) ?? (await waitFor(lookups.get(key) ?? begin({ key, token, presenter }), longestWait));
      if (now() >= found.expiresAt) throw new HttpError('token.expired');
      return found.identity;
    },
  };

  function begin(opaque: OpaqueToken): Promise<CachedIdentity> {
    const { key, token } = opaque;
    const earlier = rejected.get(key);
    if (earlier !== undefined) return Promise.reject(new HttpError(earlier.code, { fault: earlier.fault }));
    const lookup = (isSigned(token) ? findBySignature(key, token) : findByAsking(opaque))
      .then((found) => {
        identities.set(key, found, found.cachedUntil);
        return found;
      })
      .finally(() => lookups.delete(key));
    lookups.set(key, lookup);
    return lookup;
  }

  async function findBySignature(key: string, token: string): Promise<CachedIdentity> {
    if (!isCanonical(token)) throw new HttpError('token.invalid');
    const { type, claims } = readSigned(token);
    const kind = kindOfToken(type, claims, clientId);
    if (!provider.isIssuer(textIn(claims, 'iss'))) throw new HttpError('token.invalid', { fault: 'issuer' });
    if (kind === 'other') throw new HttpError('token.invalid', { fault: 'kind' });
    if (!isForRecipient(claims, recipient)) throw new HttpError('token.invalid', { fault: 'audience' });
    const expiresAt = expiryOf(claims, now());
    // Checked last, since an unknown key causes a request to the provider.
    await verifySignature(token, provider.keys);
    const login = kind === 'unclear' ? undefined : readLogin(claims, loginClaim);
    if (login !== undefined) {
      return { identity: identityFrom(claims, login), expiresAt, cachedUntil: elapsed() + cacheTimes.signed };
    }
    // Whether the provider refuses userinfo for a token that is valid, but lacks the login, depends on the provider.
    const unanswered = kind === 'unclear' ? 'rejected' : 'login';
    const identity = await cachingRejection(key, () => identityByUserinfo(token, claims, unanswered));
    const cachedFor = identity.claimedRights === undefined ? cacheTimes.userinfo : cacheTimes.opaque;
    return { identity, expiresAt, cachedUntil: elapsed() + cachedFor };
  }

  async function findByAsking(opaque: OpaqueToken): Promise<CachedIdentity> {
    return await askInTurn(opaque, () => cachingRejection(opaque.key, () => askAbout(opaque.token)));
  }

  /** Caches rejections, so that the provider is not asked again about a token that it has just rejected. */
  async function cachingRejection<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof HttpError && (error.code === 'token.invalid' || error.code === 'token.expired')) {
        const { code, fault = code === 'token.expired' ? 'expired' : 'rejected' } = error;
        rejected.set(key, { code, fault }, elapsed() + cacheTimes.rejected);
      }
      throw error;
    }
  }

  async function askAbout(token: string): Promise<CachedIdentity> {
    if (provider.introspect === undefined) {
      if (recipient.audience !== undefined) throw new HttpError('token.invalid', { fault: 'audience' });
      const identity = await identityByUserinfo(token, {});
      return { identity, expiresAt: Infinity, cachedUntil: elapsed() + cacheTimes.opaque };
    }
    const claims = await provider.introspect(token);
    if (claims === undefined || !isBearerToken(claims)) throw new HttpError('token.invalid', { fault: 'rejected' });
    if (!isIntrospectedForRecipient(claims, recipient)) throw new HttpError('token.invalid', { fault: 'audience' });
    if (claims['iss'] !== undefined && !provider.isIssuer(textIn(claims, 'iss'))) {
      throw new HttpError('token.invalid', { fault: 'issuer' });
    }
    const expiresAt = expiryOf(claims, now());
    const login = readLogin(claims, loginClaim);
    const identity =
      login === undefined ? await identityByUserinfo(token, claims, 'login') : identityFrom(claims, login);
    return { identity, expiresAt, cachedUntil: elapsed() + cacheTimes.opaque };
  }

  /**
   * The identity in the claims of a token, completed with the claims of userinfo.
   * @param unanswered the fault if the provider refuses userinfo
   */
  async function identityByUserinfo(
    token: string,
    known: Claims,
    unanswered: SignInFault = 'rejected',
  ): Promise<Identity> {
    const claims = await provider.userinfo?.(token);
    if (claims === undefined) throw new HttpError('token.invalid', { fault: unanswered });
    const subject = known['sub'];
    // OpenID Connect Core section 5.3.2: a response about another user must not be used.
    const isAboutOther = typeof subject === 'string' && claims['sub'] !== undefined && claims['sub'] !== subject;
    if (isAboutOther) throw new HttpError('token.invalid', { fault: 'rejected' });
    if (isAnsweredForAnother(claims, recipient)) throw new HttpError('token.invalid', { fault: 'audience' });
    const login = readLogin(claims, loginClaim);
    if (login === undefined) throw new HttpError('token.invalid', { fault: 'login' });
    return identityFrom({ ...known, sub: subject ?? claims['sub'] }, login, claims);
  }

  /** @param userinfo the claims of userinfo, if it was called */
  function identityFrom(claims: Claims, login: string, userinfo: Claims = {}): Identity {
    const subject = readSubject(claims);
    const account = subject === undefined ? null : { issuer: provider.issuer, subject };
    return {
      login,
      account,
      signedInAt: readSignInTime(claims, now()),
      claimedRights: administratorClaim && rightsOfToken(claims, userinfo, administratorClaim, options.onClaimLeftOut),
      key: viewerKey({ login, account }),
    };
  }
}
