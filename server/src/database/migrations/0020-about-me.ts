import type { Migration } from 'kysely/migration';

/**
 * What people say about themselves, and which of its fields exist. The columns are written by no feed, and are none of those that webhooks
 * report. They are null or have a constant default, so that no table is rewritten.
 */
export const aboutMe: Migration = {
  async up(db) {
    await db.schema
      .alterTable('people')
      .addColumn('about_me', 'jsonb')
      .addColumn('about_me_versions', 'jsonb')
      .execute();
    await db.schema
      .alterTable('people_rules')
      .addColumn('about_me_fields', 'jsonb')
      .addColumn('about_me_version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('about_me_changed_at', 'timestamptz')
      .execute();
  },
};
