import { inject } from 'vitest';
import { startDirectory as start } from '../../../tools/src/running-directory.ts';
import type { Directory } from '../../../tools/src/running-directory.ts';
import { copyDataFolder } from './copy-data-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of an embedded database with empty tables. */
    emptyDatabase: string;
    /** Data folder of an embedded database with the demo group and the people of `colleagues`. */
    staffedDatabase: string;
  }
}

/** Starts a directory for a test, like `startDirectory` of the tools, with a copy of an empty database, because creating one takes seconds. */
export async function startDirectory(environment: Record<string, string> = {}): Promise<Directory> {
  if (environment['DATA_DIR'] !== undefined) return await start(environment);
  return await start({ ...environment, DATA_DIR: copyDataFolder(inject('emptyDatabase')) });
}

/** Starts a directory that already has the demo group and the people of `colleagues`, because importing them takes seconds too. */
export async function startStaffedDirectory(environment: Record<string, string>): Promise<Directory> {
  return await start({ ...environment, DATA_DIR: copyDataFolder(inject('staffedDatabase')) });
}
