import type * as library from 'oidc-provider';

export type OidcLibrary = typeof library;

/**
 * Loads the library of the demo provider on demand.
 *
 * NOTE: it prints a warning on every Node that has not reached long-term support. Ours is pinned and tested.
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
