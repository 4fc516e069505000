import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../src/database/open-database.ts';
import type { Database, DatabaseLocation } from '../src/database/open-database.ts';
import { closeLater } from './close-callbacks.ts';
import { emptyDatabase, readNewDatabase } from './empty-database.ts';
import type { NewDatabase } from './empty-database.ts';
import { preparedDump } from './prepared-embedded.ts';
// Its subscription must precede the opening of a database, which other test files may use again.
import './record-statements.ts';

/** Prepared once per test run: a dump to load, or the URL of a database to copy. */
export type TestDatabase =
  | { readonly kind: 'embedded'; readonly dump: string }
  | { readonly kind: 'postgresql'; readonly url: string; readonly template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabase;
  }
}

/** Embedded databases that a test no longer uses, with the content of new ones. Opening one takes half a second of processor time. */
const emptied: Database[] = [];
let newDatabase: NewDatabase | undefined;

/**
 * Opens an empty, migrated database on the engine of this run: a new one, or an embedded one that was emptied. After the current test, or
 * after the last test of the file if none is running, it is emptied, or on PostgreSQL dropped.
 */
export async function openTestDatabase(): Promise<Database> {
  const prepared = inject('testDatabase');
  return prepared.kind === 'embedded' ? await openEmbeddedDatabase() : await openPostgresqlDatabase(prepared);
}

async function openEmbeddedDatabase(): Promise<Database> {
  const database = emptied.pop() ?? (await openDatabase({ kind: 'memory', dump: preparedDump() }));
  const content = (newDatabase ??= await readNewDatabase(database));
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= database.close());
  let isReturned = false;
  closeLater(async () => {
    if (closing !== undefined) return await closing;
    isReturned = true;
    if (await emptyDatabase(database, content)) emptied.push(database);
    else await database.close();
  });
  return {
    ...database,
    close,
    // The listeners of a database are never removed.
    listen: (channel, onNotification) =>
      database.listen(channel, () => {
        if (!isReturned) onNotification();
      }),
  };
}

async function openPostgresqlDatabase(prepared: TestDatabase & { kind: 'postgresql' }): Promise<Database> {
  const { location, remove } = await makeDatabase(prepared);
  const database = await openDatabase(location);
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= database.close().then(remove));
  closeLater(close);
  return { ...database, close };
}

/**
 * Like `openTestDatabase`, but returns a PostgreSQL URL that several servers or processes can open. Undefined for the embedded engine,
 * which only one process can open.
 */
export async function makeTestDatabaseUrl(): Promise<string | undefined> {
  const prepared = inject('testDatabase');
  if (prepared.kind === 'embedded') return undefined;
  const { location, remove } = await makeDatabase(prepared);
  closeLater(remove);
  return location.url;
}

async function makeDatabase(
  prepared: TestDatabase & { kind: 'postgresql' },
): Promise<{ location: DatabaseLocation & { kind: 'postgresql' }; remove: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(prepared.url, `create database ${name} template ${prepared.template}`);
  const url = new URL(prepared.url);
  url.pathname = `/${name}`;
  return {
    location: { kind: 'postgresql', url: url.href, poolSize: 4 },
    remove: () => administer(prepared.url, `drop database if exists ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
