import { mkdirSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

const mode = 0o700;

/**
 * Creates a folder and its missing parents, accessible to the owner only. Does nothing if it exists.
 *
 * NOTE: `mkdir` with `recursive` never ends in a file system that rejects new folders with ENOENT, as `/proc` does.
 * @throws the error of the file system
 */
export function makeFolderSync(folder: string): void {
  for (const missing of missingFolders(folder)) {
    try {
      mkdirSync(missing, { mode });
    } catch (error) {
      if (!isFolder(missing)) throw error;
    }
  }
}

/** Like `makeFolderSync`, but does not block the event loop while it writes. */
export async function makeFolder(folder: string): Promise<void> {
  for (const missing of missingFolders(folder)) {
    try {
      await mkdir(missing, { mode });
    } catch (error) {
      if (!isFolder(missing)) throw error;
    }
  }
}

/** The folder and its parents that do not exist, parents first. */
function missingFolders(folder: string): string[] {
  if (isFolder(folder)) return [];
  const parent = dirname(folder);
  return parent === folder ? [folder] : [...missingFolders(parent), folder];
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
