import { basePath } from '../base-path.ts';
import { ApiFailure, unreachable } from './call.ts';

/**
 * How long the server may take to send its page, in milliseconds. Until then nothing shows that loading failed, so a connection that does not
 * respond must not delay it for long.
 */
const checkLimit = 3000;

/**
 * Loads code or texts that are not part of the start.
 * @throws ApiFailure (see `loadFailure`)
 */
export async function loadCode<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    throw await loadFailure();
  }
}

/**
 * The failure of code or texts that could not be loaded: `version.replaced` if this page was opened before an upgrade and the server no longer has
 * its files, otherwise the same as for a call that did not reach the server.
 */
export async function loadFailure(): Promise<ApiFailure> {
  return (await isReplaced()) ? new ApiFailure('version.replaced', 0) : unreachable();
}

/** Whether the server's page starts other files than this one. False if that is not known, for example offline or behind a sign-in page. */
async function isReplaced(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!own) return false;
  try {
    const response = await fetch(`${basePath}/`, { cache: 'no-store', signal: AbortSignal.timeout(checkLimit) });
    const page = response.ok ? await response.text() : '';
    return page.includes('<meta name="base-path"') && !page.includes(`src="${own}"`);
  } catch {
    return false;
  }
}
