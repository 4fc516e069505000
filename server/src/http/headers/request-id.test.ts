import { getViewer } from '@directory/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { traceParentOf } from './request-id.ts';

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
let direct: TestDirectory;
let behindProxy: TestDirectory;
beforeAll(async () => {
  direct = await openTestDirectory();
  behindProxy = await openTestDirectory([], { TRUSTED_PROXIES: '1' }, [], { database: direct.database });
});

async function idFor(given: string, directory: TestDirectory) {
  const { headers, error } = await directory
    .as(undefined)
    .request('GET', getViewer.path, undefined, { 'x-request-id': given });
  expect(error.requestId).toBe(headers['x-request-id']);
  return error.requestId;
}

describe('the id of a request', () => {
  test.each(['0123456789abcdef0123456789abcdef', 'Root=1-67891233-abcdef012345678912345678', 'a', 'a'.repeat(128)])(
    'is that of the proxy: %s',
    async (given) => {
      expect(await idFor(given, behindProxy)).toBe(given);
    },
  );

  test.each(['', 'a b', 'ann@group.example', '<script>', 'a\tb', 'ü', '"a"', 'a'.repeat(129), 'a, b'])(
    'is new if the proxy sends %j',
    async (given) => {
      expect(await idFor(given, behindProxy)).toMatch(uuid);
    },
  );

  test('is new without a proxy in front of the server', async () => {
    expect(await idFor('0123456789abcdef', direct)).toMatch(uuid);
  });
});

describe('the trace of a request', () => {
  const [trace, span] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

  test('is that of the proxy', () => {
    expect(traceParentOf({ traceparent: `00-${trace}-${span}-01` }, true)).toEqual({
      traceId: trace,
      spanId: span,
      flags: 1,
    });
    // A later version may add fields.
    expect(traceParentOf({ traceparent: `01-${trace}-${span}-01-more` }, true)?.traceId).toBe(trace);
  });

  test.each([
    `00-${'0'.repeat(32)}-${span}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace.toUpperCase()}-${span}-01`,
    `00-${trace}-${span}-01-more`,
    `ff-${trace}-${span}-01`,
    `00-${trace}-${span}`,
    '',
    'ann@group.example',
  ])('is ignored if it is invalid: %j', (traceparent) => {
    expect(traceParentOf({ traceparent }, true)).toBeUndefined();
  });

  test('is ignored without a proxy in front of the server', () => {
    expect(traceParentOf({ traceparent: `00-${trace}-${span}-01` }, false)).toBeUndefined();
  });
});
