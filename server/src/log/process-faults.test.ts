import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const modules = ['create-logger', 'process-faults'].map((name) => new URL(`${name}.ts`, import.meta.url).href);

/** Runs a program that logs to its standard error output, and returns what it printed and its exit code. */
function run(program: string): { printed: string; code: number | null } {
  const start = `
    import { createLogger } from '${modules[0]}';
    import { logProcessFaults } from '${modules[1]}';
    logProcessFaults(createLogger('trace', process.stderr));
    const failure = Object.assign(new Error('zqxmarker'), { code: '23505', query: 'zqxmarker', params: ['zqxmarker'] });
  `;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', start + program], {
    encoding: 'utf8',
  });
  return { printed: stdout + stderr, code: status };
}

test.each([
  ['an error that is not caught', 'setTimeout(() => { throw failure; })'],
  ['a rejection that is not handled', 'void Promise.reject(failure)'],
])('%s ends the process without its values in the log', (_name, program) => {
  const { printed, code } = run(program);
  expect(code).toBe(1);
  expect(printed).not.toContain('zqxmarker');
  expect(JSON.parse(printed)).toMatchObject({ level: 60, err: { type: 'Error', code: '23505' } });
});

test('a warning of the process is logged without its values', () => {
  const { printed, code } = run(
    "process.emitWarning('zqxmarker', { type: 'ZqxWarning', code: 'ZQ0001', detail: 'zqxmarker' })",
  );
  expect(code).toBe(0);
  expect(printed).not.toContain('zqxmarker');
  expect(JSON.parse(printed)).toMatchObject({ level: 40, msg: 'Node.js warns', err: { code: 'ZQ0001' } });
});
