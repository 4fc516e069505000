import * as contract from '@directory/contract';
import type { Endpoint } from '@directory/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestCaller, TestDirectory } from '../../../test/test-directory.ts';
import { administratorsStore } from '../../viewer/administrators/administrators-store.ts';

let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory(
    ['admin@group.example', 'ann@group.example'].map((login) => ({ login, firstName: 'Ann', division: 'BU05' })),
    { ADMIN_LOGINS: 'admin@group.example' },
  );
  const administrators = administratorsStore(directory.database.kysely);
  await administrators.add('of-bu05@group.example', 'test', 'BU05');
  await administrators.add('of-bu06@group.example', 'test', 'BU06');
});

const endpoints = (Object.values(contract) as unknown[])
  .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value)
  .filter(({ path }) => path.startsWith('/api/admin/'));

const address = {
  C_countryname: 'FR',
  city: 'Lyon',
  zipCode: '69003',
  streetAddress: '1 rue Un',
  C_houseIdentifier: 'Un',
};

interface ValidRequest {
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** The response that an administrator gets: success by default, or the error of a handler that cannot find the object. */
  readonly answer?: readonly [status: number, code: string | undefined];
}

const noUpload = [404, 'upload.unknown'] as const;
const nothingComputed = [409, 'data-quality.none'] as const;

