import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawTable, judge, rounded } from './report.ts';
import { targets } from './targets.ts';

const wanted = {
  fast: { figure: 'how long', unit: 's', atMost: 5, reason: 'because' },
  many: { figure: 'how many', unit: '/s', atLeast: 100, reason: 'because' },
  told: { figure: 'merely told', unit: '', reason: 'because' },
};

test('a figure at its limit meets the target', () => {
  const judged = judge(
    wanted,
    new Map([
      ['fast', 5],
      ['many', 100],
      ['told', -3],
    ]),
  );
  expect(judged.map(({ isMet }) => isMet)).toEqual([true, true, true]);
});

test('a target is missed if its figure exceeds the limit or was not measured', () => {
  const judged = judge(
    wanted,
    new Map([
      ['fast', 5.01],
      ['told', 1],
    ]),
  );
  expect(judged.filter(({ isMet }) => !isMet).map(({ name }) => name)).toEqual(['fast', 'many']);
});

test('a target is missed if its figure is NaN', () => {
  expect(judge(wanted, new Map([['fast', Number.NaN]]))[0]?.isMet).toBe(false);
});

test('figures have three significant digits', () => {
  expect([0.028_41, 1.5, 12.345, 123_456, 0].map(rounded)).toEqual(['0.0284', '1.5', '12.3', '123 456', '0']);
});

test('a table is Markdown with aligned columns', () => {
  expect(
    drawTable([
      { class: 'exact', 'p50 ms': 0.02 },
      { class: 'one typo', 'p50 ms': 1 },
    ]),
  ).toBe(
    ['| class    | p50 ms |', '| -------- | ------ |', '| exact    | 0.02   |', '| one typo | 1      |'].join('\n'),
  );
});

test('every target has a limit and a reason', () => {
  for (const target of Object.values(targets).flatMap((group): object[] => Object.values(group))) {
    expect(target).toMatchObject({ reason: expect.stringMatching(/\.$/), unit: expect.any(String) });
    expect('atMost' in target || 'atLeast' in target).toBe(true);
  }
});

test.each([
  ['a library ends the process', 'process.exit(0)', 1],
  ['nothing settles a promise', 'await new Promise(() => {})', 13],
])('a run that ends without its figures reports it and fails: %s', (_why, program, code) => {
  const { status, stderr } = runBenchmark(program);
  expect(stderr).toContain('bench:web has ended without its figures');
  expect(status).toBe(code);
});

test('a mistyped option ends a run before it measures', () => {
  const { status, stderr } = runBenchmark('', '--recrod');
  expect(stderr).toMatch(/^Unknown option '--recrod'/);
  expect(status).toBe(2);
});

function runBenchmark(program: string, ...parameters: string[]) {
  const [report, options] = ['report.ts', 'read-options.ts'].map((name) =>
    JSON.stringify(join(import.meta.dirname, name)),
  );
  const script = `const { openReport } = await import(${report}); const { readOptions } = await import(${options});
    openReport('web', readOptions()); ${program};`;
  const flags = ['--input-type=module', '--eval', script, '--', ...parameters];
  return spawnSync(process.execPath, flags, { encoding: 'utf8' });
}
