import type { Migration } from 'kysely/migration';

/** When the content of the database was last backed up by `npm run people -- backup`. */
export const lastBackup: Migration = {
  async up(db) {
    await db.schema.alterTable('database_identity').addColumn('backed_up_at', 'timestamptz').execute();
  },
};
