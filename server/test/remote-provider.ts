import { createRemoteProvider } from '../src/viewer/provider/remote-provider.ts';
import type { AccessTokensOptions } from '../src/viewer/tokens/access-tokens.ts';
import type { RemoteProvider } from '../src/viewer/provider/remote-provider.ts';
import { SigningProvider } from './signing-provider.ts';
import type { SigningKey } from './signing-provider.ts';

type Retries = NonNullable<Parameters<typeof createRemoteProvider>[0]['retries']>;

/** A provider reached over the network, and the server's client for it, with a clock that the test controls. */
export interface OpenedRemoteProvider {
  readonly provider: SigningProvider;
  readonly remote: RemoteProvider;
  /** Options of `createAccessTokens`. */
  readonly options: AccessTokensOptions;
  advance(milliseconds: number): void;
}

export async function openRemoteProvider({
  key,
  retries,
  path = '',
}: {
  readonly key: SigningKey;
  readonly retries: Retries;
  readonly path?: string;
}): Promise<OpenedRemoteProvider> {
  const provider = await new SigningProvider().listen(path);
  provider.keys = [key.publicJwk];
  let clock = Date.now();
  const now = () => clock;
  const remote = createRemoteProvider({
    issuer: provider.issuer,
    clientId: 'web',
    retries,
    renewalPause: 50,
    elapsed: now,
  });
  const options = {
    provider: remote,
    clientId: 'web',
    audience: undefined,
    loginClaim: 'preferred_username',
    now,
    elapsed: now,
  };
  return { provider, remote, options, advance: (milliseconds) => void (clock += milliseconds) };
}
