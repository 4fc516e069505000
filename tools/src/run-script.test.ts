import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { cleanEnvironment, temporaryFolder } from './running-directory.ts';
import { root } from './run-command.ts';

test('a script that the system kills prints a message', () => {
  const script = join(temporaryFolder(), 'killed.ts');
  writeFileSync(script, "process.kill(process.pid, 'SIGKILL');\n");
  const { signal, stderr } = spawnSync(process.execPath, ['tools/run.mjs', relative(root, script)], {
    cwd: root,
    env: cleanEnvironment({}),
    encoding: 'utf8',
  });
  expect(signal).toBe('SIGKILL');
  expect(stderr).toContain('killed.ts was ended by SIGKILL.');
});
