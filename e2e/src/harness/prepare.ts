import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../server/src/database/open-database.ts';
import { loadDemoGroup } from '../../../server/src/features/people-feeds/demo/demo-group.ts';
import { readReferences } from '../../../server/src/people/reference-lists.ts';
import { ownTemporaryFolder } from '../../../tools/src/temporary-files.ts';
import { browserOptions } from './browser.ts';
import { colleagues, informationNotice, people, sharedAdministrator } from './colleagues.ts';
import { copyDataFolder } from '../../../tools/test/copy-data-folder.ts';
import { startDirectory, temporaryFolder } from '../../../tools/src/running-directory.ts';
import { root } from '../../../tools/src/run-command.ts';
import { importPeople } from '../../../tools/src/run-people-command.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** WebSocket URL of the browser that all tests share, each in its own context. */
    browser: string;
    /** Address of the directory shared by tests that do not change anything in it. */
    sharedDirectory: string;
    /**
     * Address of the directory shared by test files that each change people and settings which no other file uses. `people.reader` is its
     * only administrator.
     */
    changedDirectory: string;
  }
}

/** Starts the browser and the shared directories once for all tests. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(root, 'web/dist/site/index.html'))) {
    throw new Error('The end-to-end tests need the built web application: run npm test -- e2e');
  }
  await using opened = new AsyncDisposableStack();
  opened.use(ownTemporaryFolder());
  const browser = await chromium.launchServer(browserOptions);
  opened.defer(() => browser.close());
  const emptyDatabase = temporaryFolder();
  await (await openDatabase({ kind: 'embedded', folder: emptyDatabase })).close();
  const staffedDatabase = await createStaffedDatabase(emptyDatabase);
  const shared = opened.use(
    await startDirectory({
      DATA_DIR: copyDataFolder(staffedDatabase),
      ADMIN_LOGINS: sharedAdministrator.login,
      SOCIAL_LINKS: 'Example Network=https://social.example/group',
    }),
  );
  const changed = opened.use(
    await startDirectory({
      DATA_DIR: copyDataFolder(staffedDatabase),
      ADMIN_LOGINS: people.reader.login,
      INFORMATION_NOTICE_URL: informationNotice,
      // Webhooks may be sent to this machine.
      WEBHOOK_NETWORKS: '127.0.0.0/8',
    }),
  );
  project.provide('emptyDatabase', emptyDatabase);
  project.provide('staffedDatabase', staffedDatabase);
  project.provide('browser', browser.wsEndpoint());
  project.provide('sharedDirectory', shared.address);
  project.provide('changedDirectory', changed.address);
  const running = opened.move();
  return () => running.disposeAsync();
}

/** Creates a database with the demo group and the people of `colleagues`. */
async function createStaffedDatabase(emptyDatabase: string): Promise<string> {
  const folder = copyDataFolder(emptyDatabase);
  const database = await openDatabase({ kind: 'embedded', folder });
  try {
    await loadDemoGroup({ database, references: readReferences(undefined), count: 300 });
  } finally {
    await database.close();
  }
  await importPeople({ dataFolder: folder }, colleagues());
  return folder;
}
