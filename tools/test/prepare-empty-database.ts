import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { temporaryFolder } from '../src/running-directory.ts';
import { ownTemporaryFolder } from '../src/temporary-files.ts';

/** Creates an empty database, which `folderWithDatabase` copies. */
export default async function prepareEmptyDatabase(project: TestProject): Promise<() => void> {
  const files = ownTemporaryFolder();
  const folder = temporaryFolder();
  await (await openDatabase({ kind: 'embedded', folder })).close();
  project.provide('emptyDatabase', folder);
  return () => files[Symbol.dispose]();
}