/** A valid request to each endpoint, so that only the caller determines whether it succeeds. */
const requests: Readonly<Record<string, ValidRequest>> = {
  'GET /api/admin/users/{login}': { url: '/api/admin/users/admin@group.example' },
  'GET /api/admin/users': { url: '/api/admin/users' },
  'POST /api/admin/users': {
    url: '/api/admin/users',
    body: { userLogin: 'new@group.example', allowsUnlisted: true },
  },
  'DELETE /api/admin/users/{login}': {
    url: '/api/admin/users/nobody@group.example',
    answer: [404, 'administrator.unknown'],
  },
  ...ruleRequests('selfServiceOrganizations', 'organization'),
  ...ruleRequests('selfServiceDomains', 'domain'),
  'GET /api/admin/rule-suggestions': { url: '/api/admin/rule-suggestions?kind=organizations' },
  'GET /api/admin/self-service-preview': { url: '/api/admin/self-service-preview?userId=ann@group.example' },
  'GET /api/admin/buAddresses': { url: '/api/admin/buAddresses' },
  'GET /api/admin/buAddresses/{bu}': { url: '/api/admin/buAddresses/BU06', answer: [404, 'addresses.unknown'] },
  'POST /api/admin/buAddresses': {
    url: '/api/admin/buAddresses',
    body: { bu: 'BU05', allowedAddresses: [address] },
  },
  'PUT /api/admin/buAddresses': {
    url: '/api/admin/buAddresses',
    body: { bu: 'BU06', allowedAddresses: [address], version: 1 },
    answer: [404, 'addresses.unknown'],
  },
  'DELETE /api/admin/buAddresses/{bu}': {
    url: '/api/admin/buAddresses/BU06?version=1',
    answer: [404, 'addresses.unknown'],
  },
  'GET /api/admin/people/{login}/corrections': { url: '/api/admin/people/ann@group.example/corrections' },
  'PUT /api/admin/people/{login}/corrections': {
    url: '/api/admin/people/ann@group.example/corrections',
    body: { corrections: { firstName: 'Anna' } },
  },
  'PUT /api/admin/people/{login}/photo': {
    url: '/api/admin/people/ann@group.example/photo',
    body: 'not a photo',
    answer: [415, 'photo.not-jpeg'],
  },
  'DELETE /api/admin/people/{login}/photo': {
    url: '/api/admin/people/ann@group.example/photo',
    answer: [404, 'photo.missing'],
  },
  'DELETE /api/admin/people/{login}/own-photo': {
    url: '/api/admin/people/ann@group.example/own-photo',
    answer: [404, 'photo.missing'],
  },
  'DELETE /api/admin/people/{login}/name-recording': {
    url: '/api/admin/people/ann@group.example/name-recording',
    answer: [404, 'recording.missing'],
  },
  'DELETE /api/admin/people/{login}/about-me/{field}': {
    url: '/api/admin/people/ann@group.example/about-me/topics',
    answer: [404, 'about-me.missing'],
  },
  'GET /api/admin/personal-data': { url: '/api/admin/personal-data' },
  'GET /api/admin/personal-data/{id}': {
    url: '/api/admin/personal-data/999',
    answer: [404, 'profile.unknown'],
  },
  'DELETE /api/admin/personal-data/{id}': {
    url: '/api/admin/personal-data/999?login=nobody@group.example',
    answer: [404, 'profile.unknown'],
  },
  'GET /api/admin/hiding-rules': { url: '/api/admin/hiding-rules' },
  'POST /api/admin/hiding-rules': {
    url: '/api/admin/hiding-rules',
    body: { scope: 'userType', value: 'E', fields: ['mobilePhone'] },
  },
  'PUT /api/admin/hiding-rules/{id}': {
    url: '/api/admin/hiding-rules/999',
    body: { fields: ['mobilePhone'] },
    answer: [404, 'rule.unknown'],
  },
  'DELETE /api/admin/hiding-rules/{id}': { url: '/api/admin/hiding-rules/999', answer: [404, 'rule.unknown'] },
  'GET /api/admin/hiding-groups': { url: '/api/admin/hiding-groups?scope=country' },
  'GET /api/admin/people-with-hidden-fields': { url: '/api/admin/people-with-hidden-fields' },
  'GET /api/admin/synonyms': { url: '/api/admin/synonyms' },
  'POST /api/admin/synonyms': { url: '/api/admin/synonyms', body: { kind: 'role', words: ['DRH', 'HR director'] } },
  'PUT /api/admin/synonyms': { url: '/api/admin/synonyms', body: { rows: [] } },
  'PUT /api/admin/synonyms/{id}': {
    url: '/api/admin/synonyms/999',
    body: { kind: 'role', words: ['DRH', 'HR director'] },
    answer: [404, 'synonyms.unknown'],
  },
  'DELETE /api/admin/synonyms/{id}': { url: '/api/admin/synonyms/999', answer: [404, 'synonyms.unknown'] },
  'GET /api/admin/chart-setting': { url: '/api/admin/chart-setting' },
  'PUT /api/admin/chart-setting': {
    url: '/api/admin/chart-setting',
    body: { userTypes: ['I'], mode: 'except', organizations: [] },
  },
  'POST /api/admin/chart-setting/preview': {
    url: '/api/admin/chart-setting/preview',
    body: { userTypes: ['I'], mode: 'except', organizations: [] },
  },
  'GET /api/admin/about-me-setting': { url: '/api/admin/about-me-setting' },
  'PUT /api/admin/about-me-setting': { url: '/api/admin/about-me-setting', body: { fields: ['topics'] } },
  'GET /api/admin/reveal-budgets': { url: '/api/admin/reveal-budgets' },
  'GET /api/admin/reveal-budgets/{login}': { url: '/api/admin/reveal-budgets/ann@group.example' },
  'PUT /api/admin/reveal-budgets/{login}': {
    url: '/api/admin/reveal-budgets/ann@group.example',
    body: { people: 10_000 },
  },
  'DELETE /api/admin/reveal-budgets/{login}': { url: '/api/admin/reveal-budgets/ann@group.example' },
  'GET /api/admin/feeds': { url: '/api/admin/feeds' },
  'POST /api/admin/feeds/{name}/actions': {
    url: '/api/admin/feeds/none/actions',
    body: { action: 'run' },
    answer: [404, 'feed.unknown'],
  },
  'GET /api/admin/data-quality': { url: '/api/admin/data-quality' },
  'GET /api/admin/data-quality/units': {
    url: '/api/admin/data-quality/units?kind=without-email&by=feed&limit=10',
    answer: nothingComputed,
  },
  'GET /api/admin/data-quality/findings': {
    url: '/api/admin/data-quality/findings?kind=without-email&limit=10',
    answer: nothingComputed,
  },
  'GET /api/admin/data-quality/export': { url: '/api/admin/data-quality/export', answer: nothingComputed },
  // Without a report, so that the responses above do not depend on when it is computed.
  'POST /api/admin/data-quality': { url: '/api/admin/data-quality?unknown=1', answer: [400, 'request.invalid'] },
  'GET /api/admin/feed-runs': { url: '/api/admin/feed-runs' },
  'GET /api/admin/feed-runs/{id}/faults': {
    url: '/api/admin/feed-runs/1/faults',
    answer: [404, 'feed-run.unknown'],
  },
  'POST /api/admin/uploads': { url: '/api/admin/uploads', body: { size: 10 } },
  'GET /api/admin/uploads/{id}': { url: '/api/admin/uploads/none', answer: noUpload },
  'PUT /api/admin/uploads/{id}': {
    url: '/api/admin/uploads/none?offset=0',
    body: 'login\n',
    headers: { 'content-type': 'application/octet-stream' },
    answer: noUpload,
  },
  'DELETE /api/admin/uploads/{id}': { url: '/api/admin/uploads/none', answer: noUpload },
  'POST /api/admin/uploads/{id}/preview': {
    url: '/api/admin/uploads/none/preview',
    body: { feed: 'csv', kind: 'csv' },
    answer: noUpload,
  },
  'POST /api/admin/uploads/{id}/import': {
    url: '/api/admin/uploads/none/import',
    body: { feed: 'csv', kind: 'csv', isDryRun: true },
    answer: noUpload,
  },
  'GET /api/admin/scim-tokens': { url: '/api/admin/scim-tokens' },
  'POST /api/admin/scim-tokens': { url: '/api/admin/scim-tokens', body: { name: 'Entra ID', scope: 'write' } },
  'DELETE /api/admin/scim-tokens/{id}': {
    url: '/api/admin/scim-tokens/999999',
    answer: [404, 'scim-token.unknown'],
  },
  'GET /api/admin/api-tokens': { url: '/api/admin/api-tokens' },
  'POST /api/admin/api-tokens': {
    url: '/api/admin/api-tokens',
    body: { name: 'Intranet', scopes: ['people'], days: 90, peoplePerDay: 1000 },
  },
  'DELETE /api/admin/api-tokens/{id}': { url: '/api/admin/api-tokens/999999', answer: [404, 'api-token.unknown'] },
  'GET /api/admin/webhooks': { url: '/api/admin/webhooks' },
  'POST /api/admin/webhooks': {
    url: '/api/admin/webhooks',
    body: { name: 'Intranet', url: 'https://hooks.example/people', events: ['person.came'] },
  },
  'DELETE /api/admin/webhooks/{id}': { url: '/api/admin/webhooks/999999', answer: [404, 'webhook.unknown'] },
  'PUT /api/admin/webhooks/{id}/state': {
    url: '/api/admin/webhooks/999999/state',
    body: { isOn: true },
    answer: [404, 'webhook.unknown'],
  },
  'POST /api/admin/webhooks/{id}/test': { url: '/api/admin/webhooks/999999/test', answer: [404, 'webhook.unknown'] },
  'GET /api/admin/audit': { url: '/api/admin/audit' },
  'GET /api/admin/audit-export': { url: '/api/admin/audit-export' },
};

