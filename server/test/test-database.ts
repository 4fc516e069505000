import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../src/database/open-database.ts';
import type { Database, DatabaseLocation } from '../src/database/open-database.ts';
import { closeCallbacks } from './close-callbacks.ts';

/** Prepared once per test run: a dump to load, or the URL of a database to copy. */
export type TestDatabase =
  | { readonly kind: 'embedded'; readonly dump: string }
  | { readonly kind: 'postgresql'; readonly url: string; readonly template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabase;
  }
}

/**
 * Opens a new, empty, migrated database on the engine of this run. It is closed, and on PostgreSQL dropped, after the last test of
 * the file.
 */
export async function openTestDatabase(): Promise<Database> {
  const { location, remove } = await makeDatabase(inject('testDatabase'));
  const database = await openDatabase(location);
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= database.close().then(remove));
  closeCallbacks.push(close);
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
  closeCallbacks.push(remove);
  return location.kind === 'postgresql' ? location.url : undefined;
}

async function makeDatabase(
  prepared: TestDatabase,
): Promise<{ location: DatabaseLocation; remove: () => Promise<void> }> {
  if (prepared.kind === 'embedded') {
    const dump = new Blob([readFileSync(prepared.dump)]);
    return { location: { kind: 'memory', dump }, remove: async () => {} };
  }
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
