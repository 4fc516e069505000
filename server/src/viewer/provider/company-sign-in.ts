import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { OidcConfig } from '../../config/sign-in.ts';
import type { AccessTokensOptions } from '../tokens/access-tokens.ts';
import { ProviderError } from './ask-provider.ts';
import type { Retries } from './ask-provider.ts';
import { createRemoteProvider } from './remote-provider.ts';

export interface CompanySignIn {
  /** For `createAccessTokens`. */
  readonly tokenOptions: AccessTokensOptions;
  /** Origins that the page may call. The list is complete once the provider's metadata has been loaded. */
  browserOrigins(): readonly string[];
  /** Whether the provider's metadata and keys have been loaded. */
  isReady(): boolean;
  close(): void;
}

const acceptsAzpWarning =
  'OIDC_ACCEPT_AZP: tokens that were issued to this client for other services are accepted. See docs/configuration.md#the-audience-of-a-token';

const claimLeftOutWarning =
  'OIDC_ADMIN_CLAIM: the identity provider omits this claim from the tokens of users who are in many groups, so these users do not become administrators. Use app roles instead of groups: docs/sign-in.md#entra-id';

/** Milliseconds between two loads. Metadata is also reloaded after success, because the provider's endpoints may move. */
const defaultPauses = { first: 1000, longest: 15_000, whenLoaded: 10 * 60_000 };
/** Maximum number of milliseconds that the start of the directory waits for the provider. */
const maxStartWait = 2000;

/**
 * Sign-in with the company's identity provider. The directory can start while the provider is down. Metadata and keys are then loaded in
 * the background, and retried with growing pauses.
 */
export async function openCompanySignIn(options: {
  oidc: OidcConfig;
  logger: FastifyBaseLogger;
  retries?: Retries;
  pauses?: typeof defaultPauses;
}): Promise<CompanySignIn> {
  const { oidc, logger, retries, pauses = defaultPauses } = options;
  const { clientId, audience, acceptsAzp, loginClaim, administratorClaim } = oidc;
  if (acceptsAzp) logger.warn(acceptsAzpWarning);
  const provider = createRemoteProvider({ ...oidc, ...(retries === undefined ? {} : { retries }) });
  const closing = new AbortController();
  let isReady = false;

  const first = load();
  await Promise.race([first, pause(maxStartWait, undefined, { ref: false })]);
  void first.then(keepLoading);

  return {
    tokenOptions: {
      provider,
      clientId,
      audience,
      acceptsAzp,
      loginClaim,
      administratorClaim,
      onClaimLeftOut: once(() => logger.warn(claimLeftOutWarning)),
    },
    browserOrigins: provider.browserOrigins,
    isReady: () => isReady,
    close: () => closing.abort(),
  };

  async function load(): Promise<void> {
    try {
      // Otherwise a failed renewal would only be noticed an hour later, when the loaded keys are too old.
      await (isReady ? provider.renew() : provider.prepare());
      if (!isReady) logger.info('the metadata and keys of the identity provider were loaded');
      isReady = true;
    } catch (error) {
      const { cause } = error as Error;
      const consequence = isReady
        ? 'OIDC_ISSUER: the metadata and keys of the identity provider could not be reloaded; the loaded ones stay in use for an hour'
        : 'OIDC_ISSUER: the metadata and keys of the identity provider could not be loaded yet; until then, nobody can sign in';
      logger.warn(cause instanceof ProviderError ? { problem: cause.message } : { err: error }, consequence);
    }
  }

  async function keepLoading(): Promise<void> {
    let wait = pauses.first;
    while (await hasPaused(isReady ? pauses.whenLoaded : wait)) {
      await load();
      wait = Math.min(2 * wait, pauses.longest);
    }
  }

  /** Pauses, and returns false as soon as the directory closes. */
  async function hasPaused(milliseconds: number): Promise<boolean> {
    return await pause(milliseconds, true, { ref: false, signal: closing.signal }).catch(() => false);
  }
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
