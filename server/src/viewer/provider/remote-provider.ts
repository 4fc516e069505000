import { setTimeout as pause } from 'node:timers/promises';
import type { JSONWebKeySet } from 'jose';
import { HttpError } from '../../http/http-error.ts';
import { askProvider, ProviderError, defaultRetries } from './ask-provider.ts';
import type { Retries, ProviderAnswer } from './ask-provider.ts';
import { limitConcurrency } from '../../http/limits/limit-concurrency.ts';
import type { Claims, IdentityProvider } from './identity-provider.ts';
import { discoveryUrl, parseJson, readMetadata } from './provider-metadata.ts';
import type { ProviderMetadata } from './provider-metadata.ts';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';
import { isSigningKey } from './signing-key.ts';
import { verifySignature } from '../tokens/token-signature.ts';

export interface RemoteProvider extends IdentityProvider {
  /**
   * Fetches metadata and keys ahead of the first request.
   * @throws HttpError `provider.unavailable` with the reason as its cause
   */
  prepare(): Promise<void>;
  /**
   * Fetches metadata and keys again, however old they are. If it fails, the current ones stay in use as long as they are usable.
   * @throws as `prepare`
   */
  renew(): Promise<void>;
  /** Origins for the page's content security policy: that of the issuer, and those of the provider's endpoints once they are known. */
  browserOrigins(): readonly string[];
}

export interface RemoteProviderOptions {
  /** Exactly as in the provider's metadata. */
  issuer: string;
  /** The web application's client, which must be the audience of a signed userinfo response. */
  clientId: string;
  /** The server's own client for introspection (RFC 7662). */
  introspectionClient?: { readonly id: string; readonly secret: string } | undefined;
  retries?: Retries;
  /** Minimum number of milliseconds between two reloads of the keys because of tokens with an unknown key. */
  renewalPause?: number;
  /** A monotonic clock in milliseconds. */
  elapsed?: () => number;
}

const minute = 60_000;
/** Maximum number of tokens with an unknown key that wait for a reload of the keys. */
const maxWaitingForKeys = 5000;
/** Maximum number of concurrent lookups of single tokens, and of waiting ones. */
const maxQuestions = { atOnce: 20, waiting: 500 };

/**
 * A remote OpenID provider. Metadata and keys are fetched when they are first needed, renewed in the background, and used for an hour while
 * the provider is down.
 */
