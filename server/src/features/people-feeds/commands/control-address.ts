import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** Maximum length of a socket path on all systems (`sun_path` without the terminating zero; macOS has the shortest). */
const longestPath = 103;

/**
 * The control address of the server that uses a data folder: a Unix domain socket in that folder, which only its owner can open, or a named
 * pipe on Windows. Dispose it when the socket is closed.
 */
export function controlAddress(folder: string): { readonly path: string } & Disposable {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32);
    return { path: `\\\\.\\pipe\\staff-directory-${name}`, [Symbol.dispose]: () => {} };
  }
  const path = join(folder, 'control.sock');
  if (process.platform !== 'linux' || Buffer.byteLength(path) <= longestPath)
    return { path, [Symbol.dispose]: () => {} };
  // A longer path is reached through the descriptor of its folder.
  const descriptor = openSync(folder, 'r');
  return { path: `/proc/self/fd/${descriptor}/control.sock`, [Symbol.dispose]: () => closeSync(descriptor) };
}
