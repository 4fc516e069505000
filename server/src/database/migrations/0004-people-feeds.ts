import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const time = 'timestamptz';
const emptyObject = sql`'{}'::jsonb`;

/** Support for several feeds: a stable id per person and feed, supplements from other feeds, and the state of each feed. */
export const peopleFeeds: Migration = {
  async up(db) {
    await extendPeople(db);
    await createFeeds(db);
    await extendRuns(db);
  },
};

/** New columns are null or have a constant default, so that no table is rewritten. */
async function extendPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('external_id', 'text')
    .addColumn('employee_number_key', 'text')
    .addColumn('supplements', 'jsonb', (column) => column.notNull().defaultTo(emptyObject))
    .addColumn('photo_feed', 'text')
    .execute();
  await db.schema
    .createIndex('people_external_id')
    .unique()
    .on('people')
    .columns(['feed', 'external_id'])
    .where(sql.ref('external_id'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('people_employee_number_key')
    .on('people')
    .column('employee_number_key')
    .where(sql.ref('employee_number_key'), 'is not', null)
    .execute();
  await db.schema
    .createTable('person_supplements')
    .addColumn('feed', 'text', (column) => column.notNull())
    .addColumn('person_id', 'bigint', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('external_id', 'text')
    .addColumn('values', 'jsonb', (column) => column.notNull())
    .addColumn('field_times', 'jsonb', (column) => column.notNull().defaultTo(emptyObject))
    .addColumn('is_presence', 'boolean', (column) => column.notNull())
    .addPrimaryKeyConstraint('person_supplements_pkey', ['feed', 'person_id'])
    .execute();
  await db.schema.createIndex('person_supplements_person').on('person_supplements').columns(['person_id']).execute();
  await db.schema
    .createIndex('person_supplements_external_id')
    .unique()
    .on('person_supplements')
    .columns(['feed', 'external_id'])
    .where(sql.ref('external_id'), 'is not', null)
    .execute();
}

async function createFeeds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feeds')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('cursor', 'jsonb')
    .addColumn('last_attempt_at', time)
    .addColumn('last_success_at', time)
    .addColumn('last_complete_at', time)
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', time)
    .addColumn('problem', 'text')
    .addColumn('held_back', 'jsonb')
    .addColumn('request', 'text')
    .addColumn('requested_by', 'text')
    .addColumn('progress', 'jsonb')
    .execute();
}

async function extendRuns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('feed_runs')
    .addColumn('outcome', 'text', (column) => column.notNull().defaultTo('imported'))
    .addColumn('mode', 'text', (column) => column.notNull().defaultTo('complete'))
    .addColumn('problem', 'text')
    .addColumn('people_before', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('fault_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('feed_faults')
    .addColumn('run_id', 'bigint', (column) => column.notNull().references('feed_runs.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('feed_faults_pkey', ['run_id', 'position'])
    .execute();
}
