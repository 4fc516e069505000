import papaparse from 'papaparse';
import type { InterfaceLanguage } from './reference-lists.ts';

/** Write it at the start of a file: without it, Excel decodes UTF-8 as the system's code page. */
export const byteOrderMark = '\u{FEFF}';

/** Languages with a decimal comma, whose spreadsheets use the semicolon as list separator. */
const semicolonLanguages: ReadonlySet<InterfaceLanguage> = new Set(['fr', 'it', 'es', 'nl', 'pt']);

/** The separator that spreadsheets in this language expect. */
export function csvSeparator(language: InterfaceLanguage): ',' | ';' {
  return semicolonLanguages.has(language) ? ';' : ',';
}

/**
 * Cells that a spreadsheet would execute (OWASP, CSV Injection): they begin with =, +, - or @, also in full-width and small forms, after
 * white space, invisible or control characters, which some programs remove; or with a tab or line break. Matches `=1+1` and ` +33 6`;
 * does not match `a=1`.
 */
const formula = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u;

/** Includes both separators, since a reader's spreadsheet may expect the other one. Matches `a;b`; does not match `ab`. */
const needsQuotes = /[",;\s']/;

/**
 * Formats rows as CSV (RFC 4180), each ending with CRLF. A cell that a spreadsheet would execute as a formula gets a leading apostrophe,
 * which makes it text in every program and keeps it readable: `'+33 6 12 34 56 78`.
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
  /** Number of the line in the file, from 1, at which the row begins. A cell may contain line breaks. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A formula as `csvRows` escapes it. Matches `'=1+1`; does not match `'quoted`. */
const escapedFormula = /^'(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u;

/** Removes the apostrophe that `csvRows` writes before a formula. */
export function withoutEscape(cell: string): string {
  return escapedFormula.test(cell) ? cell.slice(1) : cell;
}

/** The first line of a file that names its separator for Excel. Matches `sep=;`; does not match `sep,a`. */
const separatorLine = /^"?sep=([,;\t])"?(?:\r\n|\r|\n|$)/i;

const separators = [',', ';', '\t'] as const;

/** Matches `"a, b"` as a whole. */
const quoted = /"[^"]*"/g;

/** A quoted cell, which may contain line breaks, or a CRLF or CR line break. Matches `"a\r\nb"` as a whole. */
const quotedOrBreak = /"[^"]*"|\r\n?/g;

/**
 * Parses CSV as spreadsheets write it: separated by commas, semicolons or tabs, with lines that end with CRLF, LF or a mixture of both.
 * Returns the original cells of rows that `csvRows` formatted.
 */
export function readCsv(text: string): CsvLine[] {
  const content = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const declaration = separatorLine.exec(content);
  const lines = content.slice(declaration?.[0].length ?? 0);
  const plain = lines.replace(quotedOrBreak, (found) => (found.startsWith('"') ? found : '\n'));
  const separator = declaration?.[1] ?? separatorOf(plain);
  const { data } = papaparse.parse<string[]>(plain, {
    newline: '\n',
    ...(separator === undefined ? { delimitersToGuess: [...separators] } : { delimiter: separator }),
  });
  let line = declaration ? 2 : 1;
  return data.map((cells) => {
    const read = { line, cells: cells.map(withoutEscape) };
    line += 1 + cells.join('').split(/\r\n|\r|\n/).length - 1;
    return read;
  });
}

/** The separator that occurs most often in the first line outside of quotes; undefined if there is none, or a tie. */
function separatorOf(text: string): string | undefined {
  const [first = ''] = text.replace(quoted, '').trimStart().split('\n', 1);
  const counts = separators.map((separator) => first.split(separator).length);
  const highest = Math.max(...counts);
  return highest > 1 && counts.indexOf(highest) === counts.lastIndexOf(highest)
    ? separators[counts.indexOf(highest)]
    : undefined;
}
