import type { Writable } from 'node:stream';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { sql } from 'kysely';
import { executedMigrations, migrationNames, NewerDatabaseError } from '../migrate.ts';
import type { Database, Queries } from '../open-database.ts';
import { withTimeLimit } from '../time-limit.ts';
import { backupFormat, backupLines, compression, rowCount } from './backup-file.ts';
import type { BackupHeader } from './backup-file.ts';
import { copiedTables, countRows } from './schema-objects.ts';
import type { Table } from './schema-objects.ts';

/** Target length of the text that one statement reads, in characters, and its maximum number of rows. */
const targetLength = 1_000_000;
const maxRows = 2000;

/** The database cannot be backed up. The message is a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export interface BackupOptions {
  /** Version of the program. */
  readonly program: string;
  readonly out: Writable;
  readonly signal: AbortSignal;
  readonly onRows: (rows: number, total: number) => void;
}

/**
 * Writes a consistent snapshot of the database to a stream, and ends the stream. On PostgreSQL, others can read and write at the same time.
 * On the embedded database, the only session is occupied until the end.
 * @throws BackupError if there is nothing to back up; NewerDatabaseError; the error of the stream; the signal's reason when it is aborted
 */
export async function writeBackup(database: Database, options: BackupOptions): Promise<BackupHeader> {
  return await withTimeLimit('import', () =>
    database.kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((queries) => writeSnapshot(queries, options)),
  );
}

async function writeSnapshot(queries: Queries, { program, out, signal, onRows }: BackupOptions): Promise<BackupHeader> {
  await useCanonicalTexts(queries);
  const migrations = await executedMigrations(queries);
  if (migrations.length === 0) throw new BackupError('The database is empty: there is nothing to back up.');
  if (migrations.some((name) => !migrationNames.includes(name))) {
    throw new NewerDatabaseError(
      'The database was written by a newer version of the directory. Make the backup with that version.',
    );
  }
  const tables = await copiedTables(queries);
  const header: BackupHeader = {
    kind: 'staff-directory backup',
    format: backupFormat,
    program,
    at: new Date().toISOString(),
    migrations,
    tables: await describeTables(queries, tables),
    sequences: await readSequences(queries, tables),
  };
  const total = rowCount(header);
  async function* rows(): AsyncGenerator<string> {
    let done = 0;
    for (const table of tables) {
      for await (const page of pagesOf(queries, table)) {
        signal.throwIfAborted();
        yield `${page.join('\n')}\n`;
        onRows((done += page.length), total);
      }
    }
  }
  const texts = Readable.from(backupLines(header, rows()), { objectMode: false });
  await pipeline(texts, createZstdCompress(compression), out, { signal });
  return header;
}

/** Fixes the settings that determine the text representation of values. */
async function useCanonicalTexts(queries: Queries): Promise<void> {
  await sql`select set_config('datestyle', 'ISO, YMD', true), set_config('timezone', 'UTC', true),
    set_config('bytea_output', 'hex', true), set_config('intervalstyle', 'postgres', true)`.execute(queries);
}

async function describeTables(queries: Queries, tables: readonly Table[]): Promise<BackupHeader['tables']> {
  const described: BackupHeader['tables'] = [];
  for (const { name, columns } of tables) {
    described.push({ name, columns: columns.map((column) => column.name), rows: await countRows(queries, name) });
  }
  return described;
}

/**
 * Reads the sequences. They are not part of the snapshot, but are read after it was taken, so their values are not lower than those in its
 * rows.
 */
async function readSequences(queries: Queries, tables: readonly Table[]): Promise<BackupHeader['sequences']> {
  const sequences: BackupHeader['sequences'] = [];
  for (const { name: table, columns } of tables) {
    for (const { name: column } of columns.filter(({ isIdentity }) => isIdentity)) {
      const { rows: named } = await sql<{ name: string }>`
        select pg_get_serial_sequence(quote_ident(${table}), ${column}) as name`.execute(queries);
      const { rows } = await sql<{ value: number; isCalled: boolean }>`
        select last_value as value, is_called as "isCalled" from ${sql.raw(named[0]?.name ?? '')}`.execute(queries);
      sequences.push(...rows.map((row) => ({ table, column, ...row })));
    }
  }
  return sequences;
}

/** The rows of a table as JSON arrays of strings, in pages of similar length regardless of the size of the rows. */
async function* pagesOf(queries: Queries, { name, columns }: Table): AsyncGenerator<string[]> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  await sql`declare backup_rows no scroll cursor for
    select json_build_array(${texts})::text as line from ${sql.table(name)}`.execute(queries);
  for (let size = 1; ;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(size))} from backup_rows`.execute(queries);
    if (rows.length === 0) break;
    const page = rows.map(({ line }) => line);
    yield page;
    const average = page.reduce((sum, line) => sum + line.length, 0) / page.length;
    // At most doubled, since the next rows may be longer.
    size = Math.max(1, Math.min(size * 2, maxRows, Math.floor(targetLength / average)));
  }
  await sql`close backup_rows`.execute(queries);
}
