import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOnce } from './open-once.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'open-once-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a file that could not be read is read again at the next call, and then never again', async () => {
  const path = join(folder, 'occupations');
  const open = openOnce(() => readFile(path, 'utf8'));
  await expect(open()).rejects.toThrow('ENOENT');
  writeFileSync(path, 'first');
  expect(await open()).toBe('first');
  writeFileSync(path, 'second');
  expect(await open()).toBe('first');
});

test('calls at the same time share one attempt, and its failure', async () => {
  let attempts = 0;
  const open = openOnce(async () => {
    attempts++;
    return await readFile(join(folder, 'missing'));
  });
  const results = await Promise.allSettled([open(), open()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(attempts).toBe(1);
});
