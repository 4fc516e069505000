import type * as library from 'oidc-provider';
import { ConfigurationError } from '../../config/config.ts';

export type OidcLibrary = typeof library;

/**
 * Loads the library of the demo provider on demand. It is a development dependency, which is missing in a production installation.
 *
 * NOTE: it prints a warning on every Node.js that is not in long-term support. The warning is suppressed, since our version is pinned and
 * tested.
 *
 * @throws ConfigurationError if it is not installed
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
