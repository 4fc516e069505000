import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Rights end when the person leaves, even if the login changes at the same time. A person who leaves and is renamed in one statement loses
 * the rights of both logins. A person who is renamed to a login that already has rights keeps only the latter: an entry left under the
 * former login would keep the rights of the account after the person has left.
 */
export const rightsOfRenamedPeople: Migration = {
  async up(db) {
    await sql`
      create or replace function end_rights_of_leaver() returns trigger language plpgsql as $$
      begin
        perform end_administrator(old.login_key, new.feed);
        if new.login_key <> old.login_key then
          perform end_administrator(new.login_key, new.feed);
        end if;
        return null;
      end $$`.execute(db);
    await sql`
      create or replace function rename_administrator() returns trigger language plpgsql as $$
      declare
        former administrators;
      begin
        delete from administrators where login_key = old.login_key returning * into former;
        if not found then
          return null;
        end if;
        insert into administrators (login_key, login, added_at, added_by, issuer, subject, bound_at, rejected_at)
        values (new.login_key, new.login, former.added_at, former.added_by, former.issuer, former.subject, former.bound_at,
          former.rejected_at)
        on conflict (login_key) do update
          set issuer = excluded.issuer, subject = excluded.subject, bound_at = excluded.bound_at
          where administrators.subject is null;
        insert into audit_trail (actor, kind, subject, before, after)
        values (new.feed, 'administrator.renamed', new.login_key,
          jsonb_build_object('login', old.login), jsonb_build_object('login', new.login));
        return null;
      end $$`.execute(db);
  },
};
