import type { Migration } from 'kysely/migration';

/** The progress of the import of an uploaded people file, readable by every node. */
export const uploadProgress: Migration = {
  async up(db) {
    await db.schema.alterTable('people_uploads').addColumn('progress', 'jsonb').execute();
  },
};
