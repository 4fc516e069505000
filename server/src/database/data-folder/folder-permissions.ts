import { chmodSync, closeSync, fsyncSync, lstatSync, openSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the directory puts into its data folder (see folder-lock.ts, open-embedded.ts, copy-embedded.ts, control-address.ts and sealed-file.ts), and what file systems do. */
const ourEntries = new Set([
  'lock',
  'lock-journal',
  'process-id',
  'postgresql',
  'postgresql.new',
  'memory',
  'control.sock',
  'copy',
  'lost+found',
]);

/**
 * Leaves the data folder and everything that the directory put into it to its owner: 0700 and 0600. Emscripten creates files that everybody may
 * write, and older versions left them so. A folder that contains other files too keeps its mode. Does nothing on Windows.
 */
export function keepPrivate(folder: string): void {
  if (process.platform === 'win32') return;
  const names = readdirSync(folder);
  if (names.every((name) => ourEntries.has(name))) restrict(folder);
  for (const name of names.filter((each) => ourEntries.has(each))) {
    for (const path of pathsIn(join(folder, name))) restrict(path);
  }
}

/**
 * Writes a new folder to the disk with all its files, and its entry in the parent folder, as `initdb` does.
 *
 * NOTE: files beside the folder must not be opened: when a process closes any descriptor of the file `lock`, POSIX ends its lock on it.
 */
export function syncNewFolder(folder: string): void {
  for (const path of [...pathsIn(folder), dirname(folder)]) {
    const entry = lstatSync(path);
    if (entry.isFile() || (entry.isDirectory() && process.platform !== 'win32')) sync(path);
  }
}

/** Gives a new folder, which is complete on the disk, its name. */
export function nameNewFolder(folder: string, name: string): void {
  renameSync(folder, name);
  if (process.platform !== 'win32') sync(dirname(name));
}

function sync(path: string): void {
  // Windows flushes only files that are open for writing.
  const descriptor = openSync(path, process.platform === 'win32' ? 'r+' : 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** A path and, if it is a folder, everything below it. Symbolic links are not followed. */
function* pathsIn(path: string): Generator<string> {
  yield path;
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) yield* pathsIn(join(path, name));
}

function restrict(path: string): void {
  const entry = lstatSync(path);
  const mode = entry.isDirectory() ? 0o700 : 0o600;
  if (entry.isSymbolicLink() || (entry.mode & 0o777) === mode) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    // A mounted volume may belong to another user, and not every file system has modes.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EINVAL') throw error;
  }
}
