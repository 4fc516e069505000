import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ProfileField } from '@directory/contract';
import { CsvError, parse } from 'csv-parse';
import type { InfoRecord } from 'csv-parse';
import { UnreadableFileError } from '../feed-entry.ts';
import type { DeliveredPhoto, FeedEntry, RowFault } from '../feed-entry.ts';
import { feedTargets, namesOf } from './attribute-map.ts';
import type { AttributeMap, FeedTarget } from './attribute-map.ts';
import { decodeBase64 } from './decode-base64.ts';
import { closestName } from './closest-name.ts';

/** A photo of the largest allowed size in base64, and the longest texts of a row. */
const longestRow = 6_500_000;
const longestHeading = 65_536;
const mostColumns = 500;
const delimiters = [',', ';', '\t'] as const;

/**
 * Reads people from CSV (RFC 4180) with a header row of profile fields, separated by comma, semicolon or tab, with LF or CRLF. `otherNames`
 * are separated by `|`; `jpegPhoto` is base64, or `drawn`. Case, blanks, `_` and `-` in the header do not matter.
 * @param notice called once for each column that is not a profile field and is ignored
 * @throws UnreadableFileError
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  own: AttributeMap,
  notice: (sentence: string) => void,
): AsyncGenerator<FeedEntry> {
  const { heading, rest, delimiter, lines } = await takeHeading(text);
  // The first line of the row that the parser is reading. Rows wait in its buffer, so only the parser's callback knows it.
  let begin = lines;
  const parser = parse({
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
    on_record: (record: string[], info: InfoRecord) => {
      const row: Row = { record, line: begin };
      begin = lines + info.lines;
      // The library accepts any object here, contrary to its types.
      return row as unknown as string[];
    },
  });
  // An error of the source destroys the parser, whose iterator then throws it.
  pipeline(Readable.from(rest), parser).catch(() => {});
  let columns: Columns | undefined;
  try {
    for await (const { record, line } of parser as AsyncIterable<Row>) {
      if (columns === undefined) columns = readHeading(record, own, notice);
      else yield entryOf(record, columns, line);
    }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableFileError(sentenceOf(error, begin)) : error;
  } finally {
    parser.destroy();
  }
  if (columns === undefined) {
    throw new UnreadableFileError(heading === '' ? 'The file is empty.' : 'The file has no rows.');
  }
}

interface Row {
  readonly record: string[];
  readonly line: number;
}

/** Reads up to the end of the header row, to detect the delimiter. Excel's `sep=;` line is skipped. */
async function takeHeading(text: AsyncIterable<string>) {
  const pieces = text[Symbol.asyncIterator]();
  let start = '';
  let lines = 1;
  let stated: string | undefined;
  for (;;) {
    const hint = /^sep=([,;\t])\r?\n/.exec(start);
    if (hint !== null) {
      stated = hint[1];
      start = start.slice(hint[0].length);
      lines = 2;
    }
    const end = start.search(/[\r\n]/);
    if (end !== -1 && !start.startsWith('sep=')) break;
    if (start.length > longestHeading) break;
    const { value, done } = await pieces.next();
    if (done === true) break;
    start += value;
  }
  const heading = start.split(/[\r\n]/, 1)[0] ?? '';
  const problem = problemOf(heading);
  if (problem !== undefined) {
    await pieces.return?.();
    throw new UnreadableFileError(problem);
  }
  async function* rest(): AsyncGenerator<string> {
    yield start;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  return { heading, rest: rest(), delimiter: stated ?? delimiterOf(heading), lines };
}

function problemOf(heading: string): string | undefined {
  if (heading.length > longestHeading) return 'The header row is longer than 65,536 characters.';
  if (heading.includes('\0')) return 'The file is not text: its header row contains a NUL character.';
  return undefined;
}

function delimiterOf(heading: string): string {
  const bare = heading.replaceAll(/"(?:[^"]|"")*"/g, '');
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

interface Columns {
  readonly count: number;
  /** Per target, its columns in order of precedence. */
  readonly of: readonly { readonly target: FeedTarget; readonly columns: readonly number[] }[];
}

function spelling(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]+/g, '');
}

