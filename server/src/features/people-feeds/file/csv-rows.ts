import { pipeline } from 'node:stream/promises';
import type { FileDelimiter } from '@directory/contract';
import { CsvError, parse } from 'csv-parse';
import type { InfoRecord } from 'csv-parse';
import { slices } from '../scim/slices.ts';
import { unreadable } from '../entries/feed-entry.ts';
import type { UnreadableFileError } from '../entries/feed-entry.ts';
import { mayBeTitle, titleOf } from './report-title.ts';
import { detectDelimiter } from './detect-delimiter.ts';

/** Maximum length of a row in characters: a photo of the maximum size in base64, and the longest values of a row. */
const maxRowLength = 6_500_000;
/**
 * Maximum number of delimiters, and so of characters, that are read without the end of a row. The parser does not count them: a file of
 * commas would be one row, with a cell for each.
 */
const maxDelimiters = 500_000;
/** Number of bytes that are parsed before other requests are served: at most as many rows, whose cells are all empty. */
const partLength = 65_536;
/** Maximum length of the header row in characters. */
const maxHeadingLength = 65_536;

export interface CsvRow {
  readonly record: readonly string[];
  /** The line on which the row begins, from 1. */
  readonly line: number;
}

export interface CsvRows {
  readonly delimiter: FileDelimiter;
  /** The line of the header row if there is a title above it; otherwise undefined. */
  readonly headingBelowTitle: number | undefined;
  /** The rows, beginning with the header row. Rows without any value are skipped. */
  readonly rows: AsyncGenerator<CsvRow>;
}

/**
 * Reads the rows of CSV (RFC 4180), with LF, CRLF or CR. Skips blank lines, comments (`#`), Excel's `sep=;` and the title of a report above
 * the header row.
 * @param given the delimiter; without it, the most frequent one of the header row
 * @throws UnreadableFileError
 */
export async function readCsvRows(text: AsyncIterable<string>, given?: FileDelimiter): Promise<CsvRows> {
  const { heading, rest, delimiter, line, hasTitle } = await takeHeading(text, given);
  const rows = parseRows({ heading, rest, delimiter, line });
  return { delimiter, headingBelowTitle: hasTitle ? line : undefined, rows };
}

async function* parseRows(start: {
  heading: string;
  rest: AsyncIterable<string>;
  delimiter: FileDelimiter;
  line: number;
}): AsyncGenerator<CsvRow> {
  // The first line of the row that is being parsed. Since parsed rows are buffered, only the parser's callback knows it.
  let begin = start.line;
  let ended = 0;
  const parser = parse({
    delimiter: start.delimiter,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: maxRowLength,
    on_record: (record: string[], info: InfoRecord) => {
      const row: CsvRow = { record, line: begin };
      begin = start.line + info.lines;
      ended++;
      // NOTE: otherwise the parser makes an error, with a copy of the row, for each row whose length is not that of the first.
      (parser.info as { records: number }).records = 0;
      // csv-parse accepts any object here, contrary to its types.
      return record.some((value) => value.trim() !== '') ? (row as unknown as string[]) : null;
    },
  });
  // An error of the source destroys the parser, and is then thrown by its iterator.
  pipeline(boundedRows(), parser).catch(() => {});
  let hasRows = false;
  try {
    for await (const row of parser as AsyncIterable<CsvRow>) {
      hasRows = true;
      yield row;
    }
  } catch (error) {
    throw error instanceof CsvError ? errorAt(error, begin) : error;
  } finally {
    parser.destroy();
  }
  if (!hasRows) throw unreadable(start.heading === '' ? 'file-empty' : 'file-no-rows');

  /** Called for the next piece once the parser has processed those before, except for the last 64 kB. */
  async function* boundedRows(): AsyncGenerator<Buffer> {
    let endedBefore = ended;
    let delimiters = 0;
    const pause = slices();
    for await (const piece of start.rest) {
      // The parser reads bytes, of which a part may end within a character. A text that ends within a surrogate pair would lose it.
      const bytes = Buffer.from(piece);
      for (let at = 0; at < bytes.length; at += partLength) {
        await pause();
        const part = bytes.subarray(at, at + partLength);
        if (ended > endedBefore) delimiters = 0;
        if (delimiters > maxDelimiters) throw unreadable('csv-row-too-long', { line: begin, limit: maxDelimiters });
        endedBefore = ended;
        delimiters += countOf(start.delimiter.charCodeAt(0), part);
        yield part;
      }
    }
  }
}

