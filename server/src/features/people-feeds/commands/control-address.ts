import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Maximum length of a socket path that works on all systems, in bytes: `sun_path` without the terminating NUL, which is shortest on macOS.
 */
const maxPathBytes = 103;

/**
 * The address of the control socket of the server that uses a data folder: a Unix domain socket in that folder, which only its owner can
 * open, or a named pipe on Windows. Dispose it once the socket is closed.
 */
export function controlAddress(folder: string): { readonly path: string } & Disposable {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32);
    return { path: `\\\\.\\pipe\\staff-directory-${name}`, [Symbol.dispose]: () => {} };
  }
  const path = join(folder, 'control.sock');
  if (process.platform !== 'linux' || Buffer.byteLength(path) <= maxPathBytes)
    return { path, [Symbol.dispose]: () => {} };
  // A path that is too long is shortened by going through a descriptor of its folder.
  const descriptor = openSync(folder, 'r');
  return { path: `/proc/self/fd/${descriptor}/control.sock`, [Symbol.dispose]: () => closeSync(descriptor) };
}
