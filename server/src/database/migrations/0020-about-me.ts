import type { Migration } from 'kysely/migration';

/**
 * What people write about themselves, and which of these fields are enabled. The columns are not written by feeds and not reported by
 * webhooks. They are null or have a constant default, so that no table is rewritten.
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
