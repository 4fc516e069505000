import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlLine } from './curl-line.ts';

/** The arguments into which Bash splits a command line. */
function wordsOf(line: string): string[] {
  const script = `words() { printf '%s\\0' "$@"; }; TOKEN=token; words ${line}`;
  return execFileSync('bash', ['-c', script], { encoding: 'latin1' }).split('\0').slice(0, -1);
}

test('a shell reads every byte of a request from the line, which contains no secret', () => {
  const target = `/api/x?y=${'%C3%A9'.repeat(300)}&z='"\\$HOME\xe9`;
  const request = {
    method: 'PUT',
    target,
    headers: [
      ['Authorization', 'Bearer secret'],
      ['X-A', 'a\x01b'],
    ] as const,
    body: Buffer.from('{"a":"é\n"}'),
  };
  const line = curlLine(request, 'http://127.0.0.1:1');
  expect(line).not.toContain('secret');
  expect(line.length).toBeLessThan(400);
  expect(wordsOf(line)).toEqual([
    'curl',
    '-i',
    '-X',
    'PUT',
    '--request-target',
    target,
    '-H',
    'Authorization: Bearer token',
    '-H',
    'X-A: a\x01b',
    '--data-binary',
    Buffer.from('{"a":"é\n"}').toString('latin1'),
    'http://127.0.0.1:1',
  ]);
});
