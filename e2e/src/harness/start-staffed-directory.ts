import { inject } from 'vitest';
import { startDirectory } from '../../../tools/src/running-directory.ts';
import type { Directory } from '../../../tools/src/running-directory.ts';
import { copyDataFolder } from '../../../tools/test/copy-data-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of an embedded database with the demo group and the people of `colleagues`. */
    staffedDatabase: string;
  }
}

/** Starts a directory that already has the demo group and the people of `colleagues`, because importing them takes seconds. */
export async function startStaffedDirectory(environment: Record<string, string>): Promise<Directory> {
  return await startDirectory({ ...environment, DATA_DIR: copyDataFolder(inject('staffedDatabase')) });
}
