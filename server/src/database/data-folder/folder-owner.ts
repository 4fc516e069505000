import { accessSync, constants, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFiles, FolderError } from './folder-lock.ts';

/**
 * Checks that the files of an embedded database belong to the current user. Files created by root could not be read by the user of the
 * service, whose next start would fail. PostgreSQL itself makes the same check. Does nothing on Windows.
 * @throws FolderError
 */
export function checkOwner(folder: string): void {
  const user = process.geteuid?.();
  if (user === undefined) return;
  const files = databaseFiles(folder);
  const owner = lstatSync(files).uid;
  if (user === 0 && owner !== 0) {
    throw new FolderError(
      `The data folder ${folder} belongs to the user with the id ${owner}, who could not read what root writes there. Run this as that user: sudo -u '#${owner}' …`,
    );
  }
  for (const path of foreignFiles(files, user)) {
    if (isUsable(path)) continue;
    throw new FolderError(
      `The file ${path} belongs to another user. Give the whole data folder to the user of the directory: chown -R ${user} ${folder}`,
    );
  }
}

/** Files and folders that belong to other users. A folder comes before its contents. */
function* foreignFiles(path: string, user: number): Generator<string> {
  const entry = lstatSync(path);
  if (entry.uid !== user) yield path;
  if (!entry.isDirectory()) return;
  for (const name of readdirSync(path)) yield* foreignFiles(join(path, name), user);
}

function isUsable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
