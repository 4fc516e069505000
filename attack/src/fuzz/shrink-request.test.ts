import { expect, test } from 'vitest';
import type { FuzzRequest } from './fuzz-request.ts';
import { shrinkRequest } from './shrink-request.ts';

test('a request shrinks to the parts that matter', async () => {
  const request = {
    query: ['a=1', 'b=2', 'c=3', 'd=4', 'e=5'],
    headers: [
      ['Authorization', 'Bearer x'],
      ['X-A', '1'],
      ['X-B', '2'],
    ],
    body: Buffer.from('{"one":1,"two":2,"three":3}'),
  } as unknown as FuzzRequest;
  const shrunk = await shrinkRequest(request, async ({ query, headers, body }) => {
    return query.includes('d=4') && headers.some(([name]) => name === 'X-B') && body!.includes('two');
  });
  expect(shrunk.query).toEqual(['d=4']);
  expect(shrunk.headers).toEqual([
    ['Authorization', 'Bearer x'],
    ['X-B', '2'],
  ]);
  expect(shrunk.body?.toString()).toBe('{"two":2}');
});
