import { expect, test } from 'vitest';
import type { Answer } from '../harness/parse-response.ts';
import type { Description } from './description.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { responseChecker } from './check-response.ts';

const schema = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
const failure = {
  type: 'object',
  properties: { error: { type: 'string' } },
  required: ['error'],
  additionalProperties: false,
};
const document = {
  paths: { '/api/things': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } },
  components: { schemas: { Failure: failure } },
};
const operation = {
  method: 'GET',
  path: '/api/things',
  isOpen: false,
  isForAdministrators: true,
  isForApiTokens: false,
  parameters: [],
  body: undefined,
  responses: { 200: { content: { 'application/json': { schema } } }, 403: {}, 500: {} },
};
const description: Description = { operations: [operation], document };
const request: FuzzRequest = {
  operation,
  caller: 'administrator',
  kind: 'valid',
  method: 'GET',
  path: '/api/things',
  query: [],
  headers: [],
  body: undefined,
};
const safe = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': 'x',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'x',
  'referrer-policy': 'x',
  'strict-transport-security': 'x',
  'permissions-policy': 'x',
};
const check = responseChecker(description, [{ value: 'Zqsecret', meaning: 'a secret', readers: ['administrator'] }]);

function answer(status: number, body: string, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: new Map(Object.entries({ ...safe, ...headers })),
    body: Buffer.from(body),
    milliseconds: 1,
  };
}

test('a correct response is accepted', () => {
  expect(check(request, answer(200, '{"name":"a"}'))).toEqual([]);
  expect(check({ ...request, caller: 'person' }, answer(403, '{"error":"no"}'))).toEqual([]);
  expect(check(request, answer(200, '{"name":"Zqsecret"}'))).toEqual([]);
});

test.each([
  ['a server error', request, answer(500, '{"error":"x"}'), /answered 500/],
  ['a status that is not described', request, answer(409, '{"error":"x"}'), /409 is not described/],
  ['a body outside its schema', request, answer(200, '{"name":7}'), /outside its schema: \/name/],
  ['a body that is no JSON', request, answer(200, '{'), /no JSON/],
  ['another media type', request, answer(200, 'a', { 'content-type': 'text/csv' }), /type "text\/csv"/],
  ['an error outside its schema', request, answer(403, '{"message":"x"}'), /An error 403 is outside its schema/],
  ['an error with a stack trace', request, answer(403, '{"error":"x\n    at y.js:1:1"}'), /internals/],
  ['a success without access', { ...request, caller: 'person' }, answer(200, '{"name":"a"}'), /without access/],
  ['a success for an API token', { ...request, caller: 'api-token' }, answer(200, '{"name":"a"}'), /without access/],
  ['a secret', { ...request, caller: 'person' }, answer(403, '{"error":"Zqsecret"}'), /served a secret/],
  ['an injected header', request, answer(200, '{"name":"a"}', { 'x-injected': 'yes' }), /injected/],
  ['no answer', request, { status: undefined, reason: 'timeout', milliseconds: 1 }, /no answer in time/],
] as const)('%s is reported', (_name, given, answered, pattern) => {
  expect(check(given as FuzzRequest, answered).join('\n')).toMatch(pattern);
});

test('a missing security header is reported', () => {
  const { headers, ...rest } = answer(200, '{"name":"a"}');
  const without = new Map([...headers].filter(([name]) => name !== 'content-security-policy'));
  expect(check(request, { ...rest, headers: without })).toEqual(['An answer 200 has no content-security-policy.']);
});
