import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const modules = ['create-logger', 'process-faults'].map((name) => new URL(`${name}.ts`, import.meta.url).href);

const start = `
  import { createLogger } from '${modules[0]}';
  import { logProcessFaults, ignoreOutputErrors } from '${modules[1]}';
  const logger = createLogger('trace', process.stderr);
  logProcessFaults(logger);
  const failure = Object.assign(new Error('zqxmarker'), { code: '23505', query: 'zqxmarker', params: ['zqxmarker'] });
`;

/** Runs a program that logs to stderr, and returns its output and exit code. */
function run(program: string): { printed: string; code: number | null } {
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

test('a process warning is logged without its values', () => {
  const { printed, code } = run(
    "process.emitWarning('zqxmarker', { type: 'ZqxWarning', code: 'ZQ0001', detail: 'zqxmarker' })",
  );
  expect(code).toBe(0);
  expect(printed).not.toContain('zqxmarker');
  expect(JSON.parse(printed)).toMatchObject({ level: 40, msg: 'Node.js warning', err: { code: 'ZQ0001' } });
});

test('a process survives when nobody reads its output any more', async () => {
  const program = `
    ignoreOutputErrors();
    process.stdin.once('end', () => {
      let lines = 0;
      setInterval(() => {
        logger.info('a line');
        process.stdout.write('a line');
        if (++lines === 5) process.exit(7);
      }, 10);
    });
    process.stdin.resume();
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', start + program], { stdio: 'pipe' });
  const ended = once(child, 'exit');
  child.stdout.destroy();
  child.stderr.destroy();
  // The program writes from now on.
  child.stdin.end();
  expect(await ended).toEqual([7, null]);
});
