import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byteOrderMark, csvRows, readCsv } from './csv.ts';
import { checkSynonymFile, synonymFileRows } from './synonym-file.ts';
import {
  isSynonymWord,
  maxSynonymWordLength,
  maxSynonyms,
  maxSynonymWords,
  normalizeSynonym,
  replaceSynonyms,
  synonymKey,
  synonymKinds,
  type SynonymRow,
} from './synonyms.ts';

const check = (text: string) => checkSynonymFile(readCsv(text));

describe('a file of synonyms', () => {
  test.each([',', ';', '\t'])('may be separated by %j, with or without headings', (separator) => {
    const line = ['role', 'DRH', 'HR director'].join(separator);
    const rows = [{ kind: 'role', words: ['DRH', 'HR director'] }];
    expect(check(`${byteOrderMark}Kind${separator}word 1${separator}word 2\r\n${line}\r\n`)).toEqual({
      rows,
      faults: [],
    });
    expect(check(line)).toEqual({ rows, faults: [] });
  });

  test('may mix line endings, and may begin with a line that names the separator', () => {
    const rows = [
      { kind: 'role', words: ['DRH', 'HR director'] },
      { kind: 'place', words: ['IDF', 'Paris, and around'] },
    ];
    const lines = ['kind;word 1;word 2', 'role;DRH;HR director', 'place;IDF;"Paris, and around"'];
    expect(check(`${lines[0]}\r\n${lines[1]}\n${lines[2]}\n`)).toEqual({ rows, faults: [] });
    expect(check(`${lines[0]}\n${lines[1]}\r\n${lines[2]}\r`)).toEqual({ rows, faults: [] });
    expect(check(`sep=;\r\n${lines.join('\n')}`)).toEqual({ rows, faults: [] });
    expect(check(`${byteOrderMark}"sep=;"\n${lines.join('\n')}`)).toEqual({ rows, faults: [] });
    expect(check('sep=;\nkind;word\nrole;a').faults).toEqual([{ line: 3, column: 3, code: 'too-few' }]);
  });

  test('is split at the separator that occurs most often in its first line, whatever its words contain', () => {
    const rows: SynonymRow[] = [
      { kind: 'role', words: [',¹', 'x,"y"', 'ꓐ'] },
      { kind: 'role', words: ['²', '0'] },
    ];
    expect(check(csvRows(synonymFileRows(rows), ';'))).toEqual({ rows, faults: [] });
    expect(check('role;Paris, and around;IDF, all\nplace;Lyon, all;Lyons')).toEqual({
      rows: [
        { kind: 'role', words: ['Paris, and around', 'IDF, all'] },
        { kind: 'place', words: ['Lyon, all', 'Lyons'] },
      ],
      faults: [],
    });
  });

  test('skips empty lines and empty cells', () => {
    expect(check('place,Benelux,,BNL\n,,\n\nunit,GEMS,Energy Management\n')).toEqual({
      rows: [
        { kind: 'place', words: ['Benelux', 'BNL'] },
        { kind: 'unit', words: ['GEMS', 'Energy Management'] },
      ],
      faults: [],
    });
  });

  test.each([
    ['job,DRH,HR director', [{ line: 1, column: 1, code: 'kind' }]],
    ['kind,words\nrole,DRH', [{ line: 2, column: 3, code: 'too-few' }]],
    ['role,DRH,HRD\nplace,DRH,HRD\nrole,hrd,DRH', [{ line: 3, column: 1, code: 'same-row' }]],
    ['role', [{ line: 1, column: 2, code: 'too-few' }]],
    ['role,DRH,drh,HR', [{ line: 1, column: 3, code: 'repeated' }]],
    ['role,DRH,—', [{ line: 1, column: 3, code: 'unusable' }]],
    [
      'role,DRH,"a\nb"\nrole,x',
      [
        { line: 1, column: 3, code: 'unusable' },
        { line: 3, column: 3, code: 'too-few' },
      ],
    ],
    [`role,DRH,${'x'.repeat(maxSynonymWordLength + 1)}`, [{ line: 1, column: 3, code: 'too-long' }]],
    [
      `role,${Array.from({ length: maxSynonymWords + 2 }, (_, index) => `w${index}`).join()}`,
      [{ line: 1, column: maxSynonymWords + 2, code: 'too-many' }],
    ],
  ])('reports the line and column of each fault: %j', (text, faults) => {
    expect(check(text).faults).toEqual(faults);
  });

  test.each(['', 'kind,word 1,word 2', '\n\n'])(
    'is rejected without rows, since it would delete the list: %j',
    (text) => {
      expect(check(text).faults).toEqual([{ line: 1, column: 1, code: 'empty' }]);
    },
  );

  test('is rejected with more rows than the list may have', () => {
    const lines = Array.from({ length: maxSynonyms + 5 }, (_, index) => `role,a${index},b${index}`);
    expect(check(lines.join('\n')).faults).toEqual([{ line: maxSynonyms + 1, column: 1, code: 'too-many-rows' }]);
  });

  const word = fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('=SUM(A1)', "'quoted", '+33', 'a;b', 'x,"y"', '-x'),
    )
    .map(normalizeSynonym)
    .filter(isSynonymWord)
    // An apostrophe before a formula would be removed as the escape of `csvRows`.
    .filter((text) => !/^'[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u.test(text));
  const row = fc.record({
    kind: fc.constantFrom(...synonymKinds),
    words: fc.uniqueArray(word, { minLength: 2, maxLength: maxSynonymWords, selector: synonymKey }),
  });

  const keyOf = ({ kind, words }: SynonymRow) => JSON.stringify([kind, words.map(synonymKey).toSorted()]);

  test('that was written by the directory is read unchanged', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(row, { minLength: 1, maxLength: 12, selector: keyOf }),
        fc.constantFrom(',', ';'),
        (rows, separator) => {
          const text = byteOrderMark + csvRows(synonymFileRows(rows), separator);
          expect(check(text)).toEqual({ rows, faults: [] });
          expect(replaceSynonyms.body.parse({ rows })).toEqual({ rows });
        },
      ),
    );
  });

  test('is valid if and only if the server accepts it', () => {
    const cell = fc.oneof(word, fc.constantFrom('', 'A', 'a', '—', 'x'.repeat(81), 'a\u0007'));
    const anyRow = fc.tuple(fc.constantFrom('role', 'place', 'job'), fc.array(cell, { maxLength: 23 }));
    fc.assert(
      fc.property(anyRow, ([kind, words]) => {
        const { faults } = checkSynonymFile([{ line: 1, cells: [kind, ...words, 'word'] }]);
        const rows = [{ kind, words: [...words, 'word'].filter((each) => each !== '') }];
        expect(faults.length === 0).toBe(replaceSynonyms.body.safeParse({ rows }).success);
      }),
    );
  });
});
