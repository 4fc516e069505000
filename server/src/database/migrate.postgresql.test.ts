import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { beforeEach, expect, test } from 'vitest';
import { closeLater } from '../../test/close-callbacks.ts';
import { recordStatements } from '../../test/record-statements.ts';
import { makeTestDatabaseUrl } from '../../test/test-database.ts';
import type { DirectoryMigration } from './directory-migration.ts';
import { migrate, NewerDatabaseError, released } from './migrate.ts';
import { openDatabase, openUnmigrated } from './open-database.ts';
import type { Database, Queries } from './open-database.ts';
import { sqlStateOf } from './sql-state.ts';
import { withTimeLimit } from './time-limit.ts';

const open = async (url: string): Promise<Database> => {
  const database = await openDatabase({ kind: 'postgresql', url, poolSize: 3 });
  closeLater(database.close);
  return database;
};

/** Alters the people table, as a migration of a later version might. */
const later: Record<string, Migration> = {
  ...released,
  '9999-later': { up: async (queries: Kysely<unknown>) => void (await addColumn(queries as Queries)) },
};
const addColumn = (queries: Queries) => sql`alter table people add column later text`.execute(queries);
const readPeople = (queries: Queries) => sql`select 1 from people limit 1`.execute(queries);

let url: string;
beforeEach(async () => {
  const made = await makeTestDatabaseUrl();
  if (made === undefined) throw new Error('this needs PostgreSQL');
  url = made;
});

test('several nodes that start at the same time on an empty database migrate it once', async () => {
  const databases = await Promise.all([open(url), open(url), open(url)]);
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from kysely_migration`.execute(
    databases[0].kysely,
  );
  expect(rows[0]?.count).toBe(Object.keys(released).length);
});

test('no session-level lock is taken, which a pooler in transaction mode would not release', async () => {
  const database = await openUnmigrated({ kind: 'postgresql', url, poolSize: 3 });
  closeLater(database.close);
  const statements = await recordStatements(() =>
    withTimeLimit('migration', () => migrate(database.kysely, { migrations: later })),
  );
  const locks = statements.filter((statement) => statement.includes('advisory'));
  expect(locks).not.toEqual([]);
  expect(locks.filter((statement) => !statement.includes('_xact_'))).toEqual([]);
});

test('nodes that start during a migration wait for it', async () => {
  const database = await openUnmigrated({ kind: 'postgresql', url, poolSize: 3 });
  closeLater(database.close);
  let isMigrated = false;
  let migrating: Promise<void> | undefined;
  await database.transaction(async (queries) => {
    await migrate(queries, { migrations: later });
    migrating = withTimeLimit('migration', () => migrate(database.kysely, { migrations: later })).then(
      () => void (isMigrated = true),
    );
    await pause(300);
    expect(isMigrated).toBe(false);
  });
  await migrating;
});

test('a migration in a transaction is not retried after it did not get a lock, since the transaction has failed', async () => {
  const { kysely, transaction } = await open(url);
  const before = await open(url);
  await transaction(async (queries) => {
    await readPeople(queries);
    const migrating = before.transaction(async (own) => {
      await sql`set local lock_timeout = '100ms'`.execute(own);
      await migrate(own, { migrations: later });
    });
    expect(await migrating.catch(sqlStateOf)).toBe('55P03');
  });
  await expect(sql`select later from people`.execute(kysely)).rejects.toThrow('does not exist');
});

test('while a migration waits for a table, others can read it, and the migration proceeds once the table is free', async () => {
  const { kysely, transaction } = await open(url);
  const before = await open(url);
  let isMigrated = false;
  let migrating: Promise<void> | undefined;
  await transaction(async (queries) => {
    await readPeople(queries);
    migrating = withTimeLimit('migration', () => migrate(before.kysely, { migrations: later })).then(
      () => void (isMigrated = true),
    );
    for (let time = 0; time < 20; time++) {
      // Queued behind the migration, it would fail after 1.5 s.
      await withTimeLimit('request', () => readPeople(kysely));
      await pause(100);
    }
    expect(isMigrated).toBe(false);
  });
  await migrating;
  await expect(sql`select later from people`.execute(kysely)).resolves.toBeDefined();
});

test('migrations that first reference the people table and then alter it do not deadlock with an edit', async () => {
  const { kysely, transaction } = await open(url);
  const before = await open(url);
  const refer = (queries: Queries) =>
    sql`create table later_rows (person_id bigint references people (id))`.execute(queries);
  const migrations: Record<string, Migration> = {
    ...released,
    '9998-later': { up: async (queries: Kysely<unknown>) => void (await refer(queries as Queries)) },
    '9999-later': later['9999-later']!,
  };
  const isWaiting = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_locks
      where not granted and relation = 'people'::regclass`.execute(kysely);
    return rows[0]?.count;
  };
  let migrating: Promise<void> | undefined;
  await transaction(async (queries) => {
    await sql`select 1 from people for update`.execute(queries);
    migrating = withTimeLimit('migration', () => migrate(before.kysely, { migrations }));
    await expect.poll(isWaiting).toBe(1);
    await sql`update people set changed_at = changed_at`.execute(queries);
  });
  await migrating;
  await expect(sql`select later from people`.execute(kysely)).resolves.toBeDefined();
});

test('a migration that needs no lock of the people table neither waits for it nor holds it for the migration before', async () => {
  const { kysely, transaction } = await open(url);
  const before = await open(url);
  const migrations: Record<string, DirectoryMigration> = {
    ...later,
    '99999-slow': {
      leavesPeople: true,
      up: async () => void (await withTimeLimit('request', () => sql`update people set login = login`.execute(kysely))),
    },
  };
  await withTimeLimit('migration', () => migrate(before.kysely, { migrations }));
  const more: Record<string, DirectoryMigration> = {
    ...migrations,
    '999999-last': {
      leavesPeople: true,
      up: async (queries: Kysely<unknown>) => void (await sql`create table later_rows ()`.execute(queries)),
    },
  };
  await transaction(async (queries) => {
    await sql`lock table people in access exclusive mode`.execute(queries);
    await withTimeLimit('migration', () => migrate(before.kysely, { migrations: more }));
  });
  await expect(sql`select from later_rows`.execute(kysely)).resolves.toBeDefined();
});

test('a database of a later version is not opened', async () => {
  const { kysely } = await open(url);
  await withTimeLimit('migration', () => migrate(kysely, { migrations: later }));
  await expect(open(url)).rejects.toThrow(NewerDatabaseError);
});
