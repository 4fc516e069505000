import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A random id of the content of the database, in one row. A restore gives the database another one: what a node keeps in memory or on its disk
 * about the former content is then not valid any more.
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
