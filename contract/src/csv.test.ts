import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteOrderMark, csvRows, csvSeparator } from './csv.ts';

/** Parses CSV (RFC 4180). */
function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length && !(text[at] === '"' && text[at + 1] !== '"'); at += 1) {
        if (text[at] === '"') at += 1;
        cell += text[at];
      }
      at += 1;
    } else {
      for (; at < text.length && text[at] !== separator && text[at] !== '\r'; at += 1) cell += text[at];
    }
    row.push(cell);
    if (text[at] === separator) at += 1;
    else {
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

describe('csvRows', () => {
  it('ends every row with CRLF', () => {
    expect(byteOrderMark).toBe('\u{FEFF}');
    expect(csvRows([], ';')).toBe('');
    expect(
      csvRows(
        [
          ['Nom', 'Prénom'],
          ['NOËL', 'Zoé'],
        ],
        ';',
      ),
    ).toBe('Nom;Prénom\r\nNOËL;Zoé\r\n');
  });

  it('quotes separators, quotes and line breaks', () => {
    expect(csvRows([['a,b', 'say "hi"', 'two\r\nlines']], ',')).toBe('"a,b","say ""hi""","two\r\nlines"\r\n');
  });

  it.each([
    '=1+1',
    '+33 6 12 34 56 78',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n@x',
    '\ttext',
    ' =1',
    '\u{a0}=1',
    '    -2',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    ' ＝1',
    '\u{200b}=1',
    '\u{202e}+1',
    '\u{1}@x',
    '﹦1',
  ])('turns %j, which a spreadsheet would execute, into text', (value) => {
    for (const separator of [',', ';'] as const) {
      expect(csvRows([[value, 'a']], separator)).toBe(`"'${value}"${separator}a\r\n`);
    }
  });

  it('leaves formula characters inside a cell alone', () => {
    expect(csvRows([['a=b', 'jean-paul', 'x@y.example']], ',')).toBe('a=b,jean-paul,x@y.example\r\n');
  });

  it('writes no cell that a spreadsheet executes as a formula, and preserves every value', () => {
    const special = fc.constantFrom(...'=+-@＝ \t\r\n"\',;aé😀');
    const cells = fc.array(fc.string({ unit: special, maxLength: 8 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(cells, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(',' as const, ';' as const),
        (rows, separator) => {
          const read = readCsv(csvRows(rows, separator), separator);
          const flat = rows.flat();
          return (
            read.length === rows.length &&
            read.every((row, at) => row.length === rows[at]?.length) &&
            read.flat().every((cell, at) => !/^\s*[=+\-@]/.test(cell) && [cell, cell.slice(1)].includes(flat[at] ?? ''))
          );
        },
      ),
    );
  });
});

describe('csvSeparator', () => {
  it.each([
    ['fr', ';'],
    ['it', ';'],
    ['es', ';'],
    ['nl', ';'],
    ['pt', ';'],
    ['en', ','],
  ] as const)('gives %s a %s', (language, separator) => {
    expect(csvSeparator(language)).toBe(separator);
  });
});
