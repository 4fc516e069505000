import type { IdentityProvider } from './sign-in.ts';

/** An identity provider whose code is loaded when it is first needed: most visits begin signed in. */
export function loadLater(load: () => Promise<IdentityProvider>): IdentityProvider {
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
