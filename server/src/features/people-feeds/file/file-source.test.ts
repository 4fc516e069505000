import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEntries } from '../../../../test/read-entries.ts';
import { CursorExpiredError, FeedUnavailableError } from '../feed-source.ts';
import type { FeedCursor } from '../feed-source.ts';
import { fileSource } from './file-source.ts';
import type { FileSourceOptions } from './file-source.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'file-source-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const reading = { signal: new AbortController().signal, notice: () => {} };
/** Writes a file whose modification time is some seconds ago. */
function put(name: string, text: string | Buffer, secondsAgo = 60): void {
  writeFileSync(join(folder, name), text);
  const at = Math.floor(Date.now() / 1000) - secondsAgo;
  utimesSync(join(folder, name), at, at);
}
const source = (path: string, options: Partial<FileSourceOptions> = {}) =>
  fileSource({
    name: 'hr',
    path: join(folder, path),
    mapPath: undefined,
    encoding: undefined,
    delimiter: undefined,
    ...options,
  });

async function readAll(from: ReturnType<typeof source>) {
  const { entries, cursor } = await from.readAll(reading);
  const logins = (await readEntries({ entries })).map(({ values }) => values.login);
  return { logins, cursor: cursor() };
}
async function changes(from: ReturnType<typeof source>, cursor: FeedCursor) {
  const found = await from.readChanges?.(cursor, reading);
  expect(await Readable.from(found?.entries ?? []).toArray()).toEqual([]);
  return found?.cursor();
}

it('reads the newest file that matches', async () => {
  put('people-1.csv', 'login\nold\n', 500);
  put('people-2.csv', 'login\nnew\n', 100);
  put('people.csv', 'login\nother\n', 10);
  expect((await readAll(source('people-*.csv'))).logins).toEqual(['new']);
});

it('reads with the chosen map, encoding and delimiter', async () => {
  put('people.csv', Buffer.from('Benutzer;Vorname\nZoé;x\n', 'latin1'));
  put('map.json', '{ "login": "Benutzer" }');
  const options = { mapPath: join(folder, 'map.json'), encoding: 'windows-1252', delimiter: ';' } as const;
  expect((await readAll(source('people.csv', options))).logins).toEqual(['Zoé']);
});

it('finds no changes in the same file, even if it was copied again', async () => {
  put('people.csv', 'login\na\n', 100);
  const from = source('people.csv');
  const { cursor } = await readAll(from);
  expect(await changes(from, cursor ?? {})).toEqual(cursor);
  put('people.csv', 'login\na\n', 50);
  const later = await changes(from, cursor ?? {});
  expect(later).toMatchObject({ sha256: cursor?.['sha256'] });
  expect(later).not.toEqual(cursor);
});

it('needs a full run after the file changed', async () => {
  put('people.csv', 'login\na\n', 100);
  const from = source('people.csv');
  const { cursor } = await readAll(from);
  put('people.csv', 'login\nb\n', 50);
  await expect(from.readChanges?.(cursor ?? {}, reading)).rejects.toBeInstanceOf(CursorExpiredError);
});

it('needs a full run after the map, the encoding or the delimiter changed', async () => {
  put('people.csv', 'login,Job,Role\na,x,y\n', 100);
  put('map.json', '{ "title": "Job" }', 100);
  const mapped = { mapPath: join(folder, 'map.json') };
  const from = source('people.csv', mapped);
  const { cursor } = await readAll(from);
  expect(await changes(from, cursor ?? {})).toEqual(cursor);
  for (const other of [{}, { ...mapped, encoding: 'utf-8' }, { ...mapped, delimiter: ',' }] as const) {
    const changed = source('people.csv', other);
    await expect(changed.readChanges?.(cursor ?? {}, reading)).rejects.toBeInstanceOf(CursorExpiredError);
  }
  put('map.json', '{ "title": "Role" }', 50);
  await expect(from.readChanges?.(cursor ?? {}, reading)).rejects.toBeInstanceOf(CursorExpiredError);
});