type Answer = readonly [status: number, code: string | undefined];

const denied: Answer = [403, 'unit.denied'];
/**
 * What an administrator of the unit BU05 and one of BU06 get for the requests above, after an administrator of the whole directory has sent
 * them. Both are denied access to endpoints that are not listed.
 */
const unitAnswers: Readonly<Record<string, readonly [ofBu05: Answer, ofBu06: Answer]>> = {
  'GET /api/admin/buAddresses': [
    [200, undefined],
    [200, undefined],
  ],
  'GET /api/admin/buAddresses/{bu}': [denied, [404, 'addresses.unknown']],
  'POST /api/admin/buAddresses': [[409, 'addresses.known'], denied],
  'PUT /api/admin/buAddresses': [denied, [404, 'addresses.unknown']],
  'DELETE /api/admin/buAddresses/{bu}': [denied, [404, 'addresses.unknown']],
  'GET /api/admin/people/{login}/corrections': [[200, undefined], denied],
  'PUT /api/admin/people/{login}/corrections': [[200, undefined], denied],
  'PUT /api/admin/people/{login}/photo': [[415, 'photo.not-jpeg'], denied],
  'DELETE /api/admin/people/{login}/photo': [[404, 'photo.missing'], denied],
  'DELETE /api/admin/people/{login}/own-photo': [[404, 'photo.missing'], denied],
  'DELETE /api/admin/people/{login}/name-recording': [[404, 'recording.missing'], denied],
  'DELETE /api/admin/people/{login}/about-me/{field}': [[404, 'about-me.missing'], denied],
  'GET /api/admin/data-quality': [
    [200, undefined],
    [200, undefined],
  ],
  'POST /api/admin/data-quality': [
    [400, 'request.invalid'],
    [400, 'request.invalid'],
  ],
  // The requests name no unit.
  'GET /api/admin/data-quality/units': [denied, denied],
  'GET /api/admin/data-quality/findings': [denied, denied],
  'GET /api/admin/data-quality/export': [denied, denied],
  // Each may query their own login, and learns that they do not administer the whole directory.
  'GET /api/admin/users/{login}': [
    [403, 'access.denied'],
    [403, 'access.denied'],
  ],
};

