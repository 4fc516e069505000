import papaparse from 'papaparse';
import type { InterfaceLanguage } from './reference-lists.ts';

/** Belongs at the start of a file: without it, Excel reads UTF-8 in the system's code page. */
export const byteOrderMark = '\u{FEFF}';

/** Languages with a decimal comma, whose spreadsheets use the semicolon as list separator. */
const semicolonLanguages: ReadonlySet<InterfaceLanguage> = new Set(['fr', 'it', 'es', 'nl', 'pt']);

/** The separator that spreadsheets of a language expect. */
export function csvSeparator(language: InterfaceLanguage): ',' | ';' {
  return semicolonLanguages.has(language) ? ';' : ',';
}

/**
 * Cells that a spreadsheet would run (OWASP, CSV Injection): =, +, - and @, also in full width and small, behind white space, invisible and
 * control characters, which some programs remove, and a leading tab or line break. Matches `=1+1` and ` +33 6`; does not match `a=1`.
 */
const formula = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u;

/** Quotes both separators, since a reader's spreadsheet may expect the other one. Matches `a;b`; does not match `ab`. */
const needsQuotes = /[",;\s']/;

/**
 * Formats rows as CSV (RFC 4180), each ending with CRLF. A cell that a spreadsheet would run as a formula gets a leading apostrophe,
 * which makes it text everywhere and keeps it readable: `'+33 6 12 34 56 78`.
 */
export function csvRows(rows: readonly (readonly string[])[], separator: ',' | ';'): string {
  if (rows.length === 0) return '';
  const text = papaparse.unparse(
    rows.map((row) => [...row]),
    {
      delimiter: separator,
      newline: '\r\n',
      escapeFormulae: formula,
      quotes: (cell: unknown) => needsQuotes.test(String(cell)),
    },
  );
  return `${text}\r\n`;
}

/** A line of a file. */
export interface CsvLine {
  /** Where it begins, from 1: a cell may contain line breaks. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** What `csvRows` writes for a formula. Matches `'=1+1`; does not match `'quoted`. */
const escapedFormula = /^'(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u;

/** A cell without the apostrophe that `csvRows` writes before a formula. */
export function withoutEscape(cell: string): string {
  return escapedFormula.test(cell) ? cell.slice(1) : cell;
}

/** The line in which Excel is told the separator. Matches `sep=;`; does not match `sep,a`. */
const separatorLine = /^"?sep=([,;\t])"?(?:\r\n|\r|\n|$)/i;

const separators = [',', ';', '\t'] as const;

/** Matches `"a, b"` as a whole. */
const quoted = /"[^"]*"/g;

/** What is in quotes, which may contain line breaks, or the line break of another system. Matches `"a\r\nb"` as a whole. */
const quotedOrBreak = /"[^"]*"|\r\n?/g;

/**
 * Reads CSV as spreadsheets write it, with a comma, a semicolon or a tab between the cells, and lines that end with CRLF, LF or both in turn. What `csvRows` wrote is as
 * it was.
 */
export function readCsv(text: string): CsvLine[] {
  const content = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const told = separatorLine.exec(content);
  const lines = content.slice(told?.[0].length ?? 0);
  const plain = lines.replace(quotedOrBreak, (found) => (found.startsWith('"') ? found : '\n'));
  const separator = told?.[1] ?? separatorOf(plain);
  const { data } = papaparse.parse<string[]>(plain, {
    newline: '\n',
    ...(separator === undefined ? { delimitersToGuess: [...separators] } : { delimiter: separator }),
  });
  let line = told ? 2 : 1;
  return data.map((cells) => {
    const read = { line, cells: cells.map(withoutEscape) };
    line += 1 + cells.join('').split(/\r\n|\r|\n/).length - 1;
    return read;
  });
}

/** What the first line has most often outside of quotes; undefined where that is not one separator. */
function separatorOf(text: string): string | undefined {
  const [first = ''] = text.replace(quoted, '').trimStart().split('\n', 1);
  const counts = separators.map((separator) => first.split(separator).length);
  const most = Math.max(...counts);
  return most > 1 && counts.indexOf(most) === counts.lastIndexOf(most) ? separators[counts.indexOf(most)] : undefined;
}
