import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const time = 'timestamptz';

/** API tokens, and webhooks with the changes that have not been delivered yet. */
export const accessForOtherSystems: Migration = {
  async up(db) {
    await db.schema
      .createTable('api_tokens')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('scopes', 'jsonb', (column) => column.notNull())
      .addColumn('people_per_day', 'integer', (column) => column.notNull())
      .addColumn('expires_at', time, (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull())
      .addColumn('created_at', time, (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('last_used_at', time)
      .execute();
    await createWebhooks(db);
    await reportChanges(db);
  },
};

async function createWebhooks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('events', 'jsonb', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('stopped_because', 'text')
    .addColumn('last_delivered_at', time)
    .addColumn('failing_since', time)
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', time, (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('problem', 'text')
    .addColumn('status', 'integer')
    // The message that is being delivered. It is the same in each attempt.
    .addColumn('message_id', 'text')
    .addColumn('message_body', 'text')
    // The node that delivers the message, and when its claim expires unless it is renewed.
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', time)
    .execute();
  // Without a foreign key, whose locks would make the removal of a webhook wait for a long import.
  await db.schema
    .createTable('webhook_changes')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('webhook_id', 'bigint', (column) => column.notNull())
    .addColumn('person_id', 'bigint', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('fields', 'jsonb', (column) => column.notNull())
    .addColumn('at', time, (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .execute();
  await db.schema.createIndex('webhook_changes_webhook').on('webhook_changes').columns(['webhook_id', 'id']).execute();
}

/**
 * Triggers record the changes of people for each webhook in the transaction of the change, so that no change is missed and none is reported
 * that was rolled back. The ids are assigned while the person is locked, so the changes of a person are in the order of their commits. The
 * changed fields are determined from `field_versions`. Fields that are hidden for the person are not named.
 */
async function reportChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function report_arrivals() returns trigger language plpgsql as $$
    begin
      insert into webhook_changes (webhook_id, person_id, event, fields)
      select webhooks.id, arrived.id, 'person.came', '[]'
      from webhooks cross join arrived
      where webhooks.stopped_because is null and webhooks.events ? 'person.came' and arrived.left_at is null;
      return null;
    end $$`.execute(db);
  await sql`
    create function report_changes() returns trigger language plpgsql as $$
    begin
      if not exists (select from webhooks where stopped_because is null) then return null; end if;
      insert into webhook_changes (webhook_id, person_id, event, fields)
      select webhooks.id, changed.id, changed.event, changed.fields
      from (
        select newer.id,
          case when older.left_at is not null then 'person.came'
            when newer.left_at is not null then 'person.left'
            else 'person.changed' end as event,
          case when older.left_at is null and newer.left_at is null
            then changed_fields(older, newer) else '[]' end as fields
        from older join newer using (id)
        where older.left_at is null or newer.left_at is null
      ) as changed join webhooks on webhooks.stopped_because is null and webhooks.events ? changed.event
      where changed.event <> 'person.changed' or changed.fields <> '[]';
      return null;
    end $$`.execute(db);
  await sql`
    create function report_deletions() returns trigger language plpgsql as $$
    begin
      insert into webhook_changes (webhook_id, person_id, event, fields)
      select webhooks.id, deleted.id, 'person.left', '[]'
      from webhooks cross join deleted
      where webhooks.stopped_because is null and webhooks.events ? 'person.left' and deleted.left_at is null;
      return null;
    end $$`.execute(db);
  await sql`
    create function changed_fields(older people, newer people) returns jsonb language sql immutable as $$
      select coalesce(jsonb_agg(field order by field), '[]') from (
        select key as field from jsonb_each(newer.field_versions)
        where value is distinct from older.field_versions -> key
        union select 'login' where newer.login <> older.login
        union select 'otherNames' where newer.feed_values -> 'otherNames' is distinct from older.feed_values -> 'otherNames'
        union select 'photo' where newer.photo_version is distinct from older.photo_version
          or newer.corrections -> 'photo' is distinct from older.corrections -> 'photo'
        union select 'hiddenFields' where newer.hidden_fields <> older.hidden_fields
      ) as changed where not newer.hidden_fields ? field
    $$`.execute(db);
  await sql`create trigger people_report_arrivals after insert on people
    referencing new table as arrived for each statement execute function report_arrivals()`.execute(db);
  await sql`create trigger people_report_changes after update on people
    referencing old table as older new table as newer for each statement execute function report_changes()`.execute(db);
  await sql`create trigger people_report_deletions after delete on people
    referencing old table as deleted for each statement execute function report_deletions()`.execute(db);
}
