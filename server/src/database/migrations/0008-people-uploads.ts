import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** People files that administrators upload in pieces, and the options with which the file of each feed was last imported. */
export const peopleUploads: Migration = {
  async up(db) {
    await db.schema
      .createTable('people_uploads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .addColumn('received', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('started_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('people_upload_pieces')
      .addColumn('upload_id', 'text', (column) => column.notNull().references('people_uploads.id').onDelete('cascade'))
      .addColumn('start_at', 'bigint', (column) => column.notNull())
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addPrimaryKeyConstraint('people_upload_pieces_pkey', ['upload_id', 'start_at'])
      .execute();
    // Not compressed, since files are already compressed or are read only once.
    await sql`alter table people_upload_pieces alter column bytes set storage external`.execute(db);
    await db.schema
      .createTable('feed_file_options')
      .addColumn('feed', 'text', (column) => column.primaryKey())
      .addColumn('options', 'jsonb', (column) => column.notNull())
      .addColumn('changed_at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};
