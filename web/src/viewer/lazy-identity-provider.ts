import type { IdentityProvider } from './sign-in.ts';

/** An identity provider whose code is loaded on first use: most visits start signed in. */
export function lazyIdentityProvider(load: () => Promise<IdentityProvider>): IdentityProvider {
  let loading: Promise<IdentityProvider> | undefined;
  const provider = () => {
    loading ??= load().catch((failure: unknown) => {
      // A chunk that did not arrive may arrive the next time.
      loading = undefined;
      throw failure;
    });
    return loading;
  };
  return {
    begin: async (begun) => (await provider()).begin(begun),
    redeem: async (address) => (await provider()).redeem(address),
    renew: async (session) => (await provider()).renew(session),
    endAddress: async (session) => (await provider()).endAddress(session),
  };
}
