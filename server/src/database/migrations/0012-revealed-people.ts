import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The people shown to each viewer in the last day, raised budgets, and exhausted budgets. */
export const revealedPeople: Migration = {
  async up(db) {
    await db.schema
      .createTable('revealed_people')
      .addColumn('viewer', 'text', (column) => column.notNull())
      .addColumn('slot', 'integer', (column) => column.notNull())
      .addColumn('login_key', 'text', (column) => column.notNull())
      .addColumn('people', sql`integer[]`, (column) => column.notNull())
      .addPrimaryKeyConstraint('revealed_people_pkey', ['viewer', 'slot'])
      .execute();
    await db.schema.createIndex('revealed_people_login').on('revealed_people').column('login_key').execute();
    await db.schema.createIndex('revealed_people_slot').on('revealed_people').column('slot').execute();
    await db.schema
      .createTable('raised_budgets')
      .addColumn('login_key', 'text', (column) => column.primaryKey())
      .addColumn('login', 'text', (column) => column.notNull())
      .addColumn('people', 'integer', (column) => column.notNull())
      .addColumn('until_at', 'timestamptz', (column) => column.notNull())
      .addColumn('raised_by', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('exhausted_budgets')
      .addColumn('viewer', 'text', (column) => column.notNull())
      .addColumn('window', 'text', (column) => column.notNull())
      .addColumn('login', 'text', (column) => column.notNull())
      .addColumn('until_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('exhausted_budgets_pkey', ['viewer', 'window'])
      .execute();
  },
};
