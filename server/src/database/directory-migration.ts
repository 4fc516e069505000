import type { Migration } from 'kysely/migration';

export interface DirectoryMigration extends Migration {
  /** Set if the migration needs no lock of the people table, so that it may take long. */
  readonly leavesPeople?: true;
}
