import type { Migration } from 'kysely/migration';

/** The time of the state in the last backup made by `npm run people -- backup`. */
export const lastBackup: Migration = {
  async up(db) {
    await db.schema.alterTable('database_identity').addColumn('backed_up_at', 'timestamptz').execute();
  },
};
