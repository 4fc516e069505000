import { createHash, randomBytes } from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { addPeople } from '../../../test/add-people.ts';
import { backUp, restore } from '../../../test/backup-buffer.ts';
import { fillEveryTable, rowsOfEveryTable } from '../../../test/fill-every-table.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { migrationNames } from '../migrate.ts';
import type { Database } from '../open-database.ts';
import { readLastBackup } from './last-backup.ts';
import { dropDirectoryObjects } from './schema-objects.ts';

const identityOf = async (database: Database) =>
  (await database.kysely.selectFrom('database_identity').select('id').executeTakeFirstOrThrow()).id;

let source: Database;
let backup: Buffer;
let content: Awaited<ReturnType<typeof rowsOfEveryTable>>;

beforeAll(async () => {
  source = await openTestDatabase();
  await fillEveryTable(source.kysely);
  content = await rowsOfEveryTable(source.kysely);
  backup = await backUp(source);
});

/** The backup with changed lines but the original checksum. */
function changed(change: (lines: string[]) => string[]): Buffer {
  return zstdCompressSync(change(zstdDecompressSync(backup).toString('utf8').split('\n')).join('\n'));
}

/** The backup with a changed header. */
const withHeader = (change: object) =>
  changed(([header = '', ...rows]) => [JSON.stringify({ ...JSON.parse(header), ...change }), ...rows]);

describe('a restored database', () => {
  test('has exactly the same rows in every table', async () => {
    // Keys of stored memory are not backed up.
    const empty = Object.keys(content).filter((table) => content[table]?.length === 0);
    expect(empty).toEqual(['memory_snapshots']);
    const target = await openTestDatabase();
    await restore(target, backup);
    expect(await rowsOfEveryTable(target.kysely)).toEqual(content);
  });

  test('replaces the existing content on request', async () => {
    const target = await openTestDatabase();
    await fillEveryTable(target.kysely);
    await addPeople(target.kysely, [{ login: 'later' }]);
    await sql`insert into hiding_rules (scope, value, value_key, fields) values ('country', 'Y', 'y', '[]')`.execute(
      target.kysely,
    );
    await restore(target, backup, { replaces: true });
    expect(await rowsOfEveryTable(target.kysely)).toEqual(content);
  });

  test('has a new identity, continues the ids, and records changes as before', async () => {
    const target = await openTestDatabase();
    const before = await identityOf(target);
    await restore(target, backup);
    expect(await identityOf(target)).not.toBe(before);
    expect(await identityOf(target)).not.toBe(await identityOf(source));
    const deleted = await target.kysely.selectFrom('removed_people').select('person_id').executeTakeFirstOrThrow();
    const [added = 0] = await addPeople(target.kysely, [{ login: 'new' }]);
    expect(added).toBeGreaterThan(deleted.person_id);
    const changes = await target.kysely
      .selectFrom('webhook_changes')
      .select('event')
      .where('person_id', '=', added)
      .execute();
    expect(changes).toEqual([{ event: 'person.came' }]);
    await expect(target.kysely.deleteFrom('audit_trail').execute()).rejects.toThrow('cannot be changed or deleted');
    await expect(sql`truncate audit_trail`.execute(target.kysely)).rejects.toThrow('only grows');
  });

  test('gives everybody the revision of the restore, so that nodes read them into memory', async () => {
    const target = await openTestDatabase();
    const { rows } = await sql<{ next: number }>`
      select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next`.execute(target.kysely);
    await restore(target, backup);
    const people = await target.kysely.selectFrom('people').select('revision').execute();
    expect(people.every(({ revision }) => revision >= (rows[0]?.next ?? 0))).toBe(true);
  });

  test('keeps functions and procedures of other programs in its schema', async () => {
    const target = await openTestDatabase();
    await sql`create function of_others() returns integer language sql as 'select 1'`.execute(target.kysely);
    await sql`create procedure also_of_others() language sql as 'select 1'`.execute(target.kysely);
    await restore(target, backup, { replaces: true });
    expect((await sql`select of_others() as one`.execute(target.kysely)).rows).toEqual([{ one: 1 }]);
    await sql`call also_of_others()`.execute(target.kysely);
  });

  test('has none of the former functions, since a restore drops all of them', async () => {
    const target = await openTestDatabase();
    await target.transaction(dropDirectoryObjects);
    const { rows } = await sql`
      select proname from pg_proc where pronamespace = current_schema()::regnamespace`.execute(target.kysely);
    expect(rows).toEqual([]);
  });

  test('has the time of the restored backup as its last backup', async () => {
    const target = await openTestDatabase();
    await restore(target, backup);
    const { at } = JSON.parse(zstdDecompressSync(backup).toString('utf8').split('\n')[0] ?? '') as { at: string };
    expect((await readLastBackup(target.kysely))?.toISOString()).toBe(at);
    expect(await readLastBackup(source.kysely)).toBeNull();
  });

  test('can be backed up again, with the same rows', async () => {
    const target = await openTestDatabase();
    await restore(target, backup);
    const rows = (bytes: Buffer) => zstdDecompressSync(bytes).toString('utf8').split('\n').slice(1, -2).toSorted();
    expect(rows(await backUp(target))).toEqual(rows(backup));
  });
});

