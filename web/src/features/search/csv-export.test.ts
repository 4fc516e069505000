import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportFileName, separatorOf, writeCsv } from './csv-export.ts';

/** Reads CSV as RFC 4180 writes it. */
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

describe('writeCsv', () => {
  it('begins with a byte-order mark and ends every row with CRLF', () => {
    expect(
      writeCsv(
        [
          ['Nom', 'Prénom'],
          ['NOËL', 'Zoé'],
        ],
        ';',
      ),
    ).toBe('\uFEFFNom;Prénom\r\nNOËL;Zoé\r\n');
  });

  it('quotes separators, quotes and line breaks', () => {
    expect(writeCsv([['a,b', 'say "hi"', 'two\r\nlines']], ',')).toBe('\uFEFF"a,b","say ""hi""","two\r\nlines"\r\n');
  });

  it.each(['=1+1', '+33 6 12 34 56 78', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1', '\n@x'])(
    'makes %j text',
    (value) => {
      expect(writeCsv([[value]], ',')).toBe(`\uFEFF"'${value}"\r\n`);
    },
  );

  it('leaves marks inside a cell alone', () => {
    expect(writeCsv([['a=b', 'jean-paul', 'x@y.example']], ',')).toBe('\uFEFFa=b,jean-paul,x@y.example\r\n');
  });

  it('writes no cell that a spreadsheet runs, and loses nothing', () => {
    const telling = fc.constantFrom(...'=+-@＝ \t\r\n"\',;aé😀');
    const cells = fc.array(fc.string({ unit: telling, maxLength: 8 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(cells, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(',' as const, ';' as const),
        (rows, separator) => {
          const read = readCsv(writeCsv(rows, separator).slice(1), separator);
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

describe('separatorOf', () => {
  it.each([
    ['fr', ';'],
    ['it', ';'],
    ['es', ';'],
    ['nl', ';'],
    ['pt', ';'],
    ['en', ','],
  ])('gives %s a %s', (language, separator) => {
    expect(separatorOf(language)).toBe(separator);
  });
});

describe('exportFileName', () => {
  it('contains date and time', () => {
    expect(exportFileName(new Date(2026, 10, 20, 14, 5, 9))).toBe('directory-2026-11-20_14-05-09.csv');
  });
});
