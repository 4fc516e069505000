import type { Migration } from 'kysely/migration';

/** How far the import of an uploaded people file is, where every node can read it. */
export const uploadProgress: Migration = {
  async up(db) {
    await db.schema.alterTable('people_uploads').addColumn('progress', 'jsonb').execute();
  },
};
