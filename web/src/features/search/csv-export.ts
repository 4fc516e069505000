import type { InterfaceLanguage, SearchResult } from '@directory/contract';

/** The columns of an export, in order. */
export const exportColumns = [
  'lastName',
  'firstName',
  'title',
  'email',
  'organization',
  'gbuName',
  'city',
  'C_countryname',
  'login',
] as const satisfies readonly (keyof SearchResult)[];
export type ExportColumn = (typeof exportColumns)[number];

/** Languages whose spreadsheets write 1,5 for one and a half, and so keep the comma out of the list. */
const semicolonLanguages: readonly string[] = ['fr', 'it', 'es', 'nl', 'pt'] satisfies InterfaceLanguage[];

export function separatorOf(language: string): ',' | ';' {
  return semicolonLanguages.includes(language) ? ';' : ',';
}

/**
 * A table as CSV (RFC 4180): UTF-8 with a byte-order mark, without which Excel reads accents wrongly, and CRLF after every row.
 * `separator` is what the reader's spreadsheet expects.
 */
export function writeCsv(rows: readonly (readonly string[])[], separator: ',' | ';'): string {
  const line = (cells: readonly string[]) => cells.map(writeCell).join(separator);
  return `\uFEFF${rows.map((cells) => `${line(cells)}\r\n`).join('')}`;
}

/**
 * What makes a spreadsheet run a cell: =, +, - and @, also in full width (Japanese spreadsheets read them alike) and behind white
 * space, and a leading tab or line break (OWASP, CSV Injection). Matches `=1+1` and `+33 6`; does not match `a=1`.
 */
const runsAsFormula = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/**
 * A leading apostrophe makes a cell text in every spreadsheet and leaves it readable, `'+33 6 12 34 56 78` too, which a spreadsheet
 * would otherwise add up or show as 3.36E+10.
 */
function writeCell(value: string): string {
  const harmless = runsAsFormula.test(value) ? `'${value}` : value;
  return /[",;\s']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** `directory-2026-11-20_14-05-09.csv`, in the reader's own time. */
export function exportFileName(time: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const date = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join('-');
  return `directory-${date}_${clock}.csv`;
}