export function createRemoteProvider(options: RemoteProviderOptions): RemoteProvider {
  const {
    issuer,
    clientId,
    introspectionClient,
    retries = defaultRetries,
    renewalPause = 2000,
    elapsed = () => performance.now(),
  } = options;
  const times = { freshFor: 10 * minute, usableFor: 70 * minute, failedFor: 2000, elapsed };
  const metadata = staleWhileRevalidate<ProviderMetadata>({ ...times, load: loadMetadata });
  const keySet = staleWhileRevalidate<JSONWebKeySet>({ ...times, load: loadKeys });
  const limit = limitConcurrency(maxQuestions.atOnce, maxQuestions.waiting);
  let lastRenewal = -Infinity;
  let renewal: Promise<JSONWebKeySet> | undefined;
  let waitingForKeys = 0;
  let origins: readonly string[] = [new URL(issuer).origin];

  const keys: IdentityProvider['keys'] = {
    current: () => asHttpError(() => keySet.get()),
    newerThan: (known) => asHttpError(() => newerKeys(known)),
  };

  return {
    issuer,
    isIssuer: (candidate) => candidate === issuer,
    keys,
    userinfo: (token) => asHttpError(() => limit(() => askUserinfo(token))),
    introspect:
      introspectionClient === undefined
        ? undefined
        : (token) => asHttpError(() => limit(() => askIntrospection(token, introspectionClient))),
    prepare: async () => {
      await asHttpError(() => keySet.get());
    },
    renew: () =>
      asHttpError(async () => {
        await metadata.renew();
        await keySet.renew();
      }),
    browserOrigins: () => origins,
  };

  /**
   * Returns newer keys for a token with an unknown key. All waiting requests share one reload. They wait for the next one instead of being
   * rejected, because the key may have been published after the previous reload, which any invalid token can trigger.
   */
  async function newerKeys(known: JSONWebKeySet): Promise<JSONWebKeySet> {
    const current = await keySet.get();
    if (current !== known && renewal === undefined) return current;
    if (waitingForKeys >= maxWaitingForKeys) throw new HttpError('provider.unavailable', { retryAfter: 2 });
    waitingForKeys += 1;
    try {
      renewal ??= renewKeys();
      return await renewal;
    } finally {
      waitingForKeys -= 1;
    }
  }

  /** A failed reload does not start the pause, because an unknown key may be new until a reload succeeds. */
  async function renewKeys(): Promise<JSONWebKeySet> {
    try {
      await pause(Math.max(0, lastRenewal + renewalPause - elapsed()), undefined, { ref: false });
      const renewed = await keySet.renew();
      lastRenewal = elapsed();
      return renewed;
    } finally {
      renewal = undefined;
    }
  }

  async function loadMetadata(): Promise<ProviderMetadata> {
    const answer = await askProvider(discoveryUrl(issuer), { headers: json }, retries);
    if (answer.status !== 200) throw unusable(discoveryUrl(issuer), answer);
    const known = readMetadata(answer.body, issuer);
    origins = [...new Set([issuer, ...browserEndpoints.map((name) => known[name])].flatMap(originOf))];
    return known;
  }

  async function loadKeys(): Promise<JSONWebKeySet> {
    const { jwks_uri: address } = await metadata.get();
    const answer = await askProvider(address, { headers: json }, retries);
    if (answer.status !== 200) throw unusable(address, answer);
    const set = parseJson(answer.body) as { keys?: unknown } | undefined;
    if (!Array.isArray(set?.keys)) throw new ProviderError(`${address} did not return a key set (RFC 7517)`, false);
    const signing = set.keys.filter(isSigningKey);
    // Otherwise a key set that is empty for a moment would replace the known keys, and nobody could sign in.
    if (signing.length === 0) throw new ProviderError(`${address} returned no key that can check a signature`, false);
    return { keys: signing };
  }

  async function askUserinfo(token: string): Promise<Claims | undefined> {
    const { userinfo_endpoint: address } = await metadata.get();
    if (address === undefined) return undefined;
    const answer = await askProvider(address, { headers: { ...json, authorization: `Bearer ${token}` } }, retries);
    if (answer.status !== 200) return undefined;
    if (answer.type !== 'application/jwt') return claimsOf(parseJson(answer.body));
    const { payload } = await verifySignature(answer.body, keys);
    return payload.iss === issuer && [payload.aud].flat().includes(clientId) ? payload : undefined;
  }

  async function askIntrospection(
    token: string,
    client: { readonly id: string; readonly secret: string },
  ): Promise<Claims | undefined> {
    const known = await metadata.get();
    const address = known.introspection_endpoint;
    if (address === undefined) throw new ProviderError(`${issuer} has no introspection endpoint`, false);
    const methods = known.introspection_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isByPost = !methods.includes('client_secret_basic') && methods.includes('client_secret_post');
    const body = new URLSearchParams({ token, token_type_hint: 'access_token' });
    if (isByPost) {
      body.set('client_id', client.id);
      body.set('client_secret', client.secret);
    }
    const headers = { ...json, ...(isByPost ? {} : { authorization: basic(client) }) };
    const answer = await askProvider(address, { method: 'POST', headers, body }, retries);
    // Any other status is an error of our own client, not of the token.
    if (answer.status !== 200) throw unusable(address, answer);
    const claims = claimsOf(parseJson(answer.body));
    return claims?.['active'] === true ? claims : undefined;
  }
}

/** Endpoints that the page calls, loads in a frame or redirects to. */
const browserEndpoints = [
  'authorization_endpoint',
  'token_endpoint',
  'userinfo_endpoint',
  'end_session_endpoint',
  'revocation_endpoint',
  'jwks_uri',
] as const;

const json = { accept: 'application/json' };

async function asHttpError<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderError) throw new HttpError('provider.unavailable', { retryAfter: 5, cause: error });
    throw error;
  }
}

function unusable(address: string, answer: ProviderAnswer): ProviderError {
  return new ProviderError(`${address} responded with HTTP status ${answer.status}`, false);
}

function claimsOf(value: unknown): Claims | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Claims) : undefined;
}

/** HTTP Basic credentials. Id and secret are form-encoded before they are joined (RFC 6749 section 2.3.1). */
function basic(client: { readonly id: string; readonly secret: string }): string {
  const encode = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);
  return `Basic ${Buffer.from(`${encode(client.id)}:${encode(client.secret)}`).toString('base64')}`;
}

function originOf(address: string | undefined): string[] {
  return address === undefined ? [] : [new URL(address).origin];
}
