import type { IdentityProvider } from './sign-in.ts';

/** An identity provider whose code is loaded on first use, since most visits start signed in. */
export function lazyIdentityProvider(load: () => Promise<IdentityProvider>): IdentityProvider {
  let loading: Promise<IdentityProvider> | undefined;
  const provider = () => {
    loading ??= load().catch((failure: unknown) => {
      // A failed chunk is loaded again on the next use.
      loading = undefined;
      throw failure;
    });
    return loading;
  };
  return {
    begin: async (begun) => (await provider()).begin(begun),
    redeem: async (address) => (await provider()).redeem(address),
    renew: async (session) => (await provider()).renew(session),
    revoke: async (session) => (await provider()).revoke(session),
    endAddress: async (session) => (await provider()).endAddress(session),
  };
}
