import { reasonInEnglish } from '@directory/contract';
import type { FileEncoding } from '@directory/contract';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../entries/because.ts';
import { UnreadableFileError } from '../entries/feed-entry.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import type { AttributeMap } from './attribute-map.ts';
import { parseAttributeMap } from './attribute-map.ts';
import { readCsv } from './read-csv.ts';
import { readPeopleFile } from './read-people-file.ts';
import type { FileReading } from './read-people-file.ts';
import { readSpreadsheetCell } from './spreadsheet-cell.ts';

async function read(file: string | Uint8Array, map: AttributeMap = {}, chunk = 65_536, reading: FileReading = {}) {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += chunk) yield bytes.subarray(start, start + chunk);
  }
  const notices: string[] = [];
  const entries: FeedEntry[] = [];
  const options = { map, ...reading };
  for await (const entry of readPeopleFile('csv', chunks(), options, (remark) =>
    notices.push(reasonInEnglish(remark)),
  )) {
    entries.push(entry);
  }
  return { entries, notices };
}

async function errorOf(file: string | Uint8Array, map?: AttributeMap, reading?: FileReading): Promise<string> {
  const error: unknown = await read(file, map, undefined, reading).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UnreadableFileError);
  return (error as Error).message;
}

async function* asText(text: string): AsyncGenerator<string> {
  yield text;
}

