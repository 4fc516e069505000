import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const time = 'timestamptz';

/** Users and tokens of the SCIM endpoints. */
export const scim: Migration = {
  async up(db) {
    await createUsers(db);
    await countUsers(db);
    await db.schema
      .createTable('scim_tokens')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull())
      .addColumn('created_at', time, (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('last_used_at', time)
      .execute();
  },
};

/** Ids are UUIDs version 7, so that the order of the primary key is the order of creation. */
async function createUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scim_users')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_name_key', sql`text collate "C"`, (column) => column.notNull().unique())
    .addColumn('external_id', 'text')
    .addColumn('lookup_keys', sql`text[]`, (column) => column.notNull())
    .addColumn('resource', 'jsonb', (column) => column.notNull())
    .addColumn('manager_id', 'uuid')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('modified_at', time, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('scim_users_external_id').on('scim_users').column('external_id').execute();
  await db.schema.createIndex('scim_users_manager_id').on('scim_users').column('manager_id').execute();
  await db.schema.createIndex('scim_users_modified_at').on('scim_users').columns(['modified_at', 'id']).execute();
  // Without the pending list, which every search would have to scan.
  await sql`create index scim_users_lookup_keys on scim_users using gin (lookup_keys) with (fastupdate = off)`.execute(
    db,
  );
}

/**
 * Maintains the number of users, which each list response contains, so that they need not be counted. It is sharded over several rows, so
 * that writers in different sessions do not wait for each other.
 */
async function countUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scim_user_counts')
    .addColumn('shard', 'integer', (column) => column.primaryKey())
    .addColumn('users', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into scim_user_counts (shard, users) select shard, 0 from generate_series(0, 15) as shard`.execute(
    db,
  );
  await sql`
    create function count_scim_users() returns trigger language plpgsql as $$
    begin
      update scim_user_counts set users = users + case tg_op when 'INSERT' then 1 else -1 end
      where shard = pg_backend_pid() % 16;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_scim_users after insert or delete on scim_users
    for each row execute function count_scim_users()`.execute(db);
}
