import type { FileHandle } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDiskFull } from '../../../database/disk-full.ts';
import { openSpool, readFully, writeFully } from './import-spool.ts';

/** A file on a disk with limited space, of which one read or write transfers at most `most` bytes. */
function smallDisk(size: number, most: number) {
  const content = Buffer.alloc(size);
  let end = 0;
  const file = {
    write: async (bytes: Uint8Array, offset: number, length: number, position: number) => {
      const taken = Math.min(length, most, size - position);
      if (taken <= 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      content.set(bytes.subarray(offset, offset + taken), position);
      end = Math.max(end, position + taken);
      return { bytesWritten: taken, buffer: bytes };
    },
    read: async (bytes: Uint8Array, offset: number, length: number, position: number) => {
      const given = Math.max(0, Math.min(length, most, end - position));
      bytes.set(content.subarray(position, position + given), offset);
      return { bytesRead: given, buffer: bytes };
    },
  };
  return file as unknown as Pick<FileHandle, 'read' | 'write'>;
}

test('all bytes are written and read, however short single reads and writes are', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 60 }),
      fc.nat(20),
      fc.integer({ min: 1, max: 9 }),
      async (bytes, at, most) => {
        const file = smallDisk(100, most);
        await writeFully(file, new Uint8Array(at), 0);
        await writeFully(file, bytes, at);
        expect([...(await readFully(file, bytes.length, at))]).toEqual([...bytes]);
      },
    ),
  );
});

test('a disk that accepts only the first bytes counts as full', async () => {
  const error: unknown = await writeFully(smallDisk(50, 100), new Uint8Array(60), 0).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'ENOSPC' });
  expect(isDiskFull(error)).toBe(true);
});

test('a write that transfers no bytes without an error is not repeated forever', async () => {
  const file = { write: async (buffer: Uint8Array) => ({ bytesWritten: 0, buffer }) };
  const writing = writeFully(file as unknown as Pick<FileHandle, 'write'>, new Uint8Array(1), 0);
  await expect(writing).rejects.toMatchObject({ code: 'ENOSPC' });
});

test('reading a truncated file fails', async () => {
  const file = smallDisk(50, 100);
  await writeFully(file, new Uint8Array(10), 0);
  await expect(readFully(file, 11, 0)).rejects.toThrow('shorter than what was written');
});

test('a real file returns what was written, in order', async () => {
  await using spool = await openSpool();
  await spool.write('insert', [1, 'ä']);
  await spool.write('update', []);
  await spool.write('photos', [{ a: null }]);
  const read = await all(spool.read());
  expect(read).toEqual([
    { operation: 'insert', count: 2, rows: '[1,"ä"]' },
    { operation: 'photos', count: 1, rows: '[{"a":null}]' },
  ]);
  expect(await all(spool.read('photos'))).toEqual(read.slice(1));
});

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const read: Item[] = [];
  for await (const item of items) read.push(item);
  return read;
}
