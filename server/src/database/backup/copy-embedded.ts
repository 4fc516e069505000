import { existsSync, rmSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { constants, copyFile, lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../open-database.ts';
import { databaseFiles, FolderError, FolderLockedError, lockFolder } from '../data-folder/folder-lock.ts';
import { isDiskFull } from '../disk-full.ts';
import { withTimeLimit } from '../time-limit.ts';

/**
 * Milliseconds. A file that was modified less than this before it was copied may have been modified again without a change of its
 * timestamp.
 */
const timestampResolution = 2000;

/** Maximum number of files copied at the same time. */
const maxConcurrentFiles = 32;

interface Files {
  readonly from: string;
  readonly to: string;
}

/** The state of a file before it was copied, and the time at which it was read. */
type FileState = Pick<Stats, 'mtimeMs' | 'size' | 'ino'> & { readonly at: number };
type FileStates = ReadonlyMap<string, FileState>;

/** The folder for the copy of a data folder. It is inside the latter, so that it has the same protection. */
export function copyFolder(folder: string): string {
  return join(folder, 'copy');
}

/** Another backup is using the copy. */
export class CopyInUseError extends Error {
  override readonly name = 'CopyInUseError';

  constructor(options?: ErrorOptions) {
    super('Another backup is being made. Try again when it has finished.', options);
  }
}

/**
 * Copies the files of an open embedded database, in a consistent state between two transactions. Most files are copied while the database
 * is in use. The session is taken only for the second pass, which copies the files that have changed since. The copy is then in the same
 * state as after a power failure, and PostgreSQL recovers when it is opened.
 * @returns the data folder of the copy
 * @throws CopyInUseError; FolderError when the disk is full; the error of the file system, the signal's reason when it is aborted. The copy
 * is then removed
 */
export async function copyEmbedded(options: {
  readonly database: Database;
  readonly folder: string;
  readonly signal: AbortSignal;
}): Promise<string> {
  const { database, folder, signal } = options;
  const copy = copyFolder(folder);
  removeCopy(folder);
  const files = { from: databaseFiles(folder), to: databaseFiles(copy) };
  try {
    // Prevents other backups from removing the copy.
    using _ = lockFolder(copy);
    const earlier = await copyChanged(files, new Map(), signal);
    await withTimeLimit('background', () =>
      database.kysely.connection().execute(async () => {
        const latest = await copyChanged(files, earlier, signal);
        for (const name of earlier.keys()) if (!latest.has(name)) await rm(join(files.to, name), { force: true });
      }),
    );
    signal.throwIfAborted();
    return copy;
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw fullDiskError(folder, error) ?? error;
  }
}

/** The error for a full disk; undefined for any other error. Another `DATA_DIR`, as at a start, would be that of another database. */
function fullDiskError(folder: string, error: unknown): FolderError | undefined {
  const reason = error instanceof FolderError ? error.cause : error;
  if (!isDiskFull(reason)) return undefined;
  return new FolderError(
    `The disk of the data folder ${folder} is full. A backup of a running directory first copies its database: ` +
      `free as much space as ${databaseFiles(folder)} takes.`,
    { cause: error },
  );
}

/** Removes a copy left by an interrupted backup. @throws CopyInUseError if the copy is being made or read */
export function removeCopy(folder: string): void {
  const copy = copyFolder(folder);
  // Locking would create it, which needs disk space.
  if (!existsSync(copy)) return;
  try {
    lockFolder(copy)[Symbol.dispose]();
  } catch (error) {
    if (error instanceof FolderLockedError) throw new CopyInUseError({ cause: error });
    throw error;
  }
  rmSync(copy, { recursive: true, force: true });
}

/** Copies the files whose state has changed. Files that disappear in the meantime are skipped. */
async function copyChanged(files: Files, earlier: FileStates, signal: AbortSignal): Promise<FileStates> {
  const now = new Map<string, FileState>();
  const copyOne = async (name: string) => {
    const [from, at] = [join(files.from, name), Date.now()];
    const stats = await lstat(from).catch(ignoreMissing);
    if (stats === undefined) return;
    const { mtimeMs, size, ino } = stats;
    now.set(name, { mtimeMs, size, ino, at });
    const before = earlier.get(name);
    const isSame =
      before?.mtimeMs === mtimeMs &&
      before.size === size &&
      before.ino === ino &&
      mtimeMs < before.at - timestampResolution;
    // Makes a copy-on-write clone if the file system supports it.
    if (!isSame) await copyFile(from, join(files.to, name), constants.COPYFILE_FICLONE).catch(ignoreMissing);
  };
  for await (const names of filesIn('', files)) {
    for (let start = 0; start < names.length; start += maxConcurrentFiles) {
      signal.throwIfAborted();
      await Promise.all(names.slice(start, start + maxConcurrentFiles).map(copyOne));
    }
  }
  return now;
}

/** The names of the files in a folder and its subfolders. Creates each folder at the target first. */
async function* filesIn(folder: string, files: Files): AsyncGenerator<string[]> {
  await mkdir(join(files.to, folder), { recursive: true, mode: 0o700 });
  const entries = (await readdir(join(files.from, folder), { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  yield entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
  for (const entry of entries) if (entry.isDirectory()) yield* filesIn(join(folder, entry.name), files);
}

function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
