import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { root } from './run-command.ts';
import { cleanEnvironment, temporaryFolder } from './running-directory.ts';

const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const systemdPath = '/etc/directory/directory.env';

/** The variables that a file sets, with the shell commands that docs/operations.md recommends. */
function loaded(content: string): { environment: Record<string, string>; printed: string } {
  const path = join(temporaryFolder(), 'directory.env');
  writeFileSync(path, content);
  const [, lines = ''] = /```sh\n(set -a; [^`]*)```/.exec(operations) ?? [];
  expect(lines).toContain(systemdPath);
  const program = `${lines.replace(systemdPath, path)}\nexec "${process.execPath}" -p 'JSON.stringify(process.env)'`;
  const output = execFileSync('/bin/sh', ['-c', program], { encoding: 'utf8', env: cleanEnvironment({}) });
  const [printed = '', json = '{}'] = output.trimEnd().split('\n');
  return { environment: JSON.parse(json) as Record<string, string>, printed };
}

test('the shell reads the database URL as documented, and the documented command prints it without its password', () => {
  const [line = ''] = /DATABASE_URL='[^']*'/.exec(operations) ?? [];
  const { environment, printed } = loaded(`${line.replace('…', 'directory:pa$s;word@db.example')}\n`);
  const rest = '@db.example/directory?sslmode=verify-full&sslrootcert=/etc/ssl/certs/database-ca.pem';
  expect(environment['DATABASE_URL']).toBe(`postgres://directory:pa$s;word${rest}`);
  expect(printed).toBe(`postgres://directory:…${rest}`);
});

test('each documented special character needs single quotes, with which the shell and Node.js read the same value', () => {
  const [, list = ''] = /single quotes around each value with (.*?) or a space/.exec(operations) ?? [];
  const characters = [...list.matchAll(/`(.)`/g)].flatMap(([, character]) => character ?? []);
  expect(characters).toEqual(['&', ';', '#', '$', '"']);
  for (const character of [...characters, '\\', ' ']) {
    const value = `before ${character}after`;
    const line = `BRAND_NAME='${value}'\n`;
    expect(loaded(line).environment['BRAND_NAME']).toBe(value);
    expect(parseEnv(line)).toEqual({ BRAND_NAME: value });
  }
});
