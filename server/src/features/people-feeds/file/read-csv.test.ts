import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnreadableFileError } from '../feed-entry.ts';
import type { FeedEntry } from '../feed-entry.ts';
import type { AttributeMap } from './attribute-map.ts';
import { parseAttributeMap } from './attribute-map.ts';
import { readCsv } from './read-csv.ts';
import { readPeopleFile } from './read-people-file.ts';

async function read(file: string | Uint8Array, map: AttributeMap = {}, chunk = 65_536) {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += chunk) yield bytes.subarray(start, start + chunk);
  }
  const notices: string[] = [];
  const entries: FeedEntry[] = [];
  for await (const entry of readPeopleFile('csv', chunks(), map, (notice) => notices.push(notice))) entries.push(entry);
  return { entries, notices };
}

async function errorOf(file: string | Uint8Array, map?: AttributeMap): Promise<string> {
  const error: unknown = await read(file, map).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UnreadableFileError);
  return (error as Error).message;
}

describe('a CSV file', () => {
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
  ])('is read with %s', async (_, file) => {
    const { entries } = await read(file);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.values).toEqual({ login: 'a@b', firstName: 'Zoé' });
  });

  it('is read the same in chunks of any size', async () => {
    const file = '\uFEFFlogin,firstName\na@b,Zoé 😀 "x"\n"c@d","Ли, ""Li"""\n';
    const whole = await read(file);
    for (const size of [1, 2, 3, 5, 7]) expect(await read(file, {}, size)).toEqual(whole);
  });

  it('knows the first line of each row, also after a quoted line break', async () => {
    const { entries } = await read('login,streetAddress\na@b,"1 rue\nHaute"\nc@d,x\n');
    expect(entries.map((entry) => entry.line)).toEqual([2, 4]);
  });

  it('has other names separated by bars, and a photo in base64 or as a keyword', async () => {
    const jpeg = Buffer.from([0xff, 0xd8, 0xff]).toString('base64');
    const { entries } = await read(
      `login,otherNames,jpegPhoto\na,Bill|Will,${jpeg}\nb,,drawn\nc,,\nd,,${jpeg.slice(1)}\n`,
    );
    expect(entries[0]?.otherNames).toEqual(['Bill', 'Will']);
    expect(entries.map((entry) => entry.photo)).toEqual([
      { kind: 'jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
      { kind: 'drawn' },
      null,
      { kind: 'faulty', reason: 'is not valid base64' },
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
  });

  it('reports a row with too few or too many columns, and continues', async () => {
    const { entries } = await read('login,firstName\na\nb,Zoé\nc,Ada,x\nd,Eve,\n');
    expect(entries.map((entry) => entry.faults?.[0]?.reason)).toEqual([
      'has 1 columns where the heading has 2',
      undefined,
      'has 3 columns where the heading has 2',
      undefined,
    ]);
  });

  it('keeps a quote inside a value', async () => {
    const { entries } = await read('login,title\na,Head of "Gas"\n');
    expect(entries[0]?.values.title).toBe('Head of "Gas"');
  });

  it('returns any values that were written', async () => {
    const value = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !text.includes('\0'));
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 64 }),
        async (rows, delimiter, end, size) => {
          const lines = rows.map(([first, last]) => ['a', first, last].map(quote).join(delimiter));
          const file = [['login', 'firstName', 'lastName'].join(delimiter), ...lines].join(end);
          const { entries } = await read(file, {}, size);
          expect(entries.map(({ values }) => [values.firstName ?? '', values.lastName ?? ''])).toEqual(rows);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('is read, or rejected with one sentence, for any bytes', async () => {
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

describe('a CSV file that cannot be read', () => {
  it.each([
    ['', 'The file is empty.'],
    ['firstName,lastName\nZoé,Martin\n', 'The header row has no column "login".'],
    ['login,title,Title\na,x,y\n', 'The column "Title" appears twice.'],
    ['login,fristName\na,Zoé\n', 'The column "fristName" is not a profile field. Did you mean "firstName"?'],
    ['login,title\na,x\nb,"y\nc,z\n', 'The row that begins on line 3 opens a quote that is never closed.'],
    ['login\0,title\n', 'The file is not text: its header row contains a NUL character.'],
    [`login,${'x'.repeat(70_000)}\n`, 'The header row is longer than 65,536 characters.'],
    [Array.from({ length: 10_000 }, (_, index) => index).join(','), 'The header row has more than 500 columns.'],
  ])('says why: %#', async (file, sentence) => {
    expect(await errorOf(file)).toBe(sentence);
  });

  it('is rejected with line and column when it is Latin-1', async () => {
    const file = Buffer.from('login,firstName\na,Zoe\nb,Zoé\n', 'latin1');
    expect(await errorOf(file)).toMatch(/^Line 3, column 5 is not UTF-8 \(byte 0xE9\): .*Latin-1/);
  });

  it.each(['utf16le', 'utf16be'])('is rejected when it is UTF-16 (%s)', async (order) => {
    const bytes = Buffer.from('\uFEFFlogin\na\n', 'utf16le');
    if (order === 'utf16be') bytes.swap16();
    expect(await errorOf(bytes)).toMatch(/^The file is UTF-16/);
  });

  it('does not keep more than the maximum row length of an endless line in memory', async () => {
    const file = Buffer.concat([Buffer.from('login,title\na,'), Buffer.alloc(8_000_000, 'x')]);
    expect(await errorOf(file)).toMatch(/^The row that begins on line 2 is longer than 6500000 characters/);
  });

  it.each([
    ['not JSON', 'login', /is not JSON/],
    ['a list', '[]', /must be a JSON object/],
    ['an unknown field', '{"name": "cn"}', /"name" is no field of a profile/],
    ['a number', '{"login": 1}', /"login" must be a name or a list of names/],
  ])('is rejected with a map that is %s', (_, map, sentence) => {
    expect(() => parseAttributeMap(map)).toThrow(sentence);
  });
});

it.each([
  ['is too long', 'x'.repeat(70_000)],
  ['contains a NUL character', 'login\0\n'],
])('a file whose header row %s is closed', async (_case, heading) => {
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
