import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The account at the identity provider to which each administrator is bound. Rights follow the person: they end when the person leaves, and
 * move to their new login. Triggers do both in the transaction of the change, so that no writer of people can forget it.
 */
export const administratorAccounts: Migration = {
  async up(db) {
    await db.schema
      .alterTable('administrators')
      .addColumn('issuer', 'text')
      .addColumn('subject', 'text')
      .addColumn('bound_at', 'timestamptz')
      // When the audit trail last recorded that another account with this login was rejected.
      .addColumn('rejected_at', 'timestamptz')
      .execute();
    await db.schema
      .createIndex('administrators_account')
      .unique()
      .on('administrators')
      .columns(['issuer', 'subject'])
      .execute();
    await endRightsOfLeavers(db);
    await followRenamedPeople(db);
  },
};

async function endRightsOfLeavers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function end_administrator(key text, feed text) returns void language sql as $$
      with ended as (delete from administrators where login_key = key returning login_key, login)
      insert into audit_trail (actor, kind, subject, before)
      select feed, 'administrator.left', login_key, jsonb_build_object('login', login) from ended
    $$`.execute(db);
  await sql`
    create function end_rights_of_leaver() returns trigger language plpgsql as $$
    begin
      perform end_administrator(new.login_key, new.feed);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger people_left after update on people for each row
    when (old.left_at is null and new.left_at is not null) execute function end_rights_of_leaver()`.execute(db);
  await sql`
    select end_administrator(people.login_key, people.feed)
    from people join administrators using (login_key) where people.left_at is not null`.execute(db);
}

async function followRenamedPeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function rename_administrator() returns trigger language plpgsql as $$
    begin
      with renamed as (
        update administrators set login_key = new.login_key, login = new.login
        where login_key = old.login_key
          and not exists (select from administrators as other where other.login_key = new.login_key)
        returning login_key
      )
      insert into audit_trail (actor, kind, subject, before, after)
      select new.feed, 'administrator.renamed', login_key,
        jsonb_build_object('login', old.login), jsonb_build_object('login', new.login)
      from renamed;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger people_renamed after update on people for each row
    when (old.login_key <> new.login_key and new.left_at is null) execute function rename_administrator()`.execute(db);
}
