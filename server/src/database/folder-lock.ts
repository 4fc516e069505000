import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data folder cannot be used; the message says what to do. */
export class FolderError extends Error {
  override readonly name: string = 'FolderError';
}

/** Another process has locked the data folder. */
export class FolderHeldError extends FolderError {
  override readonly name = 'FolderHeldError';
}

/**
 * Locks a data folder for this process, creating it when missing. Two processes on one embedded database would destroy it.
 *
 * NOTE: the lock is SQLite's own lock on an empty file: the only lock of the operating system that Node reaches
 * without a native add-on. It ends with the process, also after a crash, so there are no stale locks.
 * @throws FolderHeldError, FolderError
 */
export function holdFolder(folder: string): Disposable {
  const lock = openLock(folder);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    throw new FolderHeldError(
      `The data folder ${folder} is in use by another process${holderOf(folder)}. Stop that process, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  writeFileSync(join(folder, 'process-id'), String(process.pid));
  return { [Symbol.dispose]: () => lock.close() };
}

function openLock(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  } catch (error) {
    throw new FolderError(
      `The data folder ${folder} is not writable. Change its owner, or set DATA_DIR to another folder.`,
      {
        cause: error,
      },
    );
  }
}

function holderOf(folder: string): string {
  try {
    return ` (${readFileSync(join(folder, 'process-id'), 'utf8')})`;
  } catch {
    return '';
  }
}
