import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** Longest path of a socket on every system that has them (`sun_path` less its ending zero; macOS has the fewest). */
const longestPath = 103;

/**
 * Where the server that holds a data folder is reached by its operator: a Unix domain socket in that folder, which is for its owner
 * alone, or a named pipe on Windows. Dispose it when the socket is closed.
 */
export function controlAddress(folder: string): { readonly path: string } & Disposable {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32);
    return { path: `\\\\.\\pipe\\staff-directory-${name}`, [Symbol.dispose]: () => {} };
  }
  const path = join(folder, 'control.sock');
  if (process.platform !== 'linux' || Buffer.byteLength(path) <= longestPath)
    return { path, [Symbol.dispose]: () => {} };
  // A folder too deep for a socket's path is reached through its descriptor.
  const descriptor = openSync(folder, 'r');
  return { path: `/proc/self/fd/${descriptor}/control.sock`, [Symbol.dispose]: () => closeSync(descriptor) };
}
