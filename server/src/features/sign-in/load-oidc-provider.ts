import type * as library from 'oidc-provider';

export type OidcLibrary = typeof library;

/**
 * The library of the demo provider, loaded only where it is used.
 *
 * NOTE: it warns on the console of every Node that has not reached long-term support. This one is pinned, and tested.
 */
export async function loadOidcProvider(): Promise<OidcLibrary> {
  const { warn } = console;
  console.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).includes('Unsupported runtime')) warn(...parts);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
