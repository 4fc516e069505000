import type { Migration } from 'kysely/migration';
import { sql } from 'kysely';

/** The version of the person with which each field last changed, so that a stale edit can be compared with the fields changed since. */
export const fieldVersions: Migration = {
  async up(db) {
    await db.schema
      .alterTable('people')
      .addColumn('field_versions', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
      .execute();
  },
};
