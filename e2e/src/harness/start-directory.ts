import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { startDirectory as start, temporaryFolder } from '../../../tools/src/running-directory.ts';
import type { Directory } from '../../../tools/src/running-directory.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of an embedded database with empty tables. */
    emptyDatabase: string;
  }
}

/** Starts a directory for a test, like `startDirectory` of the tools, with a copy of an empty database, because creating one takes seconds. */
export async function startDirectory(environment: Record<string, string> = {}): Promise<Directory> {
  if (environment['DATA_DIR'] !== undefined) return await start(environment);
  const folder = temporaryFolder();
  cpSync(inject('emptyDatabase'), folder, { recursive: true });
  return await start({ ...environment, DATA_DIR: folder });
}
