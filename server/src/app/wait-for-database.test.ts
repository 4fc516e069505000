import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { openRejectingDatabase } from '../../test/rejecting-database.ts';
import type { Rejection } from '../../test/rejecting-database.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { createLogger } from '../log/create-logger.ts';
import { sentenceFor } from '../startup-errors.ts';
import { startDirectory } from './start-directory.ts';

const folder = mkdtempSync(join(tmpdir(), 'wait-for-database-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const wrongPassword = { code: '28P01', message: 'password authentication failed for user "nobody"' };
const starting = { code: '57P03', message: 'the database system is starting up' };

/** Starts a directory. Returns how the start ended, and what was logged. */
function start(url: string) {
  const entries: { level: number; msg: string }[] = [];
  const log = new Writable({
    write(chunk, _encoding, done) {
      entries.push(JSON.parse(String(chunk)) as (typeof entries)[number]);
      done();
    },
  });
  const config = readConfig({
    DATABASE_URL: url,
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'directory',
    PORT: '0',
    DATA_DIR: folder,
  });
  const sentence = startDirectory(config, createLogger('warn', log)).then(
    () => 'started',
    (error: unknown) => sentenceFor(error),
  );
  return { sentence, entries };
}

test.each<[string, Rejection, RegExp]>([
  [
    'closes the connection',
    'closes',
    /^The database at DATABASE_URL cannot be reached \(Connection terminated unexpectedly\)\. /,
  ],
  ['is starting', starting, /^The database at DATABASE_URL rejected the connection: the database system is starting/],
  [
    'is shutting down',
    { code: '57P01', message: 'terminating connection due to administrator command' },
    /^The database at DATABASE_URL rejected the connection: terminating/,
  ],
  [
    'has too many connections',
    { code: '53300', message: 'sorry, too many clients already' },
    /^The database at DATABASE_URL rejected the connection: sorry, too many clients already\. /,
  ],
])('a start waits for a database that %s, and logs it once', async (_name, rejection, sentence) => {
  await using database = await openRejectingDatabase(rejection);
  const started = start(database.url);
  await expect.poll(database.rejected).toBeGreaterThanOrEqual(2);
  expect(started.entries.map(({ msg }) => msg)).toEqual([expect.stringMatching(sentence)]);
  expect(started.entries[0]?.msg).toMatch(/The node keeps retrying, and starts as soon as the database responds\.$/);
  // A warning, since operators are alerted about errors.
  expect(started.entries[0]?.level).toBe(40);
  database.reject(wrongPassword);
  expect(await started.sentence).toBe(
    'The database at DATABASE_URL rejected the connection: password authentication failed for user "nobody".',
  );
});

test.each([
  ['a wrong password', wrongPassword, /^The database at DATABASE_URL rejected the connection: password/],
  ['an unknown database', { code: '3D000', message: 'database "nobody" does not exist' }, /^The database /],
  [
    'a missing right',
    { code: '42501', message: 'permission denied for database "nobody"' },
    /^The role of DATABASE_URL lacks a right: permission denied for database "nobody"\./,
  ],
])('a start fails at once if the database rejects it because of %s', async (_name, rejection, expected) => {
  await using database = await openRejectingDatabase(rejection);
  const { sentence, entries } = start(database.url);
  expect(await sentence).toMatch(expected);
  expect(database.rejected()).toBe(1);
  expect(entries).toEqual([]);
});

test('a start fails at once if a file that DATABASE_URL names does not exist', async () => {
  const { sentence } = start('postgres://nobody@127.0.0.1:1/nobody?sslmode=verify-full&sslrootcert=/no/ca.pem');
  expect(await sentence).toMatch(/^DATABASE_URL: its file \/no\/ca\.pem/);
});

test('a command that opens the database itself does not wait but fails at once', async () => {
  await using database = await openRejectingDatabase(starting);
  await expect(openDatabase({ kind: 'postgresql', url: database.url, poolSize: 2 })).rejects.toThrow(starting.message);
  expect(database.rejected()).toBe(1);
});
