import { chmodSync, closeSync, fsyncSync, lstatSync, openSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The entries that the directory creates in its data folder (see folder-lock.ts, open-embedded.ts, copy-embedded.ts, control-address.ts and
 * sealed-file.ts), and those that file systems create.
 */
const directoryEntries = new Set([
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
 * Makes the data folder and everything that the directory created in it accessible to the owner only: 0700 and 0600. Emscripten creates
 * files that are writable by everybody, and older versions left them like that. A data folder that also contains other files keeps its
 * mode. Does nothing on Windows.
 */
export function restrictPermissions(folder: string): void {
  if (process.platform === 'win32') return;
  const names = readdirSync(folder);
  if (names.every((name) => directoryEntries.has(name))) restrict(folder);
  for (const name of names.filter((each) => directoryEntries.has(each))) {
    for (const path of pathsIn(join(folder, name))) restrict(path);
  }
}

/**
 * Syncs a new folder with all its files, and its entry in the parent folder, to disk, as `initdb` does.
 *
 * NOTE: files next to the folder must not be opened: when a process closes any descriptor of the file `lock`, POSIX releases its lock.
 */
export function syncNewFolder(folder: string): void {
  for (const path of [...pathsIn(folder), dirname(folder)]) {
    const entry = lstatSync(path);
    if (entry.isFile() || (entry.isDirectory() && process.platform !== 'win32')) sync(path);
  }
}

/** Renames a new folder to its final name, once it is complete on disk, and syncs the parent folder. */
export function renameNewFolder(folder: string, name: string): void {
  renameSync(folder, name);
  if (process.platform !== 'win32') sync(dirname(name));
}

function sync(path: string): void {
  // Windows can only sync files that are open for writing.
  const descriptor = openSync(path, process.platform === 'win32' ? 'r+' : 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The path and, for a folder, everything below it. Symbolic links are not followed. */
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