function readHeading(names: readonly string[], own: AttributeMap, notice: (sentence: string) => void): Columns {
  if (names.length > mostColumns) throw new UnreadableFileError(`The header row has more than ${mostColumns} columns.`);
  const places = new Map<string, number>();
  for (const [place, name] of names.entries()) {
    const key = spelling(name);
    if (key === '') continue;
    if (places.has(key)) throw new UnreadableFileError(`The column "${shown(name)}" appears twice.`);
    places.set(key, place);
  }
  const taken = new Set<string>();
  const of = feedTargets.map((target) => {
    const keys = namesOf(target, {}, own).map(spelling);
    for (const key of keys) taken.add(key);
    return { target, columns: [...new Set(keys)].flatMap((key) => places.get(key) ?? []) };
  });
  const missing = of.filter((entry) => entry.columns.length === 0).map((entry) => entry.target);
  for (const name of names) {
    if (taken.has(spelling(name)) || spelling(name) === '') continue;
    const suggestion = closestName(spelling(name), missing, spelling);
    if (suggestion !== undefined) {
      throw new UnreadableFileError(
        `The column "${shown(name)}" is not a profile field. Did you mean "${suggestion}"?`,
      );
    }
    notice(`The column "${shown(name)}" is not a profile field and was ignored.`);
  }
  if (missing.includes('login')) throw new UnreadableFileError('The header row has no column "login".');
  return { count: names.length, of: of.filter((entry) => entry.columns.length > 0) };
}

/** Short and printable: the text of a file, for a terminal. */
function shown(name: string): string {
  return name.trim().replaceAll(/\p{C}/gu, '?').slice(0, 40);
}

function entryOf(record: readonly string[], { count, of }: Columns, line: number): FeedEntry {
  const values: { [field in ProfileField]?: string } = {};
  const identifiers: { employeeNumber?: string; externalId?: string } = {};
  let otherNames: readonly string[] = [];
  let photo: DeliveredPhoto | null | undefined;
  for (const { target, columns } of of) {
    let value = '';
    for (const column of columns) {
      value = record[column] ?? '';
      if (value !== '') break;
    }
    if (target === 'jpegPhoto') photo = value === '' ? null : photoOf(value);
    else if (value === '') continue;
    else if (target === 'otherNames') otherNames = value.split('|');
    else if (target === 'employeeNumber' || target === 'externalId') identifiers[target] = value;
    else values[target] = value;
  }
  const faults = columnFaults(record, count, line);
  return { line, values, otherNames, photo, ...identifiers, ...(faults.length > 0 ? { faults } : {}) };
}

function columnFaults(record: readonly string[], count: number, line: number): RowFault[] {
  const isLonger = record.length > count && record.slice(count).some((value) => value.trim() !== '');
  if (record.length >= count && !isLonger) return [];
  const reason = `has ${record.length} columns where the heading has ${count}`;
  return [{ line, field: '', code: 'error.e2', reason }];
}

function photoOf(value: string): DeliveredPhoto {
  if (value.trim() === 'drawn') return { kind: 'drawn' };
  const bytes = decodeBase64(value);
  return bytes === undefined ? { kind: 'faulty', reason: 'is not valid base64' } : { kind: 'jpeg', bytes };
}

function sentenceOf(error: CsvError, line: number): string {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return `The row that begins on line ${line} opens a quote that is never closed.`;
    case 'CSV_MAX_RECORD_SIZE':
      return `The row that begins on line ${line} is longer than ${longestRow} characters: a quote may be missing.`;
    default:
      return `The row that begins on line ${line} cannot be read as CSV (${error.code}).`;
  }
}
