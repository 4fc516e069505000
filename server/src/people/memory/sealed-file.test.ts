import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { memoryFile } from '../../../test/stored-memory.ts';
import { removeSealed, SealedFile, SealedFileError, writeSealed } from './sealed-file.ts';
import type { Seal } from './sealed-file.ts';

const seal: Seal = { id: '0b0b4d35-4b5b-4a75-9a52-8f8f2d3c1a11', key: randomBytes(32) };
const { signal } = new AbortController();
const chunk = 1 << 20;
const content = randomBytes(2 * chunk + 5000);

async function write(path: string, blocks: Iterable<Uint8Array> = [content], by: Seal = seal): Promise<void> {
  await writeSealed(path, by, blocks, signal);
}

async function read(path: string, length = content.length, key = seal.key): Promise<Buffer> {
  await using file = (await SealedFile.open(path))!;
  file.unlock(key);
  const bytes = Buffer.alloc(length);
  // In blocks that do not align with the chunks of the file.
  for (let start = 0; start < length; start += 700_001) await file.fill(bytes.subarray(start, start + 700_001));
  file.checkEnd();
  return bytes;
}

describe('a sealed file', () => {
  test.each([1, chunk - 1, chunk, chunk + 1, 2 * chunk])('of %i bytes can be read back', async (length) => {
    const path = memoryFile();
    const own = content.subarray(0, length);
    await write(path, [own.subarray(0, 10), own.subarray(10, 10), own.subarray(10)]);
    expect((await read(path, length)).equals(own)).toBe(true);
  });

  // There, `mkdir` fails with ENOENT although the parent exists.
  test.runIf(process.platform === 'linux')('is not written below /proc', async () => {
    await expect(write('/proc/directory/people')).rejects.toThrow('ENOENT');
  });

  test('on a disk that fails is an error for the one who reads it', async () => {
    const path = memoryFile();
    await write(path);
    await using handle = await open(path);
    const files = Object.getPrototypeOf(handle) as FileHandle;
    const { read: readHeader } = files;
    // The header can be read, the first chunk cannot.
    vi.spyOn(files, 'read').mockImplementationOnce(readHeader).mockRejectedValue(new Error('EIO: i/o error, read'));
    await using file = (await SealedFile.open(path))!;
    // The time in which the key is read from the database.
    await pause(20);
    file.unlock(seal.key);
    await expect(file.fill(Buffer.alloc(10))).rejects.toThrow('EIO');
  });

  test('contains the id of its key, and no plain text', async () => {
    const path = memoryFile();
    await write(path, [Buffer.from('Quartermain')]);
    await using file = await SealedFile.open(path);
    expect(file?.id).toBe(seal.id);
    expect(readFileSync(path).includes('Quartermain')).toBe(false);
  });

  test('cannot be read with another key', async () => {
    const path = memoryFile();
    await write(path);
    await expect(read(path, content.length, randomBytes(32))).rejects.toThrow('it is damaged');
  });

  const frame = chunk + 17;
  const head = 61;
  const changes: [what: string, change: (bytes: Buffer) => Buffer][] = [
    ...[0, 40, head, head + 1, head + 20, head + frame, head + frame + 500, head + 2 * frame + 30].map(
      (at): (typeof changes)[number] => [`byte ${at} is another`, (bytes) => ((bytes[at]! ^= 1), bytes)],
    ),
    ...[0, 5, head, head + 10, head + 500, head + frame, head + frame + 1, head + 2 * frame, head + 2 * frame + 99].map(
      (length): (typeof changes)[number] => [`only ${length} bytes are left`, (bytes) => bytes.subarray(0, length)],
    ),
    ['a byte was added', (bytes) => Buffer.concat([bytes, Buffer.of(0)])],
    ['the last chunk was repeated', (bytes) => Buffer.concat([bytes, bytes.subarray(head + 2 * frame)])],
    [
      'two chunks were swapped',
      (bytes) =>
        Buffer.concat([
          bytes.subarray(0, head),
          bytes.subarray(head + frame, head + 2 * frame),
          bytes.subarray(head, head + frame),
          bytes.subarray(head + 2 * frame),
        ]),
    ],
    ['a chunk is missing', (bytes) => Buffer.concat([bytes.subarray(0, head), bytes.subarray(head + frame)])],
  ];

  test.each(changes)('cannot be read if %s', async (_, change) => {
    const path = memoryFile();
    await write(path);
    writeFileSync(path, change(readFileSync(path)));
    await expect(read(path)).rejects.toThrow(
      /^it is (?:damaged|too short|not a file of this version)$|^it has another length$/,
    );
  });

  test('must be a regular file: not a folder, nor a named pipe, on which reading would block', async () => {
    const folder = memoryFile();
    mkdirSync(folder, { recursive: true });
    await expect(SealedFile.open(folder)).rejects.toThrow(SealedFileError);
    const pipe = memoryFile();
    mkdirSync(dirname(pipe), { recursive: true });
    execFileSync('mkfifo', [pipe]);
    await expect(SealedFile.open(pipe)).rejects.toThrow(SealedFileError);
  });

  test('cannot be read if it is longer or shorter than expected', async () => {
    const path = memoryFile();
    await write(path);
    await expect(read(path, content.length - 1)).rejects.toThrow('it has another length');
    await expect(read(path, content.length + 1)).rejects.toThrow('it is too short');
  });

  test('stays unchanged if the next one is not finished', async () => {
    const path = memoryFile();
    await write(path);
    const failing = function* () {
      yield content;
      throw new Error('interrupted');
    };
    await expect(write(path, failing(), { ...seal, key: randomBytes(32) })).rejects.toThrow('interrupted');
    expect(readdirSync(dirname(path))).toEqual(['people']);
    expect((await read(path)).equals(content)).toBe(true);
  });

  test('is removed together with files that other processes left unfinished an hour ago', async () => {
    const path = memoryFile();
    await write(path);
    const [old, recent] = [`${path}.one.part`, `${path}.other.part`];
    for (const part of [old, recent]) writeFileSync(part, '');
    utimesSync(old, new Date(), new Date(Date.now() - 2 * 3_600_000));
    await removeSealed(path);
    expect([existsSync(path), existsSync(old), existsSync(recent)]).toEqual([false, false, true]);
  });
});
