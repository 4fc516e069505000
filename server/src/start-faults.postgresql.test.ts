import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeTestDatabaseUrl } from '../test/test-database.ts';
import { openDatabase } from './database/open-database.ts';
import { sentenceFor } from './start-faults.ts';

const made = makeTestDatabaseUrl();

/** The sentence for a database whose URL was changed. */
async function sentenceOf(change: (url: URL) => void): Promise<string | undefined> {
  const url = new URL((await made) ?? '');
  change(url);
  const opening = openDatabase({ kind: 'postgresql', url: url.href, poolSize: 2 });
  return sentenceFor(await opening.catch((error: unknown) => error));
}

test('a database that does not exist', async () => {
  expect(await sentenceOf((url) => (url.pathname = '/nothing'))).toBe(
    'The database at DATABASE_URL rejected the connection: database "nothing" does not exist.',
  );
});

test('a role that does not exist', async () => {
  expect(await sentenceOf((url) => (url.username = 'nobody'))).toBe(
    'The database at DATABASE_URL rejected the connection: role "nobody" does not exist.',
  );
});

test('a server without TLS', async () => {
  expect(await sentenceOf((url) => (url.search = '?sslmode=verify-full'))).toBe(
    'The database at DATABASE_URL does not offer TLS. Turn it on there, or remove sslmode from DATABASE_URL.',
  );
});

test('a database that a newer version has migrated', async () => {
  const database = await openDatabase({ kind: 'postgresql', url: (await made) ?? '', poolSize: 2 });
  await sql`insert into kysely_migration (name, timestamp) values ('0999-later', '')`.execute(database.kysely);
  await database.close();
  expect(await sentenceOf(() => {})).toBe(
    'The database was written by a newer version of the directory: this version does not know its migration 0999-later. ' +
      'Start that version, or restore a backup that was made before the upgrade.',
  );
});