describe('a backup of an older version', () => {
  /** A row of migration 0013, with all addresses in one value. */
  const older = () =>
    changed(([header = '']) => {
      const address = { C_countryname: 'FR', city: 'Paris', C_houseIdentifier: 'S' };
      const row = JSON.stringify(['BU', JSON.stringify([address])]);
      const tables = [{ name: 'bu_addresses', columns: ['bu', 'allowed_addresses'], rows: 1 }];
      const migrations = migrationNames.slice(0, 13);
      const lines = `${JSON.stringify({ ...JSON.parse(header), migrations, tables, sequences: [] })}\n${row}\n`;
      return [lines + JSON.stringify({ sha256: createHash('sha256').update(lines).digest('hex') }), ''];
    });

  test('is restored in its own version and then migrated', async () => {
    const target = await openTestDatabase();
    await restore(target, older());
    expect(await target.kysely.selectFrom('allowed_addresses').select(['city', 'site']).execute()).toEqual([
      { city: 'Paris', site: 'S' },
    ]);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      target.kysely,
    );
    expect(rows.map(({ name }) => name)).toEqual(migrationNames);
  });
});

describe('nothing is changed by', () => {
  let target: Database;
  beforeAll(async () => {
    target = await openTestDatabase();
    await addPeople(target.kysely, [{ login: 'kept' }]);
  });
  const half = () => backup.subarray(0, backup.length / 2);
  const followed = (bytes: Buffer) => Buffer.concat([backup, bytes]);
  const flipped = () => {
    const bytes = Buffer.from(backup);
    bytes[bytes.length >> 1]! ^= 8;
    return bytes;
  };
  test.each([
    ['a file that ends too early', half, /^The backup is damaged: it ends too early\.$/],
    ['a flipped bit', flipped, /^The backup is damaged: /],
    ['an empty file', () => Buffer.alloc(0), /^The backup is damaged: it ends too early\.$/],
    ['another file', () => Buffer.from('login,lastName\nanna,Anna\n'), /^The file is not a backup of the directory\.$/],
    ['another compressed file', () => zstdCompressSync('{"a":1}\n'), /^The file is not a backup of the directory\.$/],
    ['rows that are missing', () => changed((lines) => lines.toSpliced(5, 1)), /^The backup is damaged: /],
    [
      'a changed row',
      () => changed((lines) => lines.map((l) => l.replace('"anne"', '"eve"'))),
      /its checksum is wrong\.$/,
    ],
    ['a missing end', () => changed((lines) => lines.slice(0, -2)), /^The backup is damaged: its end is missing\.$/],
    [
      'bytes after the end',
      () => followed(randomBytes(100_000)),
      /^The backup is damaged: there is data after its end\.$/,
    ],
    ['a single byte after the end', () => followed(Buffer.from('\n')), /: there is data after its end\.$/],
    ['a second backup after the end', () => followed(backup), /: there is data after its end\.$/],
    ['a changed header', () => withHeader({ program: '2' }), /its checksum is wrong\.$/],
    [
      'a column that does not exist',
      () => withHeader({ tables: [{ name: 'people', columns: ['x'], rows: 1 }] }),
      /people\.x is unknown/,
    ],
    [
      'a newer format',
      () => withHeader({ format: 2 }),
      /^The backup was written by a newer version of the directory, in a format/,
    ],
    [
      'a backup of a newer version',
      () => withHeader({ program: '9.1.0', migrations: [...migrationNames, '0999-later'] }),
      'The backup was written by a newer version of the directory (9.1.0). Restore it with that version, or a later one.',
    ],
  ])('%s', async (_name, file, sentence) => {
    const before = [await rowsOfEveryTable(target.kysely), await identityOf(target)];
    await expect(restore(target, file(), { replaces: true })).rejects.toThrow(sentence);
    expect([await rowsOfEveryTable(target.kysely), await identityOf(target)]).toEqual(before);
  });

  test('a restore into a database that is not empty', async () => {
    await expect(restore(target, backup)).rejects.toThrow(
      'The database is not empty (people: 1). To replace everything in it, add --replace.',
    );
    expect(await target.kysely.selectFrom('people').select('login').execute()).toEqual([{ login: 'kept' }]);
  });

  test('a restore into a database with tables of another program', async () => {
    const shared = await openTestDatabase();
    await sql`create table invoices (id integer)`.execute(shared.kysely);
    await expect(restore(shared, backup, { replaces: true })).rejects.toThrow('(invoices)');
  });

  test('a restore that is aborted', async () => {
    const stop = new AbortController();
    const onRows = (rows: number) => {
      if (rows > 3) stop.abort(new Error('stopped'));
    };
    await expect(restore(target, backup, { replaces: true, signal: stop.signal, onRows })).rejects.toThrow('stopped');
    expect(await target.kysely.selectFrom('people').select('login').execute()).toEqual([{ login: 'kept' }]);
  });
});
