import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../tools/src/run-command.ts';
import { recordPart } from './record-part.ts';
import type { Target } from './targets/target.ts';
import { targets } from './targets.ts';

const folder = mkdtempSync(join(tmpdir(), 'record-part-'));
const page = join(folder, 'page.md');
afterAll(() => rmSync(folder, { recursive: true }));

test('a part is replaced, and nothing else', () => {
  writeFileSync(
    page,
    'before\n<!-- recorded: web -->\nold\n<!-- end: web -->\nbetween\n<!-- recorded: web x --><!-- end: web x -->\n',
  );
  recordPart('web', '| new |', page);
  recordPart('web', '| newer |', page);
  expect(readFileSync(page, 'utf8')).toBe(
    'before\n<!-- recorded: web -->\n\n| newer |\n\n<!-- end: web -->\nbetween\n<!-- recorded: web x --><!-- end: web x -->\n',
  );
});

test('a part without markers is rejected, and the page stays unchanged', () => {
  writeFileSync(page, '<!-- recorded: web -->\n');
  expect(() => recordPart('web', 'x', page)).toThrow('has no markers for web');
  expect(() => recordPart('feeds', 'x', page)).toThrow('has no markers for feeds');
  expect(readFileSync(page, 'utf8')).toBe('<!-- recorded: web -->\n');
});

test('docs/benchmarks.md has markers for every part of every command', () => {
  const text = readFileSync(join(root, 'docs/benchmarks.md'), 'utf8');
  for (const [command, group] of Object.entries(targets)) {
    for (const { part = '' } of Object.values<Target>(group)) {
      const name = `${command} ${part}`.trim();
      expect(text.split(`<!-- recorded: ${name} -->`), name).toHaveLength(2);
      expect(text.split(`<!-- end: ${name} -->`), name).toHaveLength(2);
    }
  }
});
