import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { explained, FileError, openFile } from './people-file.ts';
import { temporaryFolder } from './running-directory.ts';

function file(content: string): string {
  const path = join(temporaryFolder(), 'people.csv');
  writeFileSync(path, content);
  return path;
}

test('a file is read from its beginning, and counts the bytes that were read', async () => {
  const { size, bytes, bytesRead } = openFile(file('login\n'));
  expect([size, bytesRead()]).toEqual([6, 0]);
  expect((await buffer(bytes)).toString()).toBe('login\n');
  expect(bytesRead()).toBe(6);
});

test('a file that is gone before anyone reads it is an error for the reader only', async () => {
  const path = file('login\n');
  const { bytes } = openFile(path);
  rmSync(path);
  // The time in which a command opens the database.
  await pause(50);
  await expect(buffer(bytes)).rejects.toThrow(new FileError(`There is no file or folder ${path}.`));
});

test.runIf(process.getuid?.() !== 0)('a file that must not be read is rejected at once', () => {
  const path = file('login\n');
  rmSync(path);
  writeFileSync(path, 'login\n', { mode: 0o200 });
  expect(() => openFile(path)).toThrow('permission denied');
});

test.each([
  ['EROFS', '/mnt/x.backup is on a read-only file system.'],
  ['EDQUOT', 'The disk quota is used up: /mnt/x.backup could not be written.'],
  ['ENAMETOOLONG', 'The name of /mnt/x.backup is too long.'],
])('%s is explained in a sentence', (code, sentence) => {
  const error = Object.assign(new Error(code), { code });
  expect(explained('/mnt/x.backup', error)).toEqual(new FileError(sentence));
});
