import { fastify } from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { largeJsonSender } from './large-json.ts';

const piece = JSON.stringify('a piece of text');

/** An app whose response consists of many pieces, and a counter of how often they were generated. */
function open(maxBytes = 1_000_000) {
  const send = largeJsonSender(maxBytes);
  const app = fastify();
  const made: string[] = [];
  let isFailing = false;
  app.get<{ Params: { key: string } }>('/:key', async (request, reply) => {
    const { key } = request.params;
    return await send({ request, reply }, key, async function* () {
      made.push(key);
      if (isFailing) throw new Error('the pieces cannot be read');
      yield `["${key}"`;
      for (let index = 0; index < 1000; index++) yield key === 'large' ? `,${index ** 3}` : `,${piece}`;
      yield ']';
    });
  });
  return { app, made, fail: (fails: boolean) => void (isFailing = fails) };
}

test('concurrent callers share the work', async () => {
  const { app, made } = open();
  const answers = await Promise.all(Array.from({ length: 40 }, () => app.inject('/one')));
  expect(made).toEqual(['one']);
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toHaveLength(1001);
  }
});

test('a response is compressed only for clients that accept Brotli', async () => {
  const { app } = open();
  const get = (encoding: string) => app.inject({ url: '/one', headers: { 'accept-encoding': encoding } });
  for (const encoding of ['br', 'gzip, deflate, br, zstd', 'gzip;q=0.5, BR;q=0.9']) {
    const { headers, rawPayload } = await get(encoding);
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toHaveLength(1001);
  }
  for (const encoding of ['', 'gzip', 'br;q=0', 'br;q=0.0', 'brr']) {
    const { headers, body } = await get(encoding);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body)).toHaveLength(1001);
  }
});

test('a browser that already has the response gets a 304', async () => {
  const { app, made } = open();
  const etag = String((await app.inject('/one')).headers.etag);
  const again = await app.inject({ url: '/one', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await app.inject({ url: '/two', headers: { 'if-none-match': etag } })).statusCode).toBe(200);
  expect(made).toEqual(['one', 'two']);
});

test('a failure is not cached', async () => {
  const { app, made, fail } = open();
  fail(true);
  expect((await app.inject('/one')).statusCode).toBe(500);
  fail(false);
  expect((await app.inject('/one')).statusCode).toBe(200);
  expect(made).toEqual(['one', 'one']);
});

test('the least recently used responses are evicted if they take too much memory', async () => {
  const brotli = { 'accept-encoding': 'br' };
  const size = (await open().app.inject({ url: '/1', headers: brotli })).rawPayload.length;
  const { app, made } = open(2.5 * size);
  for (const key of ['1', '2', '1', '3', '1', '2']) await app.inject(`/${key}`);
  expect(made).toEqual(['1', '2', '3', '2']);
});

test('a response that was too large while several callers waited for it does not count against the others', async () => {
  const brotli = { 'accept-encoding': 'br' };
  const size = (await open().app.inject({ url: '/small', headers: brotli })).rawPayload.length;
  const { app, made } = open(1.5 * size);
  await Promise.all(['/large', '/large'].map((url) => app.inject(url)));
  made.length = 0;
  for (const url of ['/3', '/3', '/3']) await app.inject(url);
  expect(made).toEqual(['3']);
});
