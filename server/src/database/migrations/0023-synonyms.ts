import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Synonyms used in the company. Every node holds them in memory, so commits that change them notify all nodes. */
export const synonyms: Migration = {
  async up(db) {
    await db.schema
      .createTable('synonyms')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('words', 'jsonb', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('changed_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await sql`create function announce_synonyms() returns trigger language plpgsql as $$
      begin perform pg_notify('synonyms_changed', ''); return null; end $$`.execute(db);
    await sql`create trigger synonyms_announce after insert or update or delete on synonyms
      for each statement execute function announce_synonyms()`.execute(db);
  },
};
