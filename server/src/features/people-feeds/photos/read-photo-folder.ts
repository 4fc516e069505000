import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { because, feedReason } from '../entries/because.ts';
import { unreadable } from '../entries/feed-entry.ts';
import { FeedUnavailableError } from '../feed-source.ts';
import { fileUnavailableError, withFileErrors } from '../file/find-file.ts';
import type { PhotoFile } from './photo-entry.ts';

/** Maximum depth of nested folders. */
const maxDepth = 8;
/** Maximum number of files in the folder and its subfolders. */
const maxFiles = 1_000_000;

/**
 * The files of a folder and its subfolders, in a fixed order. Symbolic links are not followed.
 * @throws FeedUnavailableError, also if a file disappears in the meantime, which would look like a removed photo; UnreadableFileError
 */
export async function* readPhotoFolder(folder: string): AsyncGenerator<PhotoFile> {
  const paths: string[] = [];
  await walk('', 0);
  for (const path of paths.toSorted()) {
    if (isUnreadable(path)) {
      yield { path, size: 0, problem: because('photo-name'), read: async () => new Uint8Array() };
      continue;
    }
    const fullPath = join(folder, path);
    const { size } = await inFolder(folder, () => stat(fullPath));
    yield { path, size, read: () => inFolder(folder, () => readFile(fullPath)) };
  }

  async function walk(path: string, depth: number): Promise<void> {
    const fullPath = join(folder, path);
    for (const entry of await withFileErrors(fullPath, () => readdir(fullPath, { withFileTypes: true }))) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory() && depth < maxDepth) await walk(inner, depth + 1);
      else if (entry.isFile()) paths.push(inner);
      if (paths.length > maxFiles) throw unreadable('path-too-many-files', { limit: maxFiles });
    }
  }
}

/**
 * Works with a photo of the folder. The reason why it fails names the folder only: the name of a photo is a login, and reasons are logged.
 */
async function inFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isGone) throw new FeedUnavailableError(feedReason('path-changed', { path: folder }), { cause: error });
    throw fileUnavailableError(folder, error);
  }
}

/** Whether a file name is not UTF-8. Node.js replaces the invalid bytes, so the file cannot be opened by that name. */
export function isUnreadable(path: string): boolean {
  return path.includes('\uFFFD');
}
