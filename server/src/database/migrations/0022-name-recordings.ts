import type { Migration } from 'kysely/migration';

/** Recordings of how people pronounce their names. Separate from `people`, whose rows feeds and nodes read all the time. */
export const nameRecordings: Migration = {
  async up(db) {
    await db.schema
      .createTable('name_recordings')
      .addColumn('person_id', 'bigint', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('wav', 'bytea', (column) => column.notNull())
      .addColumn('recorded_at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};
