import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The hash of the entry from which each person was last imported, so that a run need not read and compare people who have not changed. It
 * is valid only as long as the imported values are unchanged. If anyone changes them, the trigger removes the hash.
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
