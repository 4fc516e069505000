import { once } from 'node:events';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoint } from '@directory/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testLog } from '../../../test/test-log.ts';
import { createApp } from '../create-app.ts';
import { spoolUpload } from './spool-upload.ts';
import type { HttpError } from '../http-error.ts';
import { route } from '../route.ts';
import { serveRoutes } from '../serve-routes.ts';

const takeFile = endpoint({
  method: 'POST',
  path: '/file',
  access: 'open',
  summary: 'Answers how long a file is.',
  body: z.custom<AsyncIterable<Uint8Array>>((value) => value instanceof Object && Symbol.asyncIterator in value),
  bodyType: 'bytes',
  bodyLimit: 1_000_000,
  output: z.number(),
});

const outcomes: unknown[] = [];
let port = 0;
let close = async () => {};

beforeAll(async () => {
  const logger = pino({ level: 'info' }, testLog());
  const app = await createApp({ logger, trustedProxies: 0, requestsPerMinute: 1000, connectOrigins: () => [] });
  const count = route(takeFile, async ({ body }) => {
    try {
      await using upload = await spoolUpload(body);
      let length = 0;
      for await (const bytes of upload.read()) length += bytes.length;
      outcomes.push(length);
      return length;
    } catch (error) {
      outcomes.push(error);
      throw error;
    }
  });
  serveRoutes(app, [count], undefined as never, undefined as never);
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
  close = () => app.close();
});
afterAll(() => close());

const headers = { 'content-type': 'application/octet-stream' };
const post = (body: RequestInit['body']) =>
  fetch(`http://127.0.0.1:${port}/file`, {
    method: 'POST',
    body: body ?? null,
    headers,
    duplex: 'half',
  } as RequestInit);

async function* pieces(count: number) {
  for (let piece = 0; piece < count; piece++) yield Buffer.alloc(100_000);
}

test('a file arrives completely, with or without a Content-Length', async () => {
  expect(await (await post(Buffer.alloc(999_999))).json()).toBe(999_999);
  expect(await (await post(pieces(10) as never)).json()).toBe(1_000_000);
});

test('a file that turns out too large is rejected', async () => {
  expect((await post(pieces(11) as never)).status).toBe(413);
  expect((outcomes.at(-1) as HttpError).code).toBe('request.too-large');
});

test('a client that disconnects during the upload is not a server error', async () => {
  const before = outcomes.length;
  const request = send({ port, method: 'POST', path: '/file', headers: { ...headers, 'content-length': '900000' } });
  request.on('error', () => {});
  request.write(Buffer.alloc(100_000));
  await once(request, 'socket');
  await new Promise((resolve) => request.write(Buffer.alloc(10), resolve));
  request.destroy();
  await expect.poll(() => outcomes.length).toBe(before + 1);
  expect((outcomes.at(-1) as HttpError).code).toBe('request.invalid');
});
