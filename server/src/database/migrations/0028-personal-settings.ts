import type { Migration } from 'kysely/migration';

/** What people have chosen for themselves. Separate from `people`, whose rows feeds and nodes read all the time. */
export const personalSettings: Migration = {
  async up(db) {
    await db.schema
      .createTable('personal_settings')
      .addColumn('person_id', 'bigint', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('profile_hint_hidden_at', 'timestamptz')
      .execute();
  },
};
