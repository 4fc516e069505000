import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addFolder } from './program-fingerprint.ts';

const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
afterAll(() => rmSync(folder, { recursive: true }));

function hashAfterChange(name: string): string {
  writeFileSync(join(folder, name), `${name} ${Math.random()}`);
  const hash = createHash('sha256');
  addFolder(hash, folder);
  return hash.digest('hex');
}

test.each(['romanize.ts', 'readings/hokkien-readings.json', 'data/occupations.br'])(
  'the fingerprint changes with %s, so that an older memory file is not used',
  (name) => {
    for (const own of ['readings', 'data']) mkdirSync(join(folder, own), { recursive: true });
    expect(hashAfterChange(name)).not.toBe(hashAfterChange(name));
  },
);

test('the fingerprint does not change with a test', () => {
  expect(hashAfterChange('romanize.test.ts')).toBe(hashAfterChange('romanize.test.ts'));
});
