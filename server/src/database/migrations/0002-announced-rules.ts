import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Notifies all nodes when the self-service rules change, since every node holds them in memory. */
export const announcedRules: Migration = {
  async up(db) {
    await sql`create function announce_rules() returns trigger language plpgsql as $$
      begin perform pg_notify('rules_changed', ''); return null; end $$`.execute(db);
    for (const table of ['self_service_organizations', 'self_service_domains']) {
      await sql`create trigger ${sql.id(`${table}_announce`)} after insert or update or delete on ${sql.table(table)}
        for each statement execute function announce_rules()`.execute(db);
    }
  },
};