function countOf(code: number, bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte === code) count++;
  return count;
}

/** Reads up to the end of the header row, and detects the delimiter. The returned `line` is that of the header row. */
async function takeHeading(text: AsyncIterable<string>, given: FileDelimiter | undefined) {
  const pieces = text[Symbol.asyncIterator]();
  let start = '';
  let line = 1;
  let declared: FileDelimiter | undefined;
  let isAtEnd = false;
  for (;;) {
    const skipped = skippedLine.exec(start);
    if (skipped !== null) {
      declared = (skipped.groups?.['delimiter'] as FileDelimiter | undefined) ?? declared;
      start = start.slice(skipped[0].length);
      line++;
      continue;
    }
    // A CR at the end may be the first half of a CRLF.
    const isRead = /[\r\n](?!$)|\n$/.test(start) && !mayBeTitle(start, given ?? declared);
    if (isRead || start.length > maxHeadingLength || isAtEnd) break;
    const { value, done } = await pieces.next();
    if (done === true) isAtEnd = true;
    else start += value;
  }
  const title = titleOf(start, given ?? declared);
  start = start.slice(title.length);
  line += title.lines;
  const heading = start.split(/[\r\n]/, 1)[0] ?? '';
  const problem = problemOf(heading);
  if (problem !== undefined) {
    await pieces.return?.();
    throw problem;
  }
  async function* rest(): AsyncGenerator<string> {
    yield start;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  const delimiter = given ?? declared ?? detectDelimiter(heading);
  return { heading, rest: withLineFeeds(rest()), delimiter, line, hasTitle: title.lines > 0 };
}

/** Replaces CRLF by LF, since csv-parse counts a CRLF within quotes as two lines. */
async function* withLineFeeds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let pending = '';
  for await (const piece of text) {
    const joined = pending + piece;
    pending = joined.endsWith('\r') ? '\r' : '';
    yield joined.slice(0, joined.length - pending.length).replaceAll('\r\n', '\n');
  }
  if (pending !== '') yield pending;
}

/**
 * A complete line above the header row: blank, a comment, or `sep=;`. Matches `# Export of 20 November\n`; does not match `#;Name\n`, a
 * header row whose first column is named `#`.
 */
const skippedLine = /^(?:[ \t]*|#[^,;\t|\r\n"]*|# [^\r\n]*|sep=(?<delimiter>[,;\t|]))(?:\r\n|\n|\r(?=[^\n]))/;

/** HTML and XML, as some exports named .xls or .csv are. Matches `<table border="1">`; does not match `<login>,name`. */
const markup = /^\s*<(?:[!?]|(?:html|head|body|table|meta|workbook)\b)/i;

function problemOf(heading: string): UnreadableFileError | undefined {
  if (heading.length > maxHeadingLength) return unreadable('heading-too-long', { limit: maxHeadingLength });
  if (heading.includes('\0')) return unreadable('file-nul');
  return markup.test(heading) ? unreadable('file-markup') : undefined;
}

function errorAt(error: CsvError, line: number): UnreadableFileError {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return unreadable('csv-open-quote', { line });
    case 'CSV_MAX_RECORD_SIZE':
      return unreadable('csv-row-too-long', { line, limit: maxRowLength });
    default:
      return unreadable('csv-unreadable', { line, error: error.code });
  }
}
