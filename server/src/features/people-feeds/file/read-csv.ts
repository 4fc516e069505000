import type { FeedReason, FileDelimiter, ProfileField } from '@directory/contract';
import { readDrawn } from '../../../people/photos/drawn-version.ts';
import { because, feedReason } from '../entries/because.ts';
import type { DeliveredPhoto, FeedEntry, RowFault } from '../entries/feed-entry.ts';
import type { AttributeMap } from './attribute-map.ts';
import { readColumns } from './csv-columns.ts';
import type { Columns } from './csv-columns.ts';
import { readCsvRows } from './csv-rows.ts';
import { decodeBase64 } from './decode-base64.ts';
import { readSpreadsheetCell } from './spreadsheet-cell.ts';

/** Maximum number of other names read from a cell. Validation keeps fewer. */
const maxNames = 1000;

export interface CsvOptions {
  readonly map?: AttributeMap;
  readonly delimiter?: FileDelimiter | undefined;
}

/**
 * Reads people from CSV. The header row contains profile fields, or the columns of a map. `otherNames` are separated by `|`. `jpegPhoto` is
 * base64, or describes a drawn portrait.
 * @param notice called for a title above the header row, and once for each column that is not a profile field and is ignored
 * @throws UnreadableFileError
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  { map = {}, delimiter }: CsvOptions,
  notice: (remark: FeedReason) => void,
): AsyncGenerator<FeedEntry> {
  const { rows, headingBelowTitle: below } = await readCsvRows(text, delimiter);
  if (below !== undefined) notice(feedReason('heading-below-title', { line: below }));
  let columns: Columns | undefined;
  for await (const { record, line } of rows) {
    if (columns === undefined) columns = readColumns(record, map, notice);
    else yield entryOf(record, columns, line);
  }
}

function entryOf(record: readonly string[], { count, targets }: Columns, line: number): FeedEntry {
  const values: { [field in ProfileField]?: string } = {};
  const identifiers: { employeeNumber?: string; externalId?: string } = {};
  let otherNames: readonly string[] = [];
  let photo: DeliveredPhoto | null | undefined;
  const faults = columnFaults(record, count, line);
  for (const { target, columns } of targets) {
    let value = '';
    for (const column of columns) {
      const cell = readSpreadsheetCell(record[column] ?? '', target);
      if (cell.hasLostDigits === true) faults.push(lostDigits(line, target, cell.value));
      ({ value } = cell);
      if (value !== '') break;
    }
    if (target === 'jpegPhoto') photo = value === '' ? null : photoOf(value);
    else if (value === '') continue;
    else if (target === 'otherNames') otherNames = value.split('|', maxNames);
    else if (target === 'employeeNumber' || target === 'externalId') identifiers[target] = value;
    else values[target] = value;
  }
  return { line, values, otherNames, photo, ...identifiers, ...(faults.length > 0 ? { faults } : {}) };
}

function columnFaults(record: readonly string[], count: number, line: number): RowFault[] {
  const isLonger = record.length > count && record.slice(count).some((value) => value.trim() !== '');
  if (record.length >= count && !isLonger) return [];
  const reason = because('other-columns', { columns: record.length, expected: count });
  return [{ line, field: '', code: 'error.e2', ...reason }];
}

function lostDigits(line: number, field: string, value: string): RowFault {
  return { line, field, code: 'error.e2', ...because('lost-digits', { value: value.slice(0, 40) }) };
}

function photoOf(value: string): DeliveredPhoto {
  const look = readDrawn(value.trim());
  if (look !== undefined) return { kind: 'drawn', look };
  const bytes = decodeBase64(value);
  return bytes === undefined ? { kind: 'faulty', ...because('not-base64') } : { kind: 'jpeg', bytes };
}
