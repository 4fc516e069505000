import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { makeTestDatabaseUrl } from '../test/test-database.ts';
import { openDatabase } from './database/open-database.ts';
import { withVerifyFull } from './database/postgresql/open-postgresql.ts';
import { sentenceFor } from './startup-errors.ts';

let made: string;
beforeAll(async () => {
  made = (await makeTestDatabaseUrl()) ?? '';
});

/** The sentence for the test database after a change of its URL. */
async function sentenceOf(change: (url: URL) => void): Promise<string | undefined> {
  const url = new URL(made);
  change(url);
  const opening = openDatabase({ kind: 'postgresql', url: url.href, poolSize: 2 });
  return sentenceFor(await opening.catch((error: unknown) => error));
}

test('names a database that does not exist', async () => {
  expect(await sentenceOf((url) => (url.pathname = '/nothing'))).toBe(
    'The database at DATABASE_URL rejected the connection: database "nothing" does not exist.',
  );
});

test('names a role that does not exist', async () => {
  expect(await sentenceOf((url) => (url.username = 'nobody'))).toBe(
    'The database at DATABASE_URL rejected the connection: role "nobody" does not exist.',
  );
});

test('explains that a server does not offer TLS', async () => {
  expect(await sentenceOf((url) => (url.search = '?sslmode=verify-full'))).toBe(
    'The database at DATABASE_URL does not offer TLS. Turn it on there, or remove sslmode from DATABASE_URL.',
  );
});

test('explains that a newer version has migrated the database', async () => {
  const database = await openDatabase({ kind: 'postgresql', url: made, poolSize: 2 });
  await sql`insert into kysely_migration (name, timestamp) values ('0999-later', '')`.execute(database.kysely);
  await database.close();
  expect(await sentenceOf(() => {})).toBe(
    'The database was written by a newer version of the directory: this version does not know its migration 0999-later. ' +
      'Start that version, or restore a backup that was made before the upgrade.',
  );
});

/** The sentence for a test database after the execution of a statement. */
async function sentenceAfter(change: (name: string) => string, options = ''): Promise<string | undefined> {
  const url = new URL((await makeTestDatabaseUrl()) ?? '');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(change(pg.escapeIdentifier(url.pathname.slice(1))));
  await client.end();
  url.search = options;
  const opening = openDatabase({ kind: 'postgresql', url: url.href, poolSize: 2 });
  return sentenceFor(await opening.catch((error: unknown) => error));
}

test('explains that the database is read-only', async () => {
  expect(await sentenceAfter((name) => `alter database ${name} set default_transaction_read_only = on`)).toBe(
    'The database at DATABASE_URL accepts no changes: it is a standby, or its settings make it read-only. Set DATABASE_URL to the primary.',
  );
});

test('explains that the schema does not exist', async () => {
  expect(await sentenceAfter((name) => `alter database ${name} set search_path = nowhere`)).toBe(
    'The role of DATABASE_URL has no usable schema in its search_path. Create the schema, or correct the search_path.',
  );
});

test('explains that the role may not create tables', async () => {
  const role = `reader_${randomUUID().replaceAll('-', '')}`;
  const options = `?options=${encodeURIComponent(`-c role=${role} -c search_path=empty`)}`;
  expect(
    await sentenceAfter(
      () => `create role ${role}; create schema empty; grant usage on schema empty to ${role}`,
      options,
    ),
  ).toBe(
    'The role of DATABASE_URL may not create tables in the schema empty. ' +
      'Make it the owner of the database, or grant it CREATE on that schema.',
  );
});

test.each(['SELECT', 'DELETE'])('names the table on which the role lacks the right %s', async (right) => {
  const role = `partial_${randomUUID().replaceAll('-', '')}`;
  const setUp = () =>
    `create role ${role}; grant all on all tables in schema public to ${role}; revoke ${right} on favourites from ${role}`;
  expect(await sentenceAfter(setUp, `?options=${encodeURIComponent(`-c role=${role}`)}`)).toBe(
    `The role of DATABASE_URL lacks the right ${right} on the table favourites. ` +
      'Make it the owner of the tables of the directory, or grant it SELECT, INSERT, UPDATE and DELETE on each of them.',
  );
});

test('explains that the encoding lacks letters', async () => {
  const url = new URL(made);
  const name = `latin_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`);
  try {
    expect(await sentenceOf((address) => (address.pathname = `/${name}`))).toBe(
      'The database at DATABASE_URL has the encoding LATIN1, which cannot represent many names. ' +
        "Create one with ENCODING 'UTF8' TEMPLATE template0, and set DATABASE_URL to it.",
    );
  } finally {
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  }
});

test('explains that the locale lower-cases I to another letter', async () => {
  const url = new URL(made);
  const name = `turkish_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(
    `create database ${name} encoding 'UTF8' locale_provider icu icu_locale 'tr-TR' locale 'C.UTF-8' template template0`,
  );
  try {
    expect(await sentenceOf((address) => (address.pathname = `/${name}`))).toContain('the lower case of I is not i');
  } finally {
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  }
});

test.each([
  ['require', 'verify-full'],
  ['verify-ca', 'verify-full'],
  ['verify-full', 'verify-full'],
  ['no-verify', 'no-verify'],
  ['disable', 'disable'],
])('sslmode=%s checks the certificate like %s of the driver', (given, meant) => {
  expect(withVerifyFull(`postgres://db.example/directory?sslmode=${given}`)).toBe(
    `postgres://db.example/directory?sslmode=${meant}`,
  );
  const compatible = `postgres://db.example/directory?uselibpqcompat=true&sslmode=${given}`;
  expect(withVerifyFull(compatible)).toBe(compatible);
});
