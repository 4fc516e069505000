import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const time = 'timestamptz';

/** Export, erasure and retention of personal data, and the removal of photos by the people themselves. */
export const personalData: Migration = {
  async up(db) {
    await indexLeavers(db);
    await rememberLogins(db);
    await keepFeedPhotos(db);
    await recordErasures(db);
    await guardAuditTrail(db);
  },
};

/** Indexes for leavers by the time they left, and for people whose corrections may name an administrator. */
async function indexLeavers(db: Kysely<unknown>): Promise<void> {
  await sql`create index people_left_at on people (left_at, id) where left_at is not null`.execute(db);
  await sql`create index people_corrected on people (id) where corrections <> '{}'::jsonb`.execute(db);
}

/**
 * Records the former logins of each person and when they ended, so that the audit entries of a person can be found although a login may be
 * reassigned. A leaver whose login was reassigned keeps it in `login`, but `login_key` is replaced by a key that ends in the id.
 */
async function rememberLogins(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('former_logins')
    .addColumn('person_id', 'bigint', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('login_key', 'text', (column) => column.notNull())
    .addColumn('until', time, (column) => column.notNull())
    .addPrimaryKeyConstraint('former_logins_pkey', ['person_id', 'until', 'login_key'])
    .execute();
  await db.schema.createIndex('former_logins_login_key').on('former_logins').column('login_key').execute();
  await sql`create function remember_former_login() returns trigger language plpgsql as $$
    begin
      if right(old.login_key, length(' ' || old.id)) <> ' ' || old.id then
        insert into former_logins (person_id, login_key, until) values (old.id, old.login_key, clock_timestamp())
        on conflict do nothing;
      end if;
      return null;
    end $$`.execute(db);
  await sql`insert into former_logins (person_id, login_key, until)
    select id, left(login_key, -length(' ' || id)), coalesce(left_at, changed_at) from people
    where right(login_key, length(' ' || id)) = ' ' || id`.execute(db);
  await sql`create trigger people_former_login after update on people for each row
    when (old.login_key is distinct from new.login_key) execute function remember_former_login()`.execute(db);
}

/** Keeps the photos of feeds that people have replaced with their own, to show them again when the latter are removed. */
async function keepFeedPhotos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('replaced_photos')
    .addColumn('person_id', 'bigint', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('size', 'smallint', (column) => column.notNull())
    .addColumn('jpeg', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('replaced_photos_pkey', ['person_id', 'size'])
    .execute();
  // If the feed delivers another photo, or none, the earlier one is no longer needed.
  await sql`create function drop_replaced_photo() returns trigger language plpgsql as $$
    begin delete from replaced_photos where person_id = new.id; return null; end $$`.execute(db);
  await sql`create trigger people_replaced_photo after update on people for each row
    when (old.feed_photo is distinct from new.feed_photo) execute function drop_replaced_photo()`.execute(db);
}

/**
 * Records erasures with a keyed hash of the login, so that the audit trail can report it if a feed delivers the login again. The key is the
 * secret `erasures`.
 */
async function recordErasures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('id', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('at', time, (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('login_hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('erasures_login_hash').on('erasures').column('login_hash').execute();
  await db.schema.createIndex('erasures_at').on('erasures').column('at').execute();
  await sql`create function erasure_hash(login_key text) returns text language sql stable as $$
    select encode(sha256(convert_to(secrets.value || E'\n' || $1, 'UTF8')), 'hex') from secrets where name = 'erasures' $$`.execute(
    db,
  );
  await sql`create function report_erased_people() returns trigger language plpgsql as $$
    begin
      if exists (select from erasures) then
        insert into audit_trail (actor, kind, subject)
        select feed, 'person.returned', login from added
        where exists (select from erasures where erasures.login_hash = erasure_hash(added.login_key));
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger people_report_erased after insert on people referencing new table as added
    for each statement execute function report_erased_people()`.execute(db);
}

/**
 * Entries of the audit trail still cannot be changed or deleted, with two exceptions. Erasure replaces names and values, but not kind, time
 * and the names of the values. Retention deletes entries older than the setting of its transaction, which is at least 30 days.
 */
async function guardAuditTrail(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger audit_trail_grows on audit_trail`.execute(db);
  await sql`create function is_erased_form(former jsonb, latter jsonb) returns boolean language sql immutable as $$
    select former is not distinct from latter or (
      jsonb_typeof(former) = 'object' and jsonb_typeof(latter) = 'object' and (
        select coalesce(bool_and(coalesce(o.value = n.value or (o.key is not null and n.value = '"erased"'::jsonb), false)), true)
        from jsonb_each(former) as o full join jsonb_each(latter) as n on n.key = o.key)) $$`.execute(db);
  await sql`create function guard_audit_entry() returns trigger language plpgsql as $$
    declare days integer := nullif(current_setting('directory.audit_retention_days', true), '')::integer;
    begin
      if tg_op = 'DELETE' and days is not null and old.at < now() - make_interval(days => greatest(days, 30)) then
        return old;
      end if;
      if tg_op = 'UPDATE' and new.id = old.id and new.at = old.at and new.kind = old.kind
        and (new.actor = old.actor or new.actor ~ '^erased person [0-9]+$')
        and (new.subject = old.subject or new.subject ~ '^erased person [0-9]+$')
        and is_erased_form(old.before, new.before) and is_erased_form(old.after, new.after) then
        return new;
      end if;
      raise exception 'entries of the audit trail cannot be changed or deleted';
    end $$`.execute(db);
  await sql`create trigger audit_trail_guard before update or delete on audit_trail
    for each row execute function guard_audit_entry()`.execute(db);
  await sql`create trigger audit_trail_kept before truncate on audit_trail
    for each statement execute function refuse_change()`.execute(db);
  await sql`create index audit_trail_at on audit_trail (at)`.execute(db);
  // Case-insensitive, since logins are recorded in the spelling of the directory or of the token.
  await sql`create index audit_trail_actor_key on audit_trail (lower(actor), id)`.execute(db);
  await sql`create index audit_trail_subject_key on audit_trail (lower(subject), id)`.execute(db);
  await sql`create index feed_runs_finished_at on feed_runs (finished_at)`.execute(db);
}
