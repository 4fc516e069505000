import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { reasonInEnglish } from '@directory/contract';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { zipOf } from '../../../../test/zip-archive.ts';
import type { ZippedFile } from '../../../../test/zip-archive.ts';
import { because } from '../entries/because.ts';
import { UnreadableFileError } from '../entries/feed-entry.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { CursorExpiredError, FeedUnavailableError } from '../feed-source.ts';
import { photoEntry } from './photo-entry.ts';
import { photoSource } from './photo-source.ts';
import { readPhotos } from './read-photos.ts';

let folder: string;
let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
});
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'photos-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const notices: string[] = [];
async function read(path: string): Promise<FeedEntry[]> {
  notices.length = 0;
  return await Readable.from(readPhotos(path, (remark) => notices.push(reasonInEnglish(remark)))).toArray();
}

function zip(files: readonly ZippedFile[]): string {
  const path = join(folder, 'photos.zip');
  writeFileSync(path, zipOf(files));
  return path;
}

function fill(folderName: string, files: Readonly<Record<string, Buffer>>): string {
  const path = join(folder, folderName);
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), bytes);
  }
  return path;
}

const named = () => ({
  'AB1234.jpg': jpeg,
  'ab1234@group.example.jpeg': jpeg,
  'Paris/100017.JPG': jpeg,
  '__MACOSX/._AB1234.jpg': Buffer.from('x'),
  '.DS_Store': Buffer.from('x'),
  'Thumbs.db': Buffer.from('x'),
  'readme.txt': Buffer.from('x'),
});

describe.each(['a folder', 'a ZIP archive'])('%s', (kind) => {
  const make = (files: Readonly<Record<string, Buffer>>) =>
    kind === 'a folder' ? fill('all', files) : zip(Object.entries(files).map(([name, bytes]) => ({ name, bytes })));

  it('has a photo for each file that is named after a person', async () => {
    const entries = await read(make(named()));
    expect(entries.map(({ reference }) => reference).toSorted()).toEqual(['100017', 'AB1234', 'ab1234@group.example']);
    expect(entries.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(entries[0]?.photo).toEqual({ kind: 'jpeg', bytes: jpeg });
    expect(notices).toEqual(['Files that are not images were ignored: 1.']);
  });

  it('reports images that are not JPEG, empty, or too large, without reading them', async () => {
    const path = make({ 'a.png': jpeg, 'b.jpg': Buffer.alloc(0), 'c.jpg': Buffer.alloc(5_000_000) });
    expect((await read(path)).map(({ photo }) => photo)).toEqual([
      { kind: 'faulty', ...because('photo-format', { format: 'PNG' }) },
      { kind: 'faulty', ...because('photo-empty') },
      { kind: 'faulty', ...because('photo-too-large', { limit: 4_194_000 }) },
    ]);
  });

  it('without photos is unavailable, since it may be incomplete', async () => {
    const failing = read(make({ 'readme.txt': jpeg }));
    await expect(failing).rejects.toBeInstanceOf(FeedUnavailableError);
    await expect(failing).rejects.toThrow('There are no photos in');
  });

  it('that does not exist is unavailable', async () => {
    await expect(read(join(folder, 'none'))).rejects.toBeInstanceOf(FeedUnavailableError);
  });

  it('has the same fingerprint until a file changes', async () => {
    const path = make({ 'AB1234.jpg': jpeg });
    const file = kind === 'a folder' ? join(path, 'AB1234.jpg') : path;
    utimesSync(file, 1000, 1000);
    const source = photoSource({ name: 'photos', path });
    const reading = { signal: new AbortController().signal, notice: () => {} };
    const { entries, cursor } = await source.readAll(reading);
    expect(await Readable.from(entries).toArray()).toHaveLength(1);
    const unchanged = await source.readChanges?.(cursor() ?? {}, reading);
    expect(await Readable.from(unchanged?.entries ?? []).toArray()).toEqual([]);
    utimesSync(file, 2000, 2000);
    await expect(source.readChanges?.(cursor() ?? {}, reading)).rejects.toBeInstanceOf(CursorExpiredError);
    const tomorrow = new Date(Date.now() + 86_400_000);
    utimesSync(file, tomorrow, tomorrow);
    expect(await Readable.from((await source.readAll(reading)).entries).toArray()).toHaveLength(1);
    utimesSync(file, new Date(), new Date());
    await expect(source.readAll(reading)).rejects.toThrow('is still being written');
    expect(await source.isReplaced?.()).toBe(false);
    utimesSync(file, 3000, 3000);
    expect(await source.isReplaced?.()).toBe(true);
    await source.readAll(reading);
    expect(await source.isReplaced?.()).toBe(false);
  });
});

it('a folder in which a photo disappears has changed; the reason does not name the photo, which is named after a person', async () => {
  const path = fill('photos', { 'AB1234.jpg': jpeg, 'CD5678.jpg': jpeg });
  const reading = async () => {
    for await (const _ of readPhotos(path, () => {})) rmSync(join(path, 'CD5678.jpg'), { force: true });
  };
  const reason = { code: 'path-changed', values: { path } };
  await expect(reading()).rejects.toMatchObject({ name: 'FeedUnavailableError', reason });
});

it('a photo that cannot be read is reported, and does not stop the feed', async () => {
  const failing = (code: string) => ({
    path: 'ab1234.jpg',
    size: 8,
    read: () => Promise.reject(Object.assign(new Error('x'), { code })),
  });
  expect((await photoEntry(failing('EACCES'), 1)).photo).toEqual({
    kind: 'faulty',
    ...because('photo-read-failed', { error: 'EACCES' }),
  });
  await expect(photoEntry(failing('ENOENT'), 1)).rejects.toThrow('x');
});

describe('a ZIP archive', () => {
  it.each<[string, ZippedFile[]]>([
    ['that leaves its folder', [{ name: '../../etc/AB1234.jpg', bytes: Buffer.from('x') }]],
    ['with a file that is larger than stated', [{ name: 'AB1234.jpg', bytes: Buffer.alloc(900_000, 'x'), size: 1000 }]],
    ['with a file that grows a thousandfold', [{ name: 'AB1234.jpg', bytes: Buffer.alloc(4_000_000) }]],
  ])('%s is unreadable', async (_, files) => {
    await expect(read(zip(files))).rejects.toBeInstanceOf(UnreadableFileError);
  });

  it('that is truncated, or is not an archive, is unreadable', async () => {
    const path = join(folder, 'photos.zip');
    writeFileSync(path, 'PK\u0003\u0004 cut');
    await expect(read(path)).rejects.toThrow('The ZIP archive cannot be read');
  });
});

it.skipIf(process.platform === 'win32')('symbolic links are not followed', async () => {
  const outside = fill('outside', { 'secret.jpg': jpeg });
  const path = fill('inside', { 'AB1234.jpg': jpeg });
  symlinkSync(outside, join(path, 'link'));
  symlinkSync(join(outside, 'secret.jpg'), join(path, 'other.jpg'));
  expect((await read(path)).map(({ reference }) => reference)).toEqual(['AB1234']);
});
