import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const time = 'timestamptz';
const emptyObject = sql`'{}'::jsonb`;
const emptyList = sql`'[]'::jsonb`;

/** Corrections by administrators, hidden fields, and who is on the organization chart. */
export const corrections: Migration = {
  async up(db) {
    await extendPeople(db);
    await createRules(db);
    await createTriggers(db);
  },
};

/** New columns are null or have a constant default, so that no table is rewritten. */
async function extendPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('corrections', 'jsonb', (column) => column.notNull().defaultTo(emptyObject))
    .addColumn('hidden_fields', 'jsonb', (column) => column.notNull().defaultTo(emptyList))
    .addColumn('own_photo_at', time)
    .execute();
  await db.schema
    .createIndex('people_hidden_fields')
    .on('people')
    .column('changed_at')
    .where(sql<boolean>`hidden_fields <> '[]'::jsonb`)
    .execute();
  // A separate table, so that a correction does not overwrite the photos of feeds and of the people themselves.
  await db.schema
    .createTable('corrected_photos')
    .addColumn('person_id', 'bigint', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('size', 'smallint', (column) => column.notNull())
    .addColumn('jpeg', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('corrected_photos_pkey', ['person_id', 'size'])
    .execute();
}

async function createRules(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hiding_rules')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('value_key', 'text', (column) => column.notNull())
    .addColumn('fields', 'jsonb', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('changed_at', time, (column) => column.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('hiding_rules_scope_value_key', ['scope', 'value_key'])
    .execute();
  // Has exactly one row. A null choice stands for the default of the program.
  await db.schema
    .createTable('people_rules')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('chart', 'jsonb')
    .addColumn('chart_version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('chart_changed_at', time)
    .addCheckConstraint('people_rules_one_row', sql`id = 1`)
    .execute();
  await sql`insert into people_rules (id) values (1)`.execute(db);
}

/**
 * `people_rules.version` changes with each rule about people and with the choice of the chart. The commit notifies the nodes like a changed
 * person does, and they compare the version before they read people.
 */
async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create function set_rules_version() returns trigger language plpgsql as $$
    begin new.version := old.version + 1; return new; end $$`.execute(db);
  await sql`create trigger people_rules_version before update on people_rules
    for each row execute function set_rules_version()`.execute(db);
  await sql`create trigger people_rules_announce after update on people_rules
    for each statement execute function announce_people()`.execute(db);
  await sql`create function touch_people_rules() returns trigger language plpgsql as $$
    begin update people_rules set version = version; return null; end $$`.execute(db);
  await sql`create trigger hiding_rules_touch after insert or update or delete on hiding_rules
    for each statement execute function touch_people_rules()`.execute(db);
}