it('is unavailable if the file cannot be read to its end', async () => {
  put('people.csv', 'login\na\n');
  const { entries } = await source('people.csv').readAll(reading);
  rmSync(join(folder, 'people.csv'));
  await expect(readEntries({ entries })).rejects.toThrow(FeedUnavailableError);
});

it('waits for a file that was written just now', async () => {
  put('people.csv', 'login\na\n', 4);
  expect((await readAll(source('people.csv'))).logins).toEqual(['a']);
});

it('does not import a file that changes while it is read', async () => {
  put('people.csv', 'login\na\nb\n');
  const { entries, cursor } = await source('people.csv').readAll(reading);
  const read = async () => {
    for await (const entry of entries) if (entry.line === 2) put('people.csv', 'login\na\nb\nc\n', 30);
  };
  await expect(read()).rejects.toThrow('was changed while it was read');
  expect(cursor()).toBeNull();
});

it.each([
  ['no file', 'people.csv', /There is no file or folder/],
  ['no match', '*.csv', /There is no file that matches/],
])('is unavailable with %s', async (_, path, sentence) => {
  const failing = readAll(source(path));
  await expect(failing).rejects.toBeInstanceOf(FeedUnavailableError);
  await expect(failing).rejects.toThrow(sentence);
  await expect(failing).rejects.toHaveProperty('reason.values.path', join(folder, path));
});

it.each<[string, string | Buffer, object]>([
  ['not UTF-8', Buffer.from('login,lastName\na,Ren\xe9e\n', 'latin1'), { code: 'file-not-utf-8-variable' }],
  ['UTF-16 without a mark', Buffer.from('login\na\n', 'utf16le'), { code: 'file-nul-variable' }],
  [
    'in another language',
    'Kennung,Vorname\na,b\n',
    {
      code: 'heading-no-login-variable',
      values: { columns: expect.stringContaining('Vorname → firstName') as string },
    },
  ],
])('names the variable to set for a file that is %s', async (_, content, reason) => {
  put('people.csv', content);
  const failing = readAll(source('people.csv'));
  await expect(failing).rejects.toMatchObject({ name: 'UnreadableFileError', reason });
  await expect(failing).rejects.toThrow(/FEED_FILE_(?:ENCODING|MAP)/);
});

it('says what is wrong with its map', async () => {
  put('people.csv', 'login\na\n');
  put('map.json', '{ "logn": "login" }');
  const failing = readAll(source('people.csv', { mapPath: join(folder, 'map.json') }));
  await expect(failing).rejects.toMatchObject({ reason: { code: 'map-unknown-field', values: { field: 'logn' } } });
});

it.each([
  ['a missing file that came', () => put('people-2.csv', 'login\nb\n'), true],
  ['a file that was replaced', () => put('people-1.csv', 'login\nb\n', 30), true],
  ['a file that is still being written', () => put('people-2.csv', 'login\nb\n', 1), false],
  ['another map', () => put('map.json', '{ "login": "login" }', 30), true],
  ['nothing new', () => {}, false],
])('detects a replaced file after a failure: %s', async (_, replace, expected) => {
  if (_ !== 'a missing file that came') put('people-1.csv', '"unclosed\n');
  put('map.json', '{}', 100);
  const from = source('people-*.csv', { mapPath: join(folder, 'map.json') });
  expect(await from.isReplaced?.()).toBe(false);
  await expect(readAll(from)).rejects.toThrow(/There is no file|quotation mark/i);
  replace();
  expect(await from.isReplaced?.()).toBe(expected);
});

it('derives the kind from the name', () => {
  expect([source('a.csv').kind, source('*.ldif').kind]).toEqual(['csv', 'ldif']);
  expect(() => source('a.xlsx')).toThrow('must end in .csv or .ldif');
});
