import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { endpoint } from '@directory/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testLog } from '../../../test/test-log.ts';
import { createApp } from '../create-app.ts';
import { HttpError } from '../http-error.ts';
import { route } from '../route.ts';
import { serveRoutes } from '../serve-routes.ts';

const megabyte = 1024 * 1024;
const common = { method: 'POST', summary: 'Takes a text.', output: z.number() } as const;
const takeText = endpoint({ ...common, path: '/text', access: 'open', body: z.string(), bodyLimit: megabyte });
const takeFile = endpoint({
  ...common,
  path: '/file',
  access: 'open',
  body: z.custom<AsyncIterable<Uint8Array>>(),
  bodyType: 'bytes',
  bodyLimit: megabyte,
});
const takeOwnText = endpoint({ ...common, path: '/own-text', access: 'signed-in', body: z.string() });

let port = 0;
let close = async () => {};

beforeAll(async () => {
  const logger = pino({ level: 'info' }, testLog());
  const app = await createApp({ logger, trustedProxies: 0, requestsPerMinute: 1000, connectOrigins: () => [] });
  const authentication = {
    identify: () => Promise.reject(new HttpError('token.expired')),
    keyOf: () => '',
    authorize: async () => new Set<string>(),
  };
  const routes = [
    route(takeText, async ({ body }) => body.length),
    route(takeOwnText, async ({ body }) => body.length),
    route(takeFile, async ({ body }) => {
      let length = 0;
      for await (const bytes of body) length += bytes.length;
      return length;
    }),
  ];
  serveRoutes(app, routes, authentication, undefined as never);
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
  close = () => app.close();
});
afterAll(() => close());

const json = 'Content-Type: application/json';
const bytes = 'Content-Type: application/octet-stream';

/** Sends the whole request before it reads, as browsers do. Returns the status of the response; undefined if there was none. */
async function statusAfterSending(head: readonly string[], body: Buffer): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.on('error', () => {});
  socket.pause();
  socket.write([...head, 'Host: x', 'Connection: close', '', ''].join('\r\n'));
  const isSent = await new Promise<boolean>((resolve) => {
    socket.write(body, (error) => resolve(!error));
    socket.on('close', () => resolve(false));
  });
  if (!isSent) return undefined;
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
  socket.resume();
  await closed;
  return /^HTTP\/1\.1 (\d{3}) .*\r\n\r\n\{.*\}$/s.exec(answer)?.[1];
}

describe('a client that sends its whole body before it reads gets the response', () => {
  const long = Buffer.alloc(7 * megabyte, 0x61);
  const length = `Content-Length: ${long.length}`;
  const chunked = Buffer.concat([Buffer.from(`${long.length.toString(16)}\r\n`), long, Buffer.from('\r\n0\r\n\r\n')]);

  test.each([
    ['to a text that is too long', ['POST /text HTTP/1.1', json, length], long, '413'],
    ['to a text that turns out too long', ['POST /text HTTP/1.1', json, 'Transfer-Encoding: chunked'], chunked, '413'],
    ['to a file that is too long', ['POST /file HTTP/1.1', bytes, length], long, '413'],
    ['to a file that turns out too long', ['POST /file HTTP/1.1', bytes, 'Transfer-Encoding: chunked'], chunked, '413'],
    ['to a text with an expired token', ['POST /own-text HTTP/1.1', json, length], long, '401'],
    ['to a text of another media type', ['POST /text HTTP/1.1', 'Content-Type: a/b', length], long, '415'],
    ['at an unknown path', ['POST /nothing HTTP/1.1', json, length], long, '413'],
  ])('%s', async (_case, head, body, status) => {
    expect(await statusAfterSending(head, body)).toBe(status);
  });
});

test('a body that is far too long is not read', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(['POST /text HTTP/1.1', 'Host: x', json, 'Content-Length: 4000000000', '', ''].join('\r\n'));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});

test('a client that stops sending gets a response', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(['POST /text HTTP/1.1', 'Host: x', json, 'Content-Length: 7000000', '', 'aaa'].join('\r\n'));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});
