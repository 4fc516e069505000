import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnavailableError } from '../time-limit.ts';
import { databaseFiles, diskIsFull, FolderError, fullDiskError } from './folder-lock.ts';

/** Size in bytes of a segment of PostgreSQL's WAL. With less free space, PostgreSQL may be unable to start. */
const segmentSize = 16 * 1024 * 1024;

/**
 * Checks that the files of an embedded database are not those of an unfinished copy. NOTE: PGlite creates a new database in a folder
 * without this file, in place of the one that is there.
 * @throws FolderError
 */
export function checkFiles(folder: string): void {
  if (!existsSync(join(databaseFiles(folder), 'PG_VERSION'))) throw damagedFiles(folder, 'PG_VERSION is missing');
}

/**
 * Why the files of an embedded database could not be created or opened. PostgreSQL in WebAssembly only reports that it has failed. All other
 * errors, such as a lack of memory or of file handles, are not about the files.
 */
export function unopenedFiles(folder: string, error: unknown, { isNew }: { isNew: boolean }): FolderError {
  if (error instanceof FolderError) return error;
  const full = fullDiskError(folder, error) ?? (hasSpace(folder) ? undefined : diskIsFull(folder, error));
  if (full !== undefined) return full;
  const { message } = error as Error;
  if (!isNew && hasFailed.test(message)) return damagedFiles(folder, 'PostgreSQL cannot start', error);
  const reason = message.replace(/\.$/, '');
  return new FolderError(
    `The embedded database in ${databaseFiles(folder)} could not be ${isNew ? 'created' : 'opened'}: ${reason}.`,
    { cause: error },
  );
}

/** The messages with which PGlite, and the runtime of PostgreSQL in WebAssembly, report that PostgreSQL has failed. */
const hasFailed = /^(?:PGlite failed to initialize|Aborted\(|unreachable|RuntimeError)/;

/** The error for a full disk, also if PostgreSQL ended because of it; undefined for any other error. */
export function fullDiskDuringStart(folder: string, error: unknown): FolderError | undefined {
  const hasEnded = error instanceof DatabaseUnavailableError;
  if (hasEnded && !hasSpace(folder)) return diskIsFull(folder, error);
  return fullDiskError(folder, hasEnded ? error.cause : error);
}

function damagedFiles(folder: string, reason: string, cause?: unknown): FolderError {
  return new FolderError(
    `The files of the embedded database in ${databaseFiles(folder)} are damaged or incomplete: ${reason}. ` +
      'Move that folder away, and restore a backup: npm run people -- restore FILE.',
    { cause },
  );
}

function hasSpace(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= segmentSize;
}
