import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const time = 'timestamptz';

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('login', 'text', (column) => column.notNull())
    .addColumn('login_key', 'text', (column) => column.notNull().unique())
    .addColumn('group_identifier_key', 'text', (column) => column.unique())
    .addColumn('distinguished_name_key', 'text', (column) => column.unique())
    .addColumn('feed', 'text', (column) => column.notNull())
    .addColumn('feed_values', 'jsonb', (column) => column.notNull())
    .addColumn('edits', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn('field_times', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn('photo_version', 'text')
    .addColumn('feed_photo', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('revision', 'bigint', (column) => column.notNull().defaultTo(sql`(pg_current_xact_id()::text::bigint)`))
    .addColumn('created_at', time, (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('changed_at', time, (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('left_at', time)
    .execute();
  await db.schema.createIndex('people_revision').on('people').column('revision').execute();
  await db.schema.createIndex('people_feed').on('people').columns(['feed', 'id']).execute();
  await db.schema
    .createTable('removed_people')
    .addColumn('person_id', 'bigint', (column) => column.primaryKey())
    .addColumn('revision', 'bigint', (column) => column.notNull().defaultTo(sql`(pg_current_xact_id()::text::bigint)`))
    .execute();
  await db.schema.createIndex('removed_people_revision').on('removed_people').column('revision').execute();
  await db.schema
    .createTable('photos')
    .addColumn('person_id', 'bigint', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('size', 'smallint', (column) => column.notNull())
    .addColumn('jpeg', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('photos_pkey', ['person_id', 'size'])
    .execute();
  await db.schema
    .createTable('public_cards')
    .addColumn('person_id', 'bigint', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('is_on', 'boolean', (column) => column.notNull())
    .addColumn('fields', 'jsonb', (column) => column.notNull())
    .addColumn('changed_at', time, (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}

/**
 * Triggers for what no writer may forget: the transaction id of a changed person, a record of a removed person, the notification of other
 * nodes on commit, and an audit trail whose entries cannot be changed or deleted.
 */
async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create function set_revision() returns trigger language plpgsql as $$
    begin new.revision := pg_current_xact_id()::text::bigint; return new; end $$`.execute(db);
  await sql`create trigger people_revision before update on people for each row execute function set_revision()`.execute(
    db,
  );
  await sql`create function remember_removed_person() returns trigger language plpgsql as $$
    begin insert into removed_people (person_id) values (old.id); return old; end $$`.execute(db);
  await sql`create trigger people_removed after delete on people for each row execute function remember_removed_person()`.execute(
    db,
  );
  await sql`create function announce_people() returns trigger language plpgsql as $$
    begin perform pg_notify('people_changed', ''); return null; end $$`.execute(db);
  await sql`create trigger people_announce after insert or update or delete on people
    for each statement execute function announce_people()`.execute(db);
  await sql`create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'the audit trail only grows'; end $$`.execute(db);
  await sql`create trigger audit_trail_grows before update or delete or truncate on audit_trail
    for each statement execute function refuse_change()`.execute(db);
}

async function createSettings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('administrators')
    .addColumn('login_key', 'text', (column) => column.primaryKey())
    .addColumn('login', 'text', (column) => column.notNull())
    .addColumn('added_at', time, (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('added_by', 'text')
    .execute();
  for (const table of ['self_service_organizations', 'self_service_domains']) {
    await db.schema
      .createTable(table)
      .addColumn('id_key', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('allowed_attributes', 'jsonb', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('changed_at', time, (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
  }
  await db.schema
    .createTable('bu_addresses')
    .addColumn('bu', 'text', (column) => column.primaryKey())
    .addColumn('allowed_addresses', 'jsonb', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('changed_at', time, (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feed_runs')
    .addColumn('id', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('feed', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('started_at', time, (column) => column.notNull())
    .addColumn('finished_at', time, (column) => column.notNull())
    .addColumn('started_by', 'text')
    .addColumn('figures', 'jsonb', (column) => column.notNull())
    .addColumn('rejected', 'jsonb', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('audit_trail')
    .addColumn('id', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('at', time, (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('before', 'jsonb')
    .addColumn('after', 'jsonb')
    .execute();
  await db.schema.createIndex('audit_trail_subject').on('audit_trail').columns(['subject', 'id']).execute();
  await db.schema.createIndex('audit_trail_actor').on('audit_trail').columns(['actor', 'id']).execute();
  await db.schema.createIndex('audit_trail_kind').on('audit_trail').columns(['kind', 'id']).execute();
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

export const directory: Migration = {
  async up(db) {
    await createPeople(db);
    await createSettings(db);
    await createRecords(db);
    await createTriggers(db);
  },
};
