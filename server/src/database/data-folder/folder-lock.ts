import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDiskFull } from '../disk-full.ts';
import { makeFolderSync } from './make-folder.ts';

/** The data folder cannot be used. The message tells the operator what to do. */
export class FolderError extends Error {
  override readonly name: string = 'FolderError';
}

/** The folder of the embedded database within a data folder. */
export function databaseFiles(folder: string): string {
  return join(folder, 'postgresql');
}

/** The folder for the files of a new database until they are complete. */
export function unfinishedFiles(folder: string): string {
  return join(folder, 'postgresql.new');
}

/** Another process has locked the data folder. */
export class FolderLockedError extends FolderError {
  override readonly name = 'FolderLockedError';
}

/**
 * Locks a data folder for this process, and creates it if missing. Two processes using one embedded database would corrupt it.
 *
 * NOTE: the lock is SQLite's lock on an empty file, which is the only lock of the operating system that Node.js can take without a native
 * add-on. It is released when the process ends, even by a crash, so there are no stale locks.
 * @throws FolderLockedError, FolderError
 */
export function lockFolder(folder: string): Disposable {
  const lock = openLock(folder);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    writeFileSync(join(folder, 'process-id'), String(process.pid));
  } catch (error) {
    const isHeld = (error as { errcode?: unknown }).errcode === sqliteBusy;
    const fault = isHeld ? lockedBy(folder, error) : folderFault(folder, error);
    lock.close();
    throw fault;
  }
  return { [Symbol.dispose]: () => lock.close() };
}

/** SQLite result code `SQLITE_BUSY`. */
const sqliteBusy = 5;

/** The error for a full disk; undefined for any other error. */
export function fullDiskError(folder: string, error: unknown): FolderError | undefined {
  return isDiskFull(error) ? diskIsFull(folder, error) : undefined;
}

export function diskIsFull(folder: string, cause: unknown): FolderError {
  return new FolderError(
    `The disk of the data folder ${folder} is full. Free some space, or set DATA_DIR to a folder on another disk.`,
    { cause },
  );
}

function folderFault(folder: string, error: unknown): FolderError {
  const isFile = ['EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
  const sentence = isFile
    ? `The data folder ${folder} is a file, or below one. Set DATA_DIR to a folder.`
    : `The data folder ${folder} is not writable. Change its owner, or set DATA_DIR to another folder.`;
  return fullDiskError(folder, error) ?? new FolderError(sentence, { cause: error });
}

function lockedBy(folder: string, error: unknown): FolderLockedError {
  return new FolderLockedError(
    `The data folder ${folder} is in use by another process${lockHolder(folder)}. Stop that process, or set DATA_DIR to another folder.`,
    { cause: error },
  );
}

function openLock(folder: string): DatabaseSync {
  try {
    makeFolderSync(folder);
    return new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  } catch (error) {
    throw folderFault(folder, error);
  }
}

function lockHolder(folder: string): string {
  try {
    return ` (${readFileSync(join(folder, 'process-id'), 'utf8')})`;
  } catch {
    return '';
  }
}
