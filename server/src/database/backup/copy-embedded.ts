import { mkdirSync, rmSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { constants, copyFile, lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Database } from '../open-database.ts';
import { databaseFiles, FolderHeldError, holdFolder } from '../folder-lock.ts';
import { withPatience } from '../patience.ts';

/** A file that was written less than this many milliseconds before it was copied may have been written again with the same time. */
const clockTick = 2000;

/** What a file was like before it was copied. */
type Seen = ReadonlyMap<string, Pick<Stats, 'mtimeMs' | 'size' | 'ino'> & { readonly at: number }>;

/** Where the copy of a data folder is: inside of it, so that it is as private. */
export function copyFolder(folder: string): string {
  return join(folder, 'copy');
}

/** Another process is using the copy, to make a backup. */
export class CopyInUseError extends Error {
  override readonly name = 'CopyInUseError';
}

/**
 * Copies the files of an embedded database that is open, as they are at one moment between two transactions. Most of them are copied while the
 * database is used. The session is taken only for the second pass, which copies what has changed since: the copy is then what a power failure
 * would leave, and PostgreSQL brings it into order when it is opened.
 * @returns the data folder of the copy
 * @throws CopyInUseError; the error of the file system, the signal's reason when it is aborted: the copy is then removed
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
    mkdirSync(copy, { recursive: true, mode: 0o700 });
    const seen = await copyChanged(files, new Map(), signal);
    await withPatience('background', () =>
      database.kysely.connection().execute(async () => {
        const latest = await copyChanged(files, seen, signal);
        for (const name of seen.keys()) if (!latest.has(name)) await rm(join(files.to, name), { force: true });
      }),
    );
    signal.throwIfAborted();
    return copy;
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
}

/** Removes a copy that an interrupted backup has left. @throws CopyInUseError */
export function removeCopy(folder: string): void {
  const copy = copyFolder(folder);
  try {
    holdFolder(copy)[Symbol.dispose]();
  } catch (error) {
    if (error instanceof FolderHeldError)
      throw new CopyInUseError('Another backup is being made. Try again when it has finished.', { cause: error });
    throw error;
  }
  rmSync(copy, { recursive: true, force: true });
}

/** Copies the files that are not as they were seen. Files that disappear meanwhile are left out. */
async function copyChanged(files: { from: string; to: string }, seen: Seen, signal: AbortSignal): Promise<Seen> {
  const now = new Map<string, Pick<Stats, 'mtimeMs' | 'size' | 'ino'> & { at: number }>();
  for await (const path of filesIn(files.from, files)) {
    signal.throwIfAborted();
    const name = relative(files.from, path);
    const at = Date.now();
    const stats = await lstat(path).catch(ignoreMissing);
    if (stats === undefined) continue;
    const { mtimeMs, size, ino } = stats;
    now.set(name, { mtimeMs, size, ino, at });
    const before = seen.get(name);
    const isSame =
      before?.mtimeMs === mtimeMs && before.size === size && before.ino === ino && mtimeMs < before.at - clockTick;
    // Where the file system can, the copy shares its blocks with the original.
    if (!isSame) await copyFile(path, join(files.to, name), constants.COPYFILE_FICLONE).catch(ignoreMissing);
  }
  return now;
}

/** The paths of all files in a folder, after each of its folders was made at the target. */
async function* filesIn(folder: string, files: { from: string; to: string }): AsyncGenerator<string> {
  await mkdir(join(files.to, relative(files.from, folder)), { recursive: true, mode: 0o700 });
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path, files);
    else if (entry.isFile()) yield path;
  }
}

function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