function ruleRequests(path: string, subject: string): Record<string, ValidRequest> {
  const url = `/api/admin/${path}`;
  const unknown = [404, 'rule.unknown'] as const;
  return {
    [`GET ${url}`]: { url },
    [`POST ${url}`]: { url, body: { [subject]: 'first.example', mobilePhone: true } },
    [`PUT ${url}`]: { url, body: { [subject]: 'unknown.example', version: 1 }, answer: unknown },
    [`DELETE ${url}/{id}`]: { url: `${url}/unknown.example?version=1`, answer: unknown },
  };
}

function requestOf(name: string): ValidRequest {
  const request = requests[name];
  if (request === undefined) throw new Error(`Add a valid request of ${name} to this test.`);
  return request;
}

async function attempt(caller: TestCaller, name: string, { method }: Endpoint) {
  const { url, body, headers } = requestOf(name);
  const { status, error } = await caller.request(method, url, body, headers);
  return [status, error?.code];
}

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (name, endpoint) => {
    test('rejects a caller who is not signed in', async () => {
      expect(await attempt(directory.as(undefined), name, endpoint)).toEqual([401, 'token.missing']);
    });

    test('rejects a caller who is not an administrator', async () => {
      expect(await attempt(directory.as('ann@group.example'), name, endpoint)).toEqual([403, 'access.denied']);
    });

    test('serves an administrator', async () => {
      const { answer = [200, undefined] } = requestOf(name);
      expect(await attempt(directory.as('admin@group.example'), name, endpoint)).toEqual(answer);
    });

    test('lets administrators of a unit access only their unit', async () => {
      const closed: Answer = [403, 'access.denied'];
      const [ofBu05, ofBu06] = unitAnswers[name] ?? [closed, closed];
      expect(await attempt(directory.as('of-bu05@group.example'), name, endpoint)).toEqual(ofBu05);
      expect(await attempt(directory.as('of-bu06@group.example'), name, endpoint)).toEqual(ofBu06);
    });

    test('admits administrators of a unit only if its access rule says so', () => {
      expect(endpoint.access === 'unit-administrator' || endpoint.access === 'signed-in').toBe(name in unitAnswers);
    });
  },
);

test('every endpoint of the settings is tested above', () => {
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
  expect(endpoints).toHaveLength(77);
});

test('the server does not read a large body of a caller without access', async () => {
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
