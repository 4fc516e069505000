import { getConfiguration, getViewer, searchPeople } from '@directory/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure, call, callForResponse, configureCalls } from './call.ts';

const requests: Request[] = [];
let answers: (Response | Error)[] = [];

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    requests.push(new Request(new URL(input, 'http://localhost'), init));
    init.signal?.throwIfAborted();
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new TypeError('Failed to fetch');
  });
});

afterEach(() => {
  answers = [];
  configureCalls({
    base: '/api',
    access: { token: () => undefined, renew: async () => undefined, requireNewSignIn: async () => undefined },
  });
});

const rejected = (code: string, status: number, more: object = {}) =>
  Response.json({ error: { code, message: 'No.', requestId: 'r-1', ...more } }, { status });
const failureOf = (work: Promise<unknown>) => work.catch((failure: unknown) => failure);

test('a call sends the token, and its query without undefined values', async () => {
  configureCalls({
    access: {
      token: () => 'secret',
      idTokenOf: (token) => `ID of ${token}`,
      renew: async () => undefined,
      requireNewSignIn: async () => undefined,
    },
  });
  answers = [Response.json([], { headers: { 'x-total-count': '7' } })];
  const { data, headers } = await callForResponse(searchPeople, {
    query: { globalQuery: 'Ä & b+c', titleQuery: undefined, limit: '3' },
  });
  expect(data).toEqual([]);
  expect(headers.get('x-total-count')).toBe('7');
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret');
  expect(requests[0]?.headers.get('x-id-token')).toBe('ID of secret');
  const query = new URL(requests[0]?.url ?? '').searchParams;
  expect([...query]).toEqual([
    ['globalQuery', 'Ä & b+c'],
    ['limit', '3'],
  ]);
});

test('a call of an open endpoint sends no token', async () => {
  configureCalls({
    access: { token: () => 'secret', renew: async () => undefined, requireNewSignIn: async () => undefined },
  });
  answers = [Response.json({})];
  await call(getConfiguration, {});
  expect(requests[0]?.headers.has('authorization')).toBe(false);
});

test('the configured base replaces /api', async () => {
  configureCalls({ base: 'https://api.example/directory' });
  answers = [Response.json({})];
  await call(getConfiguration, {});
  expect(requests[0]?.url).toBe('https://api.example/directory/configuration');
});

test('a failure has the code, the fields and the request number of the response', async () => {
  const fields = [{ field: 'limit', code: 'error.e2' }];
  answers = [rejected('request.invalid', 400, { fields })];
  const failure = await failureOf(call(searchPeople, {}));
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ code: 'request.invalid', status: 400, fields, requestId: 'r-1' });
});

test('a response with status 200 that contains an error is a failure', async () => {
  answers = [Response.json({ error: { message: 'Not today.' } })];
  const failure = await failureOf(call(getViewer, {}));
  expect(failure).toMatchObject({ code: 'server.failed', status: 200, serverMessage: 'Not today.' });
});

test('a response of a proxy is a failure of the server', async () => {
  answers = [new Response('<h1>Bad gateway</h1>', { status: 502 })];
  expect(await failureOf(call(getViewer, {}))).toMatchObject({ code: 'server.failed', status: 502 });
});

test('a request without a response has a separate code', async () => {
  answers = [new TypeError('Failed to fetch')];
  expect(await failureOf(call(getViewer, {}))).toMatchObject({ code: 'network.failed', status: 0 });
});

test('an aborted call rejects with its reason, not with a failure', async () => {
  const reason = new Error('typed on');
  expect(await failureOf(call(getViewer, {}, { signal: AbortSignal.abort(reason) }))).toBe(reason);
});

test('after a rejected token, the token is renewed and the request repeated once', async () => {
  configureCalls({
    access: {
      token: () => 'old',
      renew: async (token) => (token === 'old' ? 'new' : undefined),
      requireNewSignIn: async () => undefined,
    },
  });
  answers = [rejected('token.expired', 401), Response.json({ login: 'x', isAdministrator: false, person: null })];
  await expect(call(getViewer, {})).resolves.toMatchObject({ login: 'x' });
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);

  answers = [rejected('token.expired', 401), rejected('token.invalid', 401)];
  expect(await failureOf(call(getViewer, {}))).toMatchObject({ code: 'token.invalid', status: 401 });
});
