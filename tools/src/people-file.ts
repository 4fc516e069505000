import { accessSync, constants, createReadStream, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, resolve } from 'node:path';

/** A file that the operator gave cannot be used. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** Resolves a path relative to the operator's working folder, which npm puts into INIT_CWD, since it runs scripts in the root. */
export function operatorPath(path: string): string {
  return isAbsolute(path) ? path : resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}

export interface OpenedFile {
  /** 0 if unknown, as for a pipe. */
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly bytesRead: () => number;
}

/**
 * Checks that a file can be read. The file is opened only when its bytes are read: a stream that nobody reads yet would end the process if
 * it fails.
 * @throws FileError, also later while the file is read
 */
export function openFile(path: string): OpenedFile {
  const size = explaining(path, () => {
    const status = statSync(path);
    if (status.isDirectory()) throw new FileError(`${path} is a folder, not a file.`);
    accessSync(path, constants.R_OK);
    return status.isFile() ? status.size : 0;
  });
  let bytesRead = 0;
  async function* bytes(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
        bytesRead += (chunk as Uint8Array).length;
        yield chunk as Uint8Array;
      }
    } catch (error) {
      throw explained(path, error);
    }
  }
  return { size, bytes: bytes(), bytesRead: () => bytesRead };
}

/** @throws FileError */
export async function readSmallFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw explained(path, error);
  }
}

/** The FileError that explains an error of the file system, or the error itself if it is of another kind. */
export function explained(path: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const why: Record<string, string> = {
    ENOENT: `There is no file or folder ${path}.`,
    EACCES: `${path} cannot be opened: permission denied.`,
    EISDIR: `${path} is a folder, not a file.`,
    ENOSPC: `The disk is full: ${path} could not be written.`,
    EDQUOT: `The disk quota is used up: ${path} could not be written.`,
    EROFS: `${path} is on a read-only file system.`,
    ENAMETOOLONG: `The name of ${path} is too long.`,
    ENOTDIR: `${path} is not a valid path: part of it is not a folder.`,
  };
  return code === undefined || why[code] === undefined ? error : new FileError(why[code], { cause: error });
}

/** As `explained`, for a file to be written: what does not exist is its folder. */
export function explainedWriting(path: string, error: unknown): unknown {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
    ? new FileError(`There is no folder ${dirname(path)}.`, { cause: error })
    : explained(path, error);
}

/** Calls the file system, and explains its errors. @throws FileError */
export function explaining<Result>(path: string, work: () => Result, explain = explained): Result {
  try {
    return work();
  } catch (error) {
    throw explain(path, error);
  }
}
