import { existsSync, rmSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { constants, copyFile, lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../open-database.ts';
import { databaseFiles, FolderHeldError, fullDiskError, holdFolder } from '../data-folder/folder-lock.ts';
import { withTimeLimit } from '../time-limit.ts';

/** A file that was written less than this many milliseconds before it was copied may have been written again with the same time. */
const clockTick = 2000;

const filesAtOnce = 32;

interface Files {
  readonly from: string;
  readonly to: string;
}

/** What a file was like before it was copied, and when. */
type SeenFile = Pick<Stats, 'mtimeMs' | 'size' | 'ino'> & { readonly at: number };
type Seen = ReadonlyMap<string, SeenFile>;

/** Where the copy of a data folder is: inside of it, so that it is as private. */
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
 * Copies the files of an embedded database that is open, as they are at one moment between two transactions. Most of them are copied while the
 * database is used. The session is taken only for the second pass, which copies what has changed since: the copy is then what a power failure
 * would leave, and PostgreSQL brings it into order when it is opened.
 * @returns the data folder of the copy
 * @throws CopyInUseError; FolderError when the disk is full; the error of the file system, the signal's reason when it is aborted: the copy is then removed
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
    // No other backup removes it meanwhile.
    using _ = holdFolder(copy);
    const seen = await copyChanged(files, new Map(), signal);
    await withTimeLimit('background', () =>
      database.kysely.connection().execute(async () => {
        const latest = await copyChanged(files, seen, signal);
        for (const name of seen.keys()) if (!latest.has(name)) await rm(join(files.to, name), { force: true });
      }),
    );
    signal.throwIfAborted();
    return copy;
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw fullDiskError(folder, error) ?? error;
  }
}

/** Removes a copy that an interrupted backup has left, but not one that is being made or read. @throws CopyInUseError */
export function removeCopy(folder: string): void {
  const copy = copyFolder(folder);
  // To lock it would create it, which needs space on the disk.
  if (!existsSync(copy)) return;
  try {
    holdFolder(copy)[Symbol.dispose]();
  } catch (error) {
    if (error instanceof FolderHeldError) throw new CopyInUseError({ cause: error });
    throw error;
  }
  rmSync(copy, { recursive: true, force: true });
}

/** Copies the files that are not as they were seen. Files that disappear meanwhile are left out. */
async function copyChanged(files: Files, seen: Seen, signal: AbortSignal): Promise<Seen> {
  const now = new Map<string, SeenFile>();
  const copyOne = async (name: string) => {
    const [from, at] = [join(files.from, name), Date.now()];
    const stats = await lstat(from).catch(ignoreMissing);
    if (stats === undefined) return;
    const { mtimeMs, size, ino } = stats;
    now.set(name, { mtimeMs, size, ino, at });
    const before = seen.get(name);
    const isSame =
      before?.mtimeMs === mtimeMs && before.size === size && before.ino === ino && mtimeMs < before.at - clockTick;
    // Where the file system can, the copy shares its blocks with the original.
    if (!isSame) await copyFile(from, join(files.to, name), constants.COPYFILE_FICLONE).catch(ignoreMissing);
  };
  for await (const names of filesIn('', files)) {
    for (let start = 0; start < names.length; start += filesAtOnce) {
      signal.throwIfAborted();
      await Promise.all(names.slice(start, start + filesAtOnce).map(copyOne));
    }
  }
  return now;
}

/** The names of the files in a folder and in those below, after each folder was made at the target. */
async function* filesIn(folder: string, files: Files): AsyncGenerator<string[]> {
  await mkdir(join(files.to, folder), { recursive: true, mode: 0o700 });
  const entries = (await readdir(join(files.from, folder), { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  yield entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
  for (const entry of entries) if (entry.isDirectory()) yield* filesIn(join(folder, entry.name), files);
}

function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
