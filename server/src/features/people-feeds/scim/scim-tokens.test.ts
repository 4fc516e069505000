import {
  addScimToken,
  getUserProfile,
  listAudit,
  listScimTokens,
  maxScimTokens,
  removeScimToken,
} from '@directory/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openScimClient, patchUrn, user } from '../../../../test/scim-client.ts';
import type { ScimClient, ScimMethod } from '../../../../test/scim-client.ts';

const administrator = 'admin@group.example';

let scim: ScimClient;
let limited: ScimClient;
beforeAll(async () => {
  scim = await openScimClient();
  limited = await openScimClient({ SCIM_LIMIT_PER_MINUTE: '10' });
});

describe('a token', () => {
  test('is shown once, and only its hash is stored', async () => {
    const caller = scim.directory.as(administrator);
    const { output } = await caller.call(addScimToken, { body: { name: ' Entra ID ', scope: 'write' } });
    expect(output.secret).toMatch(/^dirscim_[\w-]{43}$/);
    expect(output.token).toMatchObject({
      name: 'Entra ID',
      scope: 'write',
      createdBy: administrator,
      createdByPerson: { login: administrator },
      lastUsedAt: null,
    });
    const listed = await caller.call(listScimTokens);
    expect(listed.output).toContainEqual(output.token);
    expect(listed.body).not.toContain(output.secret);
    const rows = await scim.directory.database.kysely.selectFrom('scim_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(output.secret.slice('dirscim_'.length));
  });

  test('records its last use, at most once a minute', async () => {
    const authorization = `Bearer ${await scim.token('read')}`;
    const statements = await scim.directory.statementsOf(async () => {
      for (let use = 0; use < 3; use++) await scim.get('/ServiceProviderConfig', { authorization });
    });
    expect(statements.filter((statement) => statement.startsWith('update "scim_tokens"'))).toHaveLength(1);
    const { output } = await scim.directory.as(administrator).call(listScimTokens);
    expect(output.some(({ scope, lastUsedAt }) => scope === 'read' && lastUsedAt !== null)).toBe(true);
  });

  test('is rejected immediately after it is revoked', async () => {
    const caller = scim.directory.as(administrator);
    const { output } = await caller.call(addScimToken, { body: { name: 'Old', scope: 'write' } });
    const authorization = `Bearer ${output.secret}`;
    expect((await scim.get('/Users?count=0', { authorization })).status).toBe(200);
    await caller.call(removeScimToken, { params: { id: String(output.token.id) } });
    expect((await scim.get('/Users?count=0', { authorization })).status).toBe(401);
    const again = await caller.call(removeScimToken, { params: { id: String(output.token.id) } });
    expect(again.error.code).toBe('scim-token.unknown');
  });

  test('keeps working while random tokens come from the same network, of which only a few are looked up', async () => {
    const secret = await scim.token('read');
    const statusOf = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const url = '/scim/v2/Users?count=0';
      return (await scim.directory.inject({ url, headers, remoteAddress: '192.0.2.17' })).statusCode;
    };
    expect(await statusOf(secret)).toBe(200);
    const statuses = new Set<number>();
    const statements = await scim.directory.statementsOf(async () => {
      for (let attempt = 0; attempt < 200; attempt++) statuses.add(await statusOf(`dirscim_random${attempt}`));
    });
    expect(statements.filter((statement) => statement.includes('from "scim_tokens"')).length).toBeLessThan(100);
    expect(statuses).toEqual(new Set([401, 429]));
    expect(await statusOf(secret)).toBe(200);
  });

  test('is in the audit log with the administrators who created and revoked it', async () => {
    const { output } = await scim.directory.as(administrator).call(listAudit, { query: {} });
    expect(output.filter(({ subject }) => subject === 'Old')).toMatchObject([
      { kind: 'scim-token.removed', actor: administrator, before: { access: 'write' }, after: null },
      { kind: 'scim-token.added', actor: administrator, before: null, after: { access: 'write' } },
    ]);
  });

  test.each(['', '   ', 'x'.repeat(101), 'a\nb'])('cannot have the name %j', async (name) => {
    const { status } = await scim.directory.as(administrator).call(addScimToken, { body: { name, scope: 'read' } });
    expect(status).toBe(400);
  });
});

test('a token that can read cannot write', async () => {
  const authorization = `Bearer ${await scim.token('read')}`;
  const { body } = await scim.post('/Users', user('read-only@group.example'));
  const path = `/Users/${String(body['id'])}`;
  const search = { schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'] };
  const requests: readonly [ScimMethod, string, unknown, number][] = [
    ['GET', path, undefined, 200],
    ['POST', '/Users/.search', search, 200],
    ['POST', '/Users', user('new@group.example'), 403],
    ['PUT', path, user('new@group.example'), 403],
    ['PATCH', path, { schemas: [patchUrn], Operations: [] }, 403],
    ['DELETE', path, undefined, 403],
    ['POST', '/Bulk', {}, 403],
  ];
  for (const [method, target, sent, status] of requests) {
    expect((await scim.send(method, target, sent, { authorization })).status).toBe(status);
  }
});

test('a SCIM token is valid only for SCIM, and no identity provider is asked about it', async () => {
  const caller = scim.directory.withAuthorization(`Bearer ${await scim.token('write')}`);
  for (const { status, error } of [await caller.call(getUserProfile), await caller.call(listScimTokens)]) {
    expect({ status, code: error.code }).toEqual({ status: 401, code: 'token.invalid' });
  }
});

test('the token of a signed-in administrator is not valid for SCIM', async () => {
  const authorization = `Bearer ${await scim.directory.token(administrator)}`;
  expect((await scim.get('/Users', { authorization })).status).toBe(401);
});

test('the server does not read a large body from a caller without a token', async () => {
  const response = await scim.directory.inject({
    method: 'POST',
    url: '/scim/v2/Users',
    headers: { 'content-type': 'application/scim+json', 'content-length': String(60 * 1024 * 1024) },
    payload: '{}',
  });
  expect(response.statusCode).toBe(401);
});

test('each token has its own rate limit', async () => {
  const statuses: number[] = [];
  for (let request = 0; request < 11; request++) statuses.push((await limited.get('/Users?count=0')).status);
  expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true);
  expect(statuses[10]).toBe(429);
  const authorization = `Bearer ${await limited.token('read')}`;
  expect((await limited.get('/Users?count=0', { authorization })).status).toBe(200);
  const answer = await limited.get('/Users');
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.body).toMatchObject({ status: '429' });
});

test('the number of tokens is limited', async () => {
  const caller = scim.directory.as(administrator);
  const answers = [];
  for (let token = 0; token <= maxScimTokens; token++) {
    answers.push(await caller.call(addScimToken, { body: { name: `Token ${token}`, scope: 'read' } }));
  }
  expect(answers.at(-1)?.error.code).toBe('scim-token.too-many');
});
