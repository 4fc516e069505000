import * as contract from '@directory/contract';
import type { Endpoint } from '@directory/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../test/test-directory.ts';
import type { TestDirectory } from '../../test/test-directory.ts';

const login = 'ann@group.example';
const endpoints = Object.values<unknown>(contract).filter(
  (value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value && 'access' in value,
);
/** Valid values for the other parameters of a path. */
const samples: Readonly<Record<string, string>> = {
  bu: 'BU01',
  id: '1',
  person: '1',
  size: '96',
  hash: 'a'.repeat(22),
};
const filled = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => samples[name] ?? 'x');

let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory([{ login, firstName: 'Ann', lastName: 'Lee' }], { ADMIN_LOGINS: login });
});

/** A request for each field in the query, path or body of each endpoint, with the text in that field; the field is `path` for the path. */
function requestsWith(text: string) {
  return endpoints.flatMap(({ method, path, params, query, body }) => {
    const inPath = Object.keys(params.shape).map((name) => ({
      method,
      url: filled(path.replace(`{${name}}`, encodeURIComponent(text))),
      field: name,
      body: undefined,
    }));
    const plain = filled(path);
    const inQuery = Object.keys(query.shape).map((name) => ({
      method,
      url: `${plain}?${name}=${encodeURIComponent(text)}`,
      field: name,
      body: undefined,
    }));
    const shape = 'shape' in body ? Object.keys(body.shape as object) : [];
    const inBody = shape.map((name) => ({ method, url: plain, field: name, body: { [name]: text } }));
    return [...inPath, ...inQuery, ...inBody];
  });
}

describe('NUL in any field', () => {
  test('is a 400 that names the field', async () => {
    for (const { method, url, field, body } of requestsWith('a\0b')) {
      const { status, error } = await directory.as(login).request(method, url, body);
      const fields = error?.fields?.map((fault) => fault.field);
      expect({ method, url, status, fields }).toMatchObject({ method, url, status: 400 });
      expect(fields).toContain(field);
    }
  });
});

describe('a lone surrogate in any field of a body', () => {
  test('is a 400 that names the field', async () => {
    const inBodies = requestsWith('\ud83d\ude00').filter(({ body }) => body !== undefined);
    expect(inBodies.length).toBeGreaterThan(20);
    for (const { method, url, field } of inBodies) {
      const { status, error } = await directory.as(login).request(method, url, { [field]: 'a\ud800' });
      expect({ method, url, field, status }).toMatchObject({ status: 400 });
      expect(error.fields?.map((fault) => fault.field)).toContain(field);
    }
  });
});

test.each(['NUL\0', 'lone \ud800'])('a token whose login has %j is rejected', async (text) => {
  const { status, error } = await directory.as(`${text}@group.example`).request('GET', '/api/admin/users');
  expect(status).toBe(401);
  expect(error.code).toBe('token.invalid');
});
