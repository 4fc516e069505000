import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Colleagues whom people have marked as favourites. A row is deleted together with either person. */
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
