import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A hash of the entry that each person was last imported from, so that a run without changes need not read and compare the people. It is only
 * valid while what the entry gave the person stays as it is: whoever changes that, the trigger removes the hash.
 */
export const entryHashes: Migration = {
  async up(db) {
    await db.schema
      .createTable('entry_hashes')
      .addColumn('person_id', 'bigint', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute();
    await sql`create function forget_entry_hash() returns trigger language plpgsql as $$
      begin delete from entry_hashes where person_id = old.id; return null; end $$`.execute(db);
    await sql`create trigger people_entry_hash after update on people for each row
      when ((old.feed, old.external_id, old.feed_values, old.supplements, old.feed_photo, old.photo_feed, old.left_at,
          old.login_key, old.group_identifier_key, old.distinguished_name_key, old.employee_number_key)
        is distinct from (new.feed, new.external_id, new.feed_values, new.supplements, new.feed_photo, new.photo_feed, new.left_at,
          new.login_key, new.group_identifier_key, new.distinguished_name_key, new.employee_number_key))
      execute function forget_entry_hash()`.execute(db);
  },
};
