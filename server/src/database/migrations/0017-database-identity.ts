import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A random id of the content of the database, in a single row. A restore changes the id, which invalidates what nodes hold in memory or on
 * disk about the former content.
 */
export const databaseIdentity: Migration = {
  async up(db) {
    await db.schema
      .createTable('database_identity')
      .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
      .execute();
    await sql`insert into database_identity default values`.execute(db);
  },
};