describe('a CSV file', () => {
  it('without a header row causes no notices, which would quote a person', async () => {
    const notices: string[] = [];
    const rows = readCsv(asText('marie@x,Marie,Curie\npierre@x,Pierre,Curie\n'), {}, (remark) =>
      notices.push(reasonInEnglish(remark)),
    );
    await expect(rows.next()).rejects.toBeInstanceOf(UnreadableFileError);
    expect(notices).toEqual([]);
  });

  it.each([
    ['commas', 'login,firstName\na@b,Zoé\n'],
    ['semicolons', 'login;firstName\na@b;Zoé\n'],
    ['tabs', 'login\tfirstName\na@b\tZoé\n'],
    ['CRLF', 'login,firstName\r\na@b,Zoé\r\n'],
    ['a byte-order mark', '\uFEFFlogin,firstName\na@b,Zoé\n'],
    ['no line break at the end', 'login,firstName\na@b,Zoé'],
    ['a quoted heading', '"login","firstName"\n"a@b","Zoé"\n'],
    ['another spelling of the heading', 'Login , FIRST_NAME\na@b,Zoé\n'],
    ['empty lines', 'login,firstName\n\na@b,Zoé\n\n\n'],
    ['a line that states the delimiter', 'sep=;\nlogin;firstName\na@b;Zoé\n'],
    ['bars', 'login|firstName\na@b|Zoé\n'],
    ['CR alone', 'login,firstName\ra@b,Zoé\r'],
    ['blank lines and comments before the heading', '\r\n# People, 20 November\r\n\r\nlogin,firstName\r\na@b,Zoé'],
    ['empty rows at the end', 'login,firstName\na@b,Zoé\n,\n,,,\n'],
  ])('is read with %s', async (_, file) => {
    const { entries } = await read(file);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.values).toEqual({ login: 'a@b', firstName: 'Zoé' });
  });

  it('is read the same in chunks of any size', async () => {
    const file = '\uFEFFlogin,firstName\na@b,Zoé 😀 "x"\n"c@d","Ли, ""Li"""\n';
    const unsplit = await read(file);
    for (const size of [1, 2, 3, 5, 7]) expect(await read(file, {}, size)).toEqual(unsplit);
  });

  it('may have letters beyond the first 65 536 anywhere in a large chunk, which is parsed in parts', async () => {
    const firstName = '\u{20BB7}'.repeat(50);
    for (const login of ['a@b', 'aa@b', 'aaa@b', 'aaaa@b']) {
      const { entries } = await read(`login,firstName\n${`${login},${firstName}\n`.repeat(3000)}`, {}, 1_000_000);
      expect(entries).toHaveLength(3000);
      expect(entries.filter(({ values }) => values.firstName !== firstName)).toEqual([]);
    }
  });

  it.each([
    ['a quoted line break', 'login,streetAddress\na@b,"1 rue\nHaute"\nc@d,x\n', [2, 4]],
    ['blank lines', 'login,title\n\n\na@b,x\n\nc@d,y\n', [4, 6]],
    ['blank lines with CRLF', 'login,title\r\n\r\na@b,"x\r\n\r\ny"\r\n\r\nc@d,y\r\n', [3, 7]],
    ['lines of blanks, and rows without values', 'login,title\n  \na@b,x\n,\n\t\nc@d,y', [3, 6]],
    ['lines before the heading', 'sep=;\n\n# Export\nlogin;title\na@b;x\n\nc@d;y', [5, 7]],
  ])('reports the first line of each row after %s', async (_, file, lines) => {
    for (const size of [1, 7, 65_536])
      expect((await read(file, {}, size)).entries.map(({ line }) => line)).toEqual(lines);
  });

  it('reports the first line of each row for any line breaks', async () => {
    const block = fc.oneof(
      fc.constantFrom('', '  ', ','),
      fc
        .tuple(fc.constantFrom('a', 'b c', '"x\ny"', '"x\n\n"'), fc.constantFrom('z', '"\n"'))
        .map((row) => row.join(',')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(block, { maxLength: 12 }), fc.constantFrom('\n', '\r\n'), async (blocks, end) => {
        const expected: number[] = [];
        let line = 2;
        for (const text of blocks) {
          if (/[a-z]/.test(text)) expected.push(line);
          line += text.split('\n').length;
        }
        const file = ['login,title', ...blocks].map((text) => text.replaceAll('\n', end)).join(end);
        const { entries } = await read(file, {}, 5);
        expect(entries.map((entry) => entry.line)).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });

  it('may have other names separated by bars, and a photo in base64 or as a keyword', async () => {
    const jpeg = Buffer.from([0xff, 0xd8, 0xff]).toString('base64');
    const { entries } = await read(
      `login,otherNames,jpegPhoto\na,Bill|Will,${jpeg}\nb,,drawn\nb,,drawn woman\nc,,\nd,,${jpeg.slice(1)}\n`,
    );
    expect(entries[0]?.otherNames).toEqual(['Bill', 'Will']);
    expect(entries.map((entry) => entry.photo)).toEqual([
      { kind: 'jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
      { kind: 'drawn', look: 'any' },
      { kind: 'drawn', look: 'woman' },
      null,
      { kind: 'faulty', ...because('not-base64') },
    ]);
  });

  it('leaves photos unchanged without a column for them', async () => {
    const { entries } = await read('login\na\n');
    expect(entries[0]?.photo).toBeUndefined();
  });

  it('ignores a column that is not a field, with one notice', async () => {
    const { entries, notices } = await read('login,salary\na,1\nb,2\n');
    expect(entries.map((entry) => entry.values)).toEqual([{ login: 'a' }, { login: 'b' }]);
    expect(notices).toEqual(['The column "salary" is not a profile field and was ignored.']);
  });

  it('reads fields from the columns of a map', async () => {
    const map = parseAttributeMap('{ "login": ["Account", "Mail"], "firstName": "Given" }');
    const { entries, notices } = await read('Account,Mail,Given\n,a@b,Zoé\nc,d@e,Ada\n', map);
    expect(entries.map((entry) => entry.values)).toEqual([
      { login: 'a@b', firstName: 'Zoé' },
      { login: 'c', firstName: 'Ada' },
    ]);
    expect(notices).toEqual([]);
    expect(parseAttributeMap('\uFEFF{ "title": "Function" }')).toEqual({ title: ['Function'] });
  });

  it('reports a row with too few or too many columns, and continues', async () => {
    const { entries } = await read('login,firstName\na\nb,Zoé\nc,Ada,x\nd,Eve,\n');
    expect(entries.map((entry) => entry.faults?.[0]?.reason)).toEqual([
      'has 1 instead of 2 columns',
      undefined,
      'has 3 instead of 2 columns',
      undefined,
    ]);
  });

  it('keeps a quote inside a value', async () => {
    const { entries } = await read('login,title\na,Head of "Gas"\n');
    expect(entries[0]?.values.title).toBe('Head of "Gas"');
  });

  it.each([
    ['; in every line', 'Employees;;;\nas of;20 November;;\n;;;\nLogin;firstName;lastName;city\na@b;Zoé;Roy;Bonn\n', 4],
    ['alone in their lines', 'Employees\r\n20 November 2026\r\n\r\nlogin,firstName,lastName\r\na@b,Zoé,Roy\r\n', 4],
    ['in quotes', '"Employees, all","",""\n"login","firstName","lastName"\n"a@b","Zoé","Roy"\n', 2],
    ['after blank lines', '\n\nEmployees\nlogin,firstName,lastName\na@b,Zoé,Roy\n', 4],
  ])('may have a title above the header row: %s', async (_, file, line) => {
    for (const size of [1, 7, 65_536]) {
      const { entries, notices } = await read(file, {}, size);
      expect(entries).toHaveLength(1);
      expect(entries[0]).toMatchObject({ line: line + 1, values: { login: 'a@b', firstName: 'Zoé', lastName: 'Roy' } });
      expect(notices).toContain(`The header row is line ${line}; the lines above it were ignored.`);
    }
  });

  it('without a header row is rejected rather than read from the second person on', async () => {
    expect(await errorOf('Zoé\nbo@b,Bo,Roy\ncy@b,Cy,Roy\n')).toContain('no column "login"');
    expect((await read('login\na@b\nb@b\n')).entries).toHaveLength(2);
  });

  it('drops and reports numbers of which a spreadsheet has dropped digits', async () => {
    const file = 'login,mobilePhone,manager,employeeNumber,city\na@b,4.91702E+11,"1,23E+05",="00123",#N/A\n';
    const { entries } = await read(file);
    expect(entries[0]?.values.city).toBeUndefined();
    expect(entries[0]?.employeeNumber).toBe('00123');
    expect(entries[0]?.faults?.map(({ field, line }) => [field, line])).toEqual([
      ['mobilePhone', 2],
      ['manager', 2],
    ]);
  });

  it.each([
    ['an Excel workbook', Buffer.from('504b030414000600ff', 'hex'), 'Excel workbook or another ZIP'],
    ['an old Excel workbook', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'Excel workbook (.xls)'],
    ['a PDF', Buffer.from('%PDF-1.7\nÿ', 'latin1'), 'a PDF'],
    ['a web page', Buffer.from('<html>\n<table><tr><td>login</td></tr></table>'), 'HTML or XML'],
  ])('is distinguished from %s', async (_, bytes, sentence) => {
    expect(await errorOf(bytes)).toContain(sentence);
    expect(await errorOf(bytes, {}, { encoding: 'windows-1252' })).toContain(sentence);
  });

  it('returns arbitrary values as they were written', async () => {
    const value = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !text.includes('\0'));
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 64 }),
        async (rows, delimiter, end, size) => {
          const lines = rows.map(([first, last]) => ['a', first, last].map(quote).join(delimiter));
          const file = [['login', 'firstName', 'lastName'].join(delimiter), ...lines].join(end);
          const { entries } = await read(file, {}, size);
          const expected = rows.map(([first, last]) => [
            readSpreadsheetCell(first, 'firstName').value,
            readSpreadsheetCell(last, 'lastName').value,
          ]);
          expect(entries.map(({ values }) => [values.firstName ?? '', values.lastName ?? ''])).toEqual(expected);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('is either read or rejected with one sentence, for arbitrary bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (noise) => {
        const file = Buffer.concat([Buffer.from('login,firstName\n'), noise]);
        const fault = await read(file, {}, 16).then(
          () => undefined,
          (error: unknown) => error,
        );
        expect(fault === undefined || fault instanceof UnreadableFileError).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a CSV file in another encoding', () => {
  it.each<FileEncoding>(['utf-16le', 'utf-16be'])('is read as %s because of its byte-order mark', async (encoding) => {
    const bytes = encode('\uFEFFlogin;firstName\r\na;Zoé 😀\r\n', encoding);
    for (const size of [1, 3, 65_536]) {
      expect((await read(bytes, {}, size)).entries[0]?.values).toEqual({ login: 'a', firstName: 'Zoé 😀' });
    }
  });

  it('is read in the chosen encoding, in chunks of any size', async () => {
    const encodings: [FileEncoding, string][] = [
      ['windows-1252', 'Zoé Müller – Žižka €'],
      ['windows-1250', 'Łukasz Wałęsa'],
      ['windows-1251', 'Иванов'],
      ['windows-1253', 'Γιώργος'],
      ['iso-8859-15', 'Zoé Œuvrard €'],
      ['utf-16le', '日本 😀'],
      ['macintosh', 'Zoé Ängström'],
    ];
    const name = fc.constantFrom(...encodings);
    await fc.assert(
      fc.asyncProperty(name, fc.integer({ min: 1, max: 40 }), async ([encoding, text], size) => {
        const file = encode(`login,firstName\na,${text}\n`, encoding);
        expect((await read(file, {}, size, { encoding })).entries[0]?.values.firstName).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  it('is read in Shift_JIS', async () => {
    const file = Buffer.concat([Buffer.from('login,lastName\na,'), Buffer.from([0x8e, 0x52, 0x93, 0x63])]);
    expect((await read(file, {}, 1, { encoding: 'shift_jis' })).entries[0]?.values.lastName).toBe('山田');
  });
});

/** Encodes text, including in encodings that Node.js can only decode. */
function encode(text: string, encoding: FileEncoding): Uint8Array {
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]));
  return Uint8Array.from([...text], (character) => bytes.get(character) ?? 0x3f);
}

describe('the delimiter of a CSV file', () => {
  it('can be chosen if the heading is misleading', async () => {
    const file = 'login;Name, Vorname, Anrede\na;x\n';
    const map: AttributeMap = { login: ['login'], lastName: ['Name, Vorname, Anrede'] };
    expect(await errorOf(file, map)).toContain('no column "login"');
    const { entries } = await read(file, map, undefined, { delimiter: ';' });
    expect(entries[0]?.values).toEqual({ login: 'a', lastName: 'x' });
  });
});

describe('columns of a CSV file', () => {
  it('that appear twice are ignored unless they are read', async () => {
    const { entries } = await read('login,Status,Status\na,x,y\n');
    expect(entries[0]?.values).toEqual({ login: 'a' });
    expect(await errorOf('login,Status,Status\na,x,y\n', { title: ['Status'] })).toBe(
      'The column "Status" appears twice.',
    );
  });

  it('that the map names must exist, since otherwise their field would become empty', async () => {
    const map = { email: ['Mail'], mobilePhone: ['Mobile', 'Handy'] };
    expect(await errorOf('login,Mail\na,a@b\n', map)).toBe(
      'The header row has no column "Mobile / Handy", which is mapped to mobilePhone.',
    );
    expect((await read('login,Mail,Handy\na,a@b,+1 202 555 0100\n', map)).entries).toHaveLength(1);
  });

  it('that nearly match a field can be left out on purpose', async () => {
    expect((await read('login,Titel\na,x\n', { title: [] })).entries[0]?.values).toEqual({ login: 'a' });
  });
});

describe('a CSV file that cannot be read', () => {
  it.each([
    ['', 'The file is empty.'],
    ['salary,shoe\n1,2\n', 'The header row has no column "login".'],
    ['login,title,Title\na,x,y\n', 'The column "Title" appears twice.'],
    ['login,fristName\na,Zoé\n', 'The column "fristName" is not a profile field. Did you mean "firstName"?'],
    ['login,title\na,x\nb,"y\nc,z\n', 'The row that begins on line 3 opens a quotation mark that is never closed.'],
    [
      'login\0,title\n',
      'The file is not text: its header row contains a NUL character. If it is UTF-16, choose that encoding.',
    ],
    [
      'Vorname;Nachname;E-Mail\nZoé;Martin;a@b\n',
      'The header row has no column "login". These columns look like fields: E-Mail → login, Vorname → firstName, ' +
        'Nachname → lastName, E-Mail → email. Name them in a map.',
    ],
    [`login,${'x'.repeat(70_000)}\n`, 'The header row has more than 65536 characters.'],
    [Array.from({ length: 10_000 }, (_, index) => index).join(','), 'The header row has more than 500 columns.'],
  ])('says why: %#', async (file, sentence) => {
    expect(await errorOf(file)).toBe(sentence);
  });

  it.each<[FileEncoding, string]>([
    ['windows-1252', 'Zoé Lefèvre, Besançon'],
    ['windows-1250', 'Wałęsa Łukasz, Łódź, Dział sprzedaży, ulica Świętokrzyska, Kraków, Poznań'],
    ['windows-1251', 'Иванов Иван, Москва, Отдел продаж'],
  ])('is rejected with line, column and a suggestion if it is %s', async (encoding, text) => {
    const file = encode(`login,firstName\na,Zoe\nb,"${text}"\n`, encoding);
    expect(await errorOf(file)).toMatch(
      new RegExp(`^Line 3, column \\d+ is not UTF-8 \\(byte 0x..\\): .* Choose the encoding ${encoding}, or`),
    );
  });

  it('says why the chosen encoding cannot be right', async () => {
    const file = Buffer.from('\uFEFFlogin\na\n');
    expect(await errorOf(file, {}, { encoding: 'windows-1252' })).toBe(
      'The file begins with the byte-order mark of UTF-8, so it is not Windows-1252.',
    );
    const broken = Buffer.from([...Buffer.from('login\na\n'), 0xff, 0x0a]);
    expect(await errorOf(broken, {}, { encoding: 'shift_jis' })).toMatch(/^The file is not Shift_JIS: line 1/);
  });

  it('does not keep more than the maximum row length of an endless line in memory', async () => {
    const file = Buffer.concat([Buffer.from('login,title\na,'), Buffer.alloc(8_000_000, 'x')]);
    expect(await errorOf(file)).toMatch(/^The row that begins on line 2 has more than 6500000 characters/);
  });

  it('may have rows of many empty cells, but a file of delimiters is not read as one row', async () => {
    const row = `a@b${','.repeat(1000)}\n`;
    const file = `login${',x'.repeat(400)}\n${row.repeat(3000)}`;
    expect((await read(file)).entries).toHaveLength(3000);
    expect(await errorOf(Buffer.concat([Buffer.from('login,title\na,b\n'), Buffer.alloc(2_000_000, ',')]))).toMatch(
      /^The row that begins on line 3 has more than 500000 characters/,
    );
    const lines = Buffer.from(`a,"\n"${','.repeat(9000)}`.repeat(300));
    expect(await errorOf(Buffer.concat([Buffer.from('login,title\n'), lines]))).toMatch(
      /^The row that begins on line 2 /,
    );
  });

  it('may have very many blank lines and short rows, between which other work is done', async () => {
    const stringify = vi.spyOn(JSON, 'stringify');
    let turns = 0;
    const count = () => {
      turns++;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    const { entries } = await read(`login,title\n${'\n'.repeat(200_000)}a@b\n${',,,\n'.repeat(20_000)}c@d,Boss\n`);
    clearImmediate(timer);
    const copies = stringify.mock.calls.length;
    stringify.mockRestore();
    expect(entries.map(({ line, values }) => [line, values.login])).toEqual([
      [200_002, 'a@b'],
      [220_003, 'c@d'],
    ]);
    expect(turns).toBeGreaterThan(1);
    // The parser copies a row for an error that nobody reads.
    expect(copies).toBeLessThan(100);
  });

  it.each([
    ['not JSON', 'login', /is not JSON/],
    ['a list', '[]', /must be a JSON object/],
    ['an unknown field', '{"name": "cn"}', /"name" is no field of a profile/],
    ['a number', '{"login": 1}', /"login" must be a name or a list of names/],
  ])('is rejected with a map that is %s', (_, map, sentence) => {
    expect(() => parseAttributeMap(map)).toThrow(sentence);
  });

  it.each([
    ['login;firstName\nanna@group.example;Anna', "Unexpected token 'l'"],
    [`{ "login": "mail" }, ${'anna@group.example'.repeat(10)}`, 'Unexpected non-whitespace character'],
    [
      `{ "login": "${'x'.repeat(50)}", anna@group.example, "${'x'.repeat(50)}" }`,
      'Expected double-quoted property name',
    ],
    [`{ "login": ${' '.repeat(50)}anna@group.example${' '.repeat(50)} }`, "Unexpected token 'a'"],
  ])('is rejected with a map that is not JSON, without quoting it, since it may be a people file', (map, reason) => {
    expect(() => parseAttributeMap(map)).toThrow(`The attribute map is not JSON: ${reason}`);
    expect(() => parseAttributeMap(map)).not.toThrow(/anna/);
  });
});

it.each([
  ['is too long', 'x'.repeat(70_000)],
  ['contains a NUL character', 'login\0\n'],
])('the stream of a file whose header row %s is closed', async (_case, heading) => {
  let isClosed = false;
  async function* text() {
    try {
      yield heading;
      yield 'login\n';
    } finally {
      isClosed = true;
    }
  }
  const entries = readCsv(text(), {}, () => {});
  await expect(entries.next()).rejects.toBeInstanceOf(UnreadableFileError);
  expect(isClosed).toBe(true);
});
