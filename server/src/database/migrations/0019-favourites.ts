import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Colleagues whom people have marked. A row is deleted with either of the two. */
export const favourites: Migration = {
  async up(db) {
    await db.schema
      .createTable('favourites')
      .addColumn('owner_id', 'bigint', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('person_id', 'bigint', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('added_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
      .addPrimaryKeyConstraint('favourites_pkey', ['owner_id', 'person_id'])
      .execute();
    await db.schema.createIndex('favourites_person').on('favourites').column('person_id').execute();
  },
};
