import { inject } from 'vitest';
import { startDirectory as start } from '../src/running-directory.ts';
import type { Directory } from '../src/running-directory.ts';
import { copyDataFolder } from './copy-data-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of an embedded database with empty tables. */
    emptyDatabase: string;
  }
}

/** Copies the data folder of an empty database, because creating a database takes five seconds of CPU time. */
export function folderWithDatabase(): string {
  return copyDataFolder(inject('emptyDatabase'));
}

/** Starts a directory for a test, like `startDirectory` of the tools, with a copy of an empty database. */
export async function startDirectory(environment: Record<string, string> = {}): Promise<Directory> {
  return await start({ ...environment, DATA_DIR: environment['DATA_DIR'] ?? folderWithDatabase() });
}
