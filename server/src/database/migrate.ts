import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import { directory } from './migrations/0001-directory.ts';
import { announcedRules } from './migrations/0002-announced-rules.ts';
import { fieldVersions } from './migrations/0003-field-versions.ts';
import { peopleFeeds } from './migrations/0004-people-feeds.ts';
import { scim } from './migrations/0005-scim.ts';
import { corrections } from './migrations/0006-corrections.ts';
import { revisionIndex } from './migrations/0007-revision-index.ts';
import { peopleUploads } from './migrations/0008-people-uploads.ts';
import { entryHashes } from './migrations/0009-entry-hashes.ts';
import { administratorAccounts } from './migrations/0010-administrator-accounts.ts';
import { accessForOtherSystems } from './migrations/0011-access-for-other-systems.ts';
import { revealedPeople } from './migrations/0012-revealed-people.ts';
import { personalData } from './migrations/0013-personal-data.ts';
import { addressPages } from './migrations/0014-address-pages.ts';
import { rightsOfRenamedPeople } from './migrations/0015-rights-of-renamed-people.ts';
import type { Tables } from './tables.ts';

/** A later version of the directory has migrated the database; the message is a sentence for the operator. */
export class DatabaseNewerError extends Error {
  override readonly name = 'DatabaseNewerError';

  constructor() {
    super(
      'The database belongs to a later version of the directory. Start that version, or restore a backup of this one.',
    );
  }
}

/** Milliseconds between two attempts of a migration that did not get a lock. */
const retryPause = 1000;
const lockNotAvailable = '55P03';

/** In order; a migration that has been released is never edited. */
export const released: Readonly<Record<string, Migration>> = {
  '0001-directory': directory,
  '0002-announced-rules': announcedRules,
  '0003-field-versions': fieldVersions,
  '0004-people-feeds': peopleFeeds,
  '0005-scim': scim,
  '0006-corrections': corrections,
  '0007-revision-index': revisionIndex,
  '0008-people-uploads': peopleUploads,
  '0009-entry-hashes': entryHashes,
  '0010-administrator-accounts': administratorAccounts,
  '0011-access-for-other-systems': accessForOtherSystems,
  '0012-revealed-people': revealedPeople,
  '0013-personal-data': personalData,
  '0014-address-pages': addressPages,
  '0015-rights-of-renamed-people': rightsOfRenamedPeople,
};

/**
 * Migrates the database to the newest version. Several nodes may call it at once: Kysely's lock lets one work while the others wait.
 *
 * A statement that alters a table waits until all transactions that have read it have ended, and everybody else waits behind it. So a migration
 * waits for a lock for a moment only (see `PatientUse`), is rolled back, and tried again until it gets all of its locks. Meanwhile the nodes
 * of the previous version go on.
 * @throws DatabaseNewerError, or the error of the migration that failed, which is rolled back
 */
export async function migrate(kysely: Kysely<Tables>, migrations = released): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  for (;;) {
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return;
    if (await isNewer(kysely, migrations)) throw new DatabaseNewerError();
    if (!isLockTimeout(error)) throw error;
    await pause(retryPause * (0.5 + Math.random()));
  }
}

/** Whether a migration was executed that this version does not know. */
async function isNewer(kysely: Kysely<Tables>, migrations: Readonly<Record<string, Migration>>): Promise<boolean> {
  const table = await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(
    kysely,
  );
  if (table.rows[0]?.name === null) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(kysely);
  return rows.some(({ name }) => !(name in migrations));
}

/** The error of the server, or the one that the pool makes of it. */
function isLockTimeout(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === lockNotAvailable || (cause !== undefined && isLockTimeout(cause));
}
