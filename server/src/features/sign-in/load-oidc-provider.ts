import type * as library from 'oidc-provider';
import { ConfigurationError } from '../../config.ts';

export type OidcLibrary = typeof library;

/**
 * Loads the library of the demo provider on demand. It is a development dependency, which a production installation lacks.
 *
 * @throws ConfigurationError when it is not installed
 * NOTE: it prints a warning on every Node that has not reached long-term support. Ours is pinned and tested.
 */
export async function loadOidcProvider(): Promise<OidcLibrary> {
  const { warn } = console;
  console.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).includes('Unsupported runtime')) warn(...parts);
  };
  try {
    return await import('oidc-provider');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const sentence = 'OIDC_ISSUER, OIDC_CLIENT_ID: must be set, because a production installation has no demo sign-in';
    throw new ConfigurationError(sentence, { cause: error });
  } finally {
    console.warn = warn;
  }
}
