import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptJson } from './json-body.ts';

const app = fastify();

beforeAll(() => {
  acceptJson(app);
  app.setErrorHandler((_error, _request, reply) => reply.code(400).send());
  const options = { bodyLimit: 10_000_000, config: { maxBodyValues: 1000 } };
  app.put('/', options, ({ body }) => ({ type: typeof body }));
});
afterAll(() => app.close());

const put = async (payload: string) => {
  const headers = { 'content-type': 'application/json' };
  return (await app.inject({ method: 'PUT', url: '/', headers, payload })).statusCode;
};
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('a body that is nested too deep, or has too many values, is rejected', async () => {
  expect(await put(nested(32))).toBe(200);
  expect(await put(nested(33))).toBe(400);
  expect(await put(JSON.stringify(Array.from({ length: 900 }, () => 1)))).toBe(200);
  expect(await put(JSON.stringify(Array.from({ length: 1000 }, () => 1)))).toBe(400);
});

test('a long text, such as a photo, is not counted', async () => {
  expect(await put(JSON.stringify({ photo: '[,'.repeat(1_000_000) }))).toBe(200);
});
