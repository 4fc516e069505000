import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The keys of the encrypted files in which nodes store their memory. A file is unusable without its key, so the database controls which
 * files are valid: keys are deleted after a day, and when a person is deleted. `xid` is the transaction that added the key. It
 * distinguishes a database that was restored from a dump from the original one.
 */
export const memorySnapshots: Migration = {
  async up(db) {
    await db.schema
      .createTable('memory_snapshots')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('xid', 'bigint', (column) => column.notNull().defaultTo(sql`(pg_current_xact_id()::text::bigint)`))
      .addColumn('made_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await sql`create function drop_memory_snapshots() returns trigger language plpgsql as $$
      begin
        if exists (select from removed) then
          delete from memory_snapshots;
        end if;
        return null;
      end $$`.execute(db);
    await sql`create trigger people_drop_memory_snapshots after delete on people referencing old table as removed
      for each statement execute function drop_memory_snapshots()`.execute(db);
  },
};
