import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Administrators of a business unit have its id; those of the whole directory have null. Both keep their rights when they are renamed. */
export const unitAdministrators: Migration = {
  async up(db) {
    await db.schema.alterTable('administrators').addColumn('unit', 'text').execute();
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
        insert into audit_trail (actor, kind, subject, before, after)
        values (new.feed, 'administrator.renamed', new.login_key,
          jsonb_build_object('login', old.login), jsonb_build_object('login', new.login));
        return null;
      end $$`.execute(db);
  },
};
