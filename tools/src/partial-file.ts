import { createWriteStream, openSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { explainedWriting, explaining, FileError } from './people-file.ts';

/** A file that gets its name, and replaces an earlier one, only when it is complete. */
export interface PartialFile {
  /** Where it will be. Links are resolved. */
  readonly path: string;
  readonly out: WriteStream;
  /** Call it when `out` has ended. @throws the error of the file system */
  complete(): Promise<void>;
  /** Removes what was written. Does not throw. */
  abandon(): Promise<void>;
}

/**
 * Creates a file next to the one that it will replace. Also removes partial files of processes that were killed.
 * @param mode permissions, without those in the umask
 * @throws FileError
 */
export function createPartial(file: string, mode: number): PartialFile {
  const path = replaceable(file);
  removeAbandoned(path);
  const partial = `${path}.${process.pid}.partial`;
  const descriptor = explaining(path, () => openSync(partial, 'wx', mode));
  const out = createWriteStream(partial, { fd: descriptor, flush: true });
  return {
    path,
    out,
    complete: () => rename(partial, path),
    abandon: async () => {
      out.destroy();
      await rm(partial, { force: true }).catch(() => {});
    },
  };
}

/** The path of a file, which must not exist or must be a file that can be replaced. Resolves links. @throws FileError */
function replaceable(path: string): string {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry === undefined) return path;
  if (entry.isDirectory()) throw new FileError(`${path} is a folder, not a file.`);
  // The file would replace `/dev/stdout`, for example.
  if (!entry.isFile()) throw new FileError(`${path} is a device or a pipe, not a file.`);
  return realpathSync(path);
}

function removeAbandoned(path: string): void {
  const prefix = `${basename(path)}.`;
  const names = explaining(path, () => readdirSync(dirname(path)), explainedWriting);
  for (const name of names) {
    const [, pid] = name.startsWith(prefix) ? (/^(\d+)\.partial$/.exec(name.slice(prefix.length)) ?? []) : [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(dirname(path), name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
