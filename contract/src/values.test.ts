import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import * as contract from './index.ts';
import type { Endpoint } from './index.ts';

const endpoints = Object.values<unknown>(contract).filter(
  (value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value && 'access' in value,
);

/** Every input field with its schema, named as in `GET /api/users globalQuery`. */
const fields = endpoints.flatMap((endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    Object.entries('shape' in endpoint[part] ? (endpoint[part].shape as Record<string, z.ZodMiniType>) : {})
      // The handler checks the rows of this list.
      .filter(([field]) => field !== 'allowedAddresses')
      .map(([field, schema]) => ({ name: `${endpoint.method} ${endpoint.path} ${field}`, schema })),
  ),
);

describe('text that every input field rejects', () => {
  test.each([
    ['NUL', 'a\0b'],
    ['a high surrogate alone', 'a\ud800b'],
    ['a low surrogate alone', '\udc00'],
  ])('%s', (_name, text) => {
    expect(fields.length).toBeGreaterThan(60);
    expect(fields.filter(({ schema }) => schema.safeParse(text).success).map(({ name }) => name)).toEqual([]);
  });
});

test('surrogate pairs are accepted', () => {
  expect(contract.searchPeople.query.safeParse({ globalQuery: '𠮷田' }).success).toBe(true);
});
