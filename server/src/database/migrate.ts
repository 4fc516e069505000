import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { checkCreation } from './check-database.ts';
import type { DirectoryMigration } from './directory-migration.ts';
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
import { databaseIdentity } from './migrations/0017-database-identity.ts';
import { unitAdministrators } from './migrations/0018-unit-administrators.ts';
import { favourites } from './migrations/0019-favourites.ts';
import { aboutMe } from './migrations/0020-about-me.ts';
import { uploadProgress } from './migrations/0021-upload-progress.ts';
import { nameRecordings } from './migrations/0022-name-recordings.ts';
import { synonyms } from './migrations/0023-synonyms.ts';
import { lastBackup } from './migrations/0024-last-backup.ts';
import { swappedAdministrators } from './migrations/0025-swapped-administrators.ts';
import { causesOfFaults } from './migrations/0026-causes-of-faults.ts';
import { consequencesOfFaults } from './migrations/0027-consequences-of-faults.ts';
import { personalSettings } from './migrations/0028-personal-settings.ts';
import { quotesInFaults } from './migrations/0029-quotes-in-faults.ts';
import { sqlStateOf } from './sql-state.ts';
import type { Tables } from './tables.ts';

/** Milliseconds between two attempts of a migration that did not get a lock. */
const retryPause = 1000;
/** SQLSTATEs of a migration that did not get a lock in time, or that was part of a deadlock. */
const retryableStates: ReadonlySet<string | undefined> = new Set(['55P03', '40P01']);

/** The key of Kysely's own migration lock, so that nodes of earlier versions are excluded too. */
const migrationLock = '3853314791062309107';

/** The released migrations, in order. A released migration is never edited. */
export const released: Readonly<Record<string, DirectoryMigration>> = {
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
  '0017-database-identity': databaseIdentity,
  '0018-unit-administrators': unitAdministrators,
  '0019-favourites': favourites,
  '0020-about-me': aboutMe,
  '0021-upload-progress': uploadProgress,
  '0022-name-recordings': nameRecordings,
  '0023-synonyms': synonyms,
  '0024-last-backup': lastBackup,
  '0025-swapped-administrators': swappedAdministrators,
  '0026-causes-of-faults': causesOfFaults,
  '0027-consequences-of-faults': consequencesOfFaults,
  '0028-personal-settings': personalSettings,
  '0029-quotes-in-faults': quotesInFaults,
};

/** The names of all migrations of this program, in order. */
export const migrationNames: readonly string[] = Object.keys(released);

/** The database, or a backup, has migrations that this program does not know. The message is a sentence for the operator. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/**
 * Migrates the database to the latest version, or an empty one up to the migration `upTo`. Several nodes may call it at once: a lock lets
 * one proceed while the others wait. If called with a transaction, it runs in that transaction and is not retried.
 *
 * The lock is a transaction-level lock. A pooler in transaction mode reassigns connections between transactions, so a session-level lock
 * could be left behind on a connection, and no node could start any more.
 *
 * A statement that alters a table waits for all transactions that have read the table, and blocks everybody who comes after it. So a
 * migration waits only briefly for a lock (see `TimedConnection`). If it does not get one, it is rolled back and retried until it gets all
 * of its locks. In the meantime, nodes of the previous version continue to work.
 *
 * Each migration has a transaction of its own, unless the database is empty, so that no lock is held during the next one. The people table
 * is locked first, in the strongest mode that any migration needs. Otherwise a migration that first refers to the table and then alters it
 * would take a weaker lock and then need a stronger one, and an edit that waits for the former and blocks the latter would cause a deadlock.
 * @throws NewerDatabaseError; the error of the failed migration, which is rolled back
 */
export async function migrate(
  kysely: Kysely<Tables>,
  { upTo, migrations = released }: { upTo?: string; migrations?: Readonly<Record<string, DirectoryMigration>> } = {},
): Promise<void> {
  const names = Object.keys(migrations);
  const last = upTo ?? names.at(-1);
  /** Runs the next migration, or all of them if the database is empty or they have to be in one transaction. */
  const migrateIn = async (queries: Kysely<Tables>): Promise<void> => {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)}::bigint)`.execute(queries);
    const before = await executedMigrations(queries);
    const [next, ...later] = names.slice(before.length);
    if (next === undefined || last === undefined) return;
    const isAll = before.length === 0 || kysely.isTransaction;
    const pending = isAll ? [next, ...later] : [next];
    const locksPeople = pending.some((name) => migrations[name]?.leavesPeople !== true);
    if (before.length > 0 && locksPeople) await sql`lock table people in access exclusive mode`.execute(queries);
    const migrator = new Migrator({ db: queries, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateTo(isAll ? last : next);
    if (error !== undefined) throw error;
  };
  for (;;) {
    const executed = await executedMigrations(kysely);
    checkMigrations(executed, names);
    if (executed.length === names.length || executed.at(-1) === last) return;
    // Checked first, because Kysely hides the reason when it cannot create its own tables.
    await checkCreation(kysely);
    try {
      await (kysely.isTransaction ? migrateIn(kysely) : kysely.transaction().execute(migrateIn));
    } catch (error) {
      // After an error, PostgreSQL rejects every further statement of a transaction.
      if (kysely.isTransaction || !retryableStates.has(sqlStateOf(error))) throw error;
      await pause(retryPause * (0.5 + Math.random()));
    }
  }
}

/** The names of the migrations that were executed in the database, in order. Empty for an empty database. */
export async function executedMigrations(kysely: Kysely<Tables>): Promise<string[]> {
  const table = 'kysely_migration';
  const { rows: tables } = await sql<object>`
    select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relname = ${table} and nspname = current_schema()`.execute(kysely);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(kysely);
  return rows.map(({ name }) => name);
}

/** @throws NewerDatabaseError if the database has a migration that is not known */
function checkMigrations(executed: readonly string[], known: readonly string[]): void {
  const unknown = executed.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new NewerDatabaseError(
    `The database was written by a newer version of the directory: this version does not know its migration ${unknown}. ` +
      'Start that version, or restore a backup that was made before the upgrade.',
  );
}
