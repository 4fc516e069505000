import { Migrator } from 'kysely/migration';
import type { Kysely } from 'kysely';
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
import { memorySnapshots } from './migrations/0016-memory-snapshots.ts';
import type { Tables } from './tables.ts';

/** In order; a migration that has been released is never edited. */
const migrations = {
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
  '0016-memory-snapshots': memorySnapshots,
};

/**
 * Migrates the database to the newest version. Several nodes may call it at once: Kysely's lock lets one work while the others wait.
 * @throws the error of the migration that failed, which is rolled back
 */
export async function migrate(kysely: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
