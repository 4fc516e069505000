import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { temporaryFolder } from './running-directory.ts';
import { root } from './run-command.ts';

const file = join(root, 'tools/require-node.cjs');
const { explainNodeVersion } = createRequire(import.meta.url)(file) as {
  explainNodeVersion: (version: string) => string | undefined;
};
const { engines, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};

test.each(['20.19.0', '20.20.2', '22.12.0', '22.13.1', '23.0.0', '24.1.0', '26.10.0', '100.0.0'])(
  'Node %s is supported',
  (version) => {
    expect(explainNodeVersion(version)).toBeUndefined();
  },
);

test.each(['0.10.48', '12.22.12', '18.20.8', '20.0.0', '20.18.3', '21.7.3', '22.0.0', '22.11.0'])(
  'Node %s is not supported, which one sentence explains',
  (version) => {
    expect(explainNodeVersion(version)).toBe(
      `Node ${version} is not supported: this project needs Node ${engines.node} (https://nodejs.org).`,
    );
  },
);

test('on an old Node a script ends with the sentence, before any other module is loaded', () => {
  const oldNode = join(temporaryFolder(), 'old-node.cjs');
  writeFileSync(oldNode, "Object.defineProperty(process.versions, 'node', { value: '12.22.12' });");
  const parameters = ['--require', oldNode, '--require', file, '--eval', "console.log('loaded')"];
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Node 12\.22\.12 is not supported: [^\n]+\n$/),
  });
});

test('the version check is ECMAScript 5, which every Node can parse', () => {
  const check = readFileSync(file, 'utf8');
  expect(() => parse(check, { ecmaVersion: 5 })).not.toThrow();
  expect(() => parse('const x = 1;', { ecmaVersion: 5 })).toThrow(SyntaxError);
});

test('every npm script that runs a file of tools checks the version first', () => {
  const ours = Object.values(scripts).filter((script) => script.includes('tools/'));
  expect(ours.length).toBeGreaterThan(5);
  for (const script of ours)
    expect(script).toMatch(/^exec node --require \.\/tools\/require-node\.cjs tools\/\w+\.mjs/);
});

test('README names the supported versions', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('Node 20.19, or 22.12 and later');
});
