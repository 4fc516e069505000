import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * If a feed gives a person's login to somebody else, the person first gets a placeholder as key: the former key, a space and the id. The
 * rights follow to the placeholder and from there to the new login. Only the latter is recorded in the audit log.
 */
export const swappedAdministrators: Migration = {
  async up(db) {
    await sql`
      create or replace function rename_administrator() returns trigger language plpgsql as $$
      declare
        former administrators;
      begin
        delete from administrators where login_key = old.login_key returning * into former;
        if not found then
          return null;
        end if;
        insert into administrators (login_key, login, unit, added_at, added_by, issuer, subject, bound_at, rejected_at)
        values (new.login_key, new.login, former.unit, former.added_at, former.added_by, former.issuer, former.subject,
          former.bound_at, former.rejected_at)
        on conflict (login_key) do update
          set issuer = excluded.issuer, subject = excluded.subject, bound_at = excluded.bound_at
          where administrators.subject is null;
        if new.login_key <> old.login_key || ' ' || old.id then
          insert into audit_trail (actor, kind, subject, before, after)
          values (new.feed, 'administrator.renamed', new.login_key,
            jsonb_build_object('login', old.login), jsonb_build_object('login', new.login));
        end if;
        return null;
      end $$`.execute(db);
  },
};
