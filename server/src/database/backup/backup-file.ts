import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdDecompress } from 'node:zlib';
import * as z from 'zod';
import { readLines, LongLineError } from './read-lines.ts';

// A backup is a Zstandard stream of lines: the header, one line per row, and a footer with the checksum of all previous lines. A row is a
// JSON array with the text representation of each column in PostgreSQL, or null. `zstdcat FILE | head -1` shows the header.

/** Version of the file format. */
export const backupFormat = 1;

const name = z.string().min(1).max(63);
const count = z.int().min(0);

const backupHeader = z.object({
  kind: z.literal('staff-directory backup'),
  format: z.int().min(1),
  /** Version of the program that wrote the backup. */
  program: z.string().max(100),
  at: z.iso.datetime(),
  /** The migrations of the database, in order. */
  migrations: z.array(z.string().max(255)).min(1).max(10_000),
  /** The tables in the order of their rows. A table follows those that its foreign keys reference. */
  tables: z.array(z.object({ name, columns: z.array(name).min(1).max(1000), rows: count })).max(1000),
  /** The states of the sequences of identity columns. */
  sequences: z.array(z.object({ table: name, column: name, value: count, isCalled: z.boolean() })).max(1000),
});
export type BackupHeader = z.output<typeof backupHeader>;
export type BackedUpTable = BackupHeader['tables'][number];

const backupEnd = z.strictObject({ sha256: z.string() });

/** The file is not a backup, is damaged, or cannot be restored by this program. The message is a sentence for the operator. */
export class BackupFileError extends Error {
  override readonly name = 'BackupFileError';
}

/** A page of rows of one table. */
export interface BackupPage {
  readonly table: BackedUpTable;
  /** The rows, as JSON text. */
  readonly rows: readonly string[];
}

export interface PageLimits {
  readonly rows: number;
  /** Maximum length of the rows in characters. A single row may be longer. */
  readonly length: number;
}

/** Maximum length of a line in bytes. Longer than any row: the largest contains a piece of an uploaded file in hexadecimal. */
const maxLineBytes = 64 * 1024 * 1024;

/** Includes Zstandard's own checksum, so that damage is detected before the rows are used. */
export const compression = {
  params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
};

/** Adds the header before the rows and the footer after them. Each text may contain several lines. */
export async function* backupLines(header: BackupHeader, rows: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const first = `${JSON.stringify(header)}\n`;
  hash.update(first);
  yield first;
  for await (const text of rows) {
    hash.update(text);
    yield text;
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

/**
 * Reads the header of a backup. `pages` then reads its rows, and completes only if the checksum is correct.
 * @throws BackupFileError, also while the pages are read; the error of `bytes`
 */
export async function openBackup(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ readonly header: BackupHeader; pages(limits: PageLimits): AsyncGenerator<BackupPage> }> {
  const hash = createHash('sha256');
  const lines = withDamageErrors(readLines(decompressed(bytes), maxLineBytes));
  const first = (await lines.next()).value;
  const header = parseHeader(first);
  hash.update(`${first}\n`);
  return { header, pages: (limits) => pagesOf({ header, lines, hash, limits }) };
}

/** Reads a backup to its end. @throws BackupFileError; the error of `bytes` */
export async function checkBackup(
  bytes: AsyncIterable<Uint8Array>,
  onRows: (rows: number, total: number) => void,
): Promise<BackupHeader> {
  const { header, pages } = await openBackup(bytes);
  const total = rowCount(header);
  let rows = 0;
  for await (const page of pages({ rows: 1000, length: 1_000_000 })) {
    rows += page.rows.length;
    onRows(rows, total);
  }
  return header;
}

/** The number of rows in a backup. */
export function rowCount(header: BackupHeader): number {
  return header.tables.reduce((sum, { rows }) => sum + rows, 0);
}

async function* pagesOf({
  header,
  lines,
  hash,
  limits,
}: {
  header: BackupHeader;
  lines: AsyncGenerator<string>;
  hash: Hash;
  limits: PageLimits;
}): AsyncGenerator<BackupPage> {
  for (const table of header.tables) {
    let rows: string[] = [];
    let length = 0;
    for (let index = 0; index < table.rows; index++) {
      const row = (await lines.next()).value as string | undefined;
      if (row === undefined || !row.startsWith('[')) throw damaged('rows are missing');
      hash.update(`${row}\n`);
      rows.push(row);
      length += row.length;
      if (rows.length < limits.rows && length < limits.length && index < table.rows - 1) continue;
      yield { table, rows };
      rows = [];
      length = 0;
    }
  }
  const end = parseJson(backupEnd, (await lines.next()).value);
  if (end === undefined) throw damaged('its end is missing');
  if (end.sha256 !== hash.digest('hex')) throw damaged('its checksum is wrong');
  if ((await lines.next()).done !== true) throw damaged('there is data after its end');
}

function parseHeader(line: string | undefined): BackupHeader {
  const { kind, format } = parseJson(z.object({ kind: z.unknown(), format: z.unknown() }), line) ?? {};
  if (kind !== 'staff-directory backup') throw new BackupFileError('The file is not a backup of the directory.');
  if (typeof format === 'number' && format > backupFormat) {
    throw new BackupFileError(
      'The backup was written by a newer version of the directory, in a format that this version cannot read. Restore it with that version.',
    );
  }
  const header = parseJson(backupHeader, line);
  if (header === undefined) throw damaged('its first line cannot be read');
  return header;
}

function parseJson<Schema extends z.ZodType>(schema: Schema, text: string | undefined): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}

function damaged(how: string, cause?: unknown): BackupFileError {
  return new BackupFileError(`The backup is damaged: ${how}.`, { cause });
}

/** @throws BackupFileError if there are bytes after the end of the stream, which Node.js ignores without an error */
async function* decompressed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const decompress = createZstdDecompress();
  let given = 0;
  const counted = async function* () {
    for await (const piece of bytes) {
      given += piece.length;
      yield piece;
    }
  };
  // An error of the source destroys the stream, and is then thrown by its iterator.
  pipeline(Readable.from(counted(), { objectMode: false }), decompress).catch(() => {});
  yield* decompress as AsyncIterable<Buffer>;
  if (decompress.bytesWritten < given) throw damaged('there is data after its end');
}

async function* withDamageErrors(lines: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* lines;
  } catch (error) {
    const { code = '' } = error as { code?: unknown };
    if (code === 'ZSTD_error_prefix_unknown')
      throw new BackupFileError('The file is not a backup of the directory.', { cause: error });
    if (code === 'Z_BUF_ERROR') throw damaged('it ends too early', error);
    if (error instanceof LongLineError || /^(?:Z|ZSTD)_/.test(String(code))) throw damaged('it cannot be read', error);
    throw error;
  }
}
