import * as contract from '@directory/contract';
import type { Endpoint } from '@directory/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestCaller, TestDirectory } from '../../../test/test-directory.ts';

let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory(
    ['admin@group.example', 'ann@group.example'].map((login) => ({ login, firstName: 'Ann' })),
    { ADMIN_LOGINS: 'admin@group.example' },
  );
});

const endpoints = (Object.values(contract) as unknown[])
  .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value)
  .filter(({ path }) => path.startsWith('/api/admin/'));

/** A request without input, for a business unit where the path asks for a name: access is checked before everything else. */
const attempt = (caller: TestCaller, { method, path }: Endpoint) =>
  caller.request(method, path.replaceAll(/\{\w+\}/g, 'BU01'));

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    test('asks to sign in first', async () => {
      const { status, error } = await attempt(directory.as(undefined), endpoint);
      expect([status, error.code]).toEqual([401, 'token.missing']);
    });

    test('is for administrators', async () => {
      const { status, error } = await attempt(directory.as('ann@group.example'), endpoint);
      expect([status, error?.code]).toEqual([403, 'access.denied']);
    });

    test('lets an administrator in', async () => {
      const { status, error } = await attempt(directory.as('admin@group.example'), endpoint);
      expect([status, error?.code]).toEqual(administratorAnswer(endpoint));
    });
  },
);

/** Deletions find nothing by that name; other writes lack a body. Reading answers, unless it needs a name or a query. */
function administratorAnswer({ method, path, query }: Endpoint): [number, string | undefined] {
  if (method === 'DELETE') return [404, unknownCodes[path] ?? ''];
  if (method !== 'GET') return [400, 'request.invalid'];
  if (path === '/api/admin/buAddresses/{bu}') return [404, 'addresses.unknown'];
  return query.safeParse({}).success ? [200, undefined] : [400, 'request.invalid'];
}

const unknownCodes: Readonly<Record<string, string>> = {
  '/api/admin/users/{login}': 'administrator.unknown',
  '/api/admin/buAddresses/{bu}': 'addresses.unknown',
  '/api/admin/selfServiceOrganizations/{id}': 'rule.unknown',
  '/api/admin/selfServiceDomains/{id}': 'rule.unknown',
};

test('every endpoint of the settings is tested', () => {
  expect(endpoints.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/api/admin/users',
      '/api/admin/buAddresses/{bu}',
      '/api/admin/selfServiceDomains/{id}',
      '/api/admin/selfServiceOrganizations/{id}',
      '/api/admin/feed-runs',
      '/api/admin/audit-export',
    ]),
  );
  expect(endpoints).toHaveLength(23);
});

test('a caller without access cannot make the server read a large body', async () => {
  const megabytes = JSON.stringify({ bu: 'BU01', allowedAddresses: ['x'.repeat(3_000_000)] });
  const headers = { 'content-type': 'application/json', 'content-length': String(60 * 1024 * 1024) };
  for (const [login, status] of [
    [undefined, 401],
    ['ann@group.example', 403],
    ['admin@group.example', 413],
  ] as const) {
    const answer = await directory.as(login).request('POST', '/api/admin/buAddresses', megabytes, headers);
    expect(answer.status).toBe(status);
  }
});
