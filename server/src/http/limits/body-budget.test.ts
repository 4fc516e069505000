import { request as send } from 'node:http';
import type { ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoint, jsonFile } from '@directory/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testLog } from '../../../test/test-log.ts';
import { createApp } from '../create-app.ts';
import { route } from '../route.ts';
import type { Viewer } from '../viewer.ts';
import { serveRoutes } from '../serve-routes.ts';
import { noUnits } from '../unit-scope.ts';

const megabyte = 1024 * 1024;
const save = jsonFile(
  endpoint({
    method: 'PUT',
    path: '/file',
    access: 'signed-in',
    summary: 'Saves a file.',
    body: z.object({}),
    bodyLimit: 32 * megabyte,
    busyError: 'addresses.busy',
    output: z.boolean(),
    errors: ['addresses.busy'],
  }),
);

let port = 0;
let accepted = 0;
let close = async () => {};

beforeAll(async () => {
  const logger = pino({ level: 'info' }, testLog());
  const app = await createApp({ logger, trustedProxies: 0, requestsPerMinute: 1000, connectOrigins: () => [] });
  serveRoutes(
    app,
    [route(save, () => true)],
    {
      // Each request has another viewer.
      identify: async ({ headers }) =>
        ({ login: String(headers['x-login']), personId: null, account: null, signedInAt: undefined }) satisfies Viewer,
      keyOf: ({ login }) => login,
      authorize: async () => {
        accepted++;
        return noUnits;
      },
    },
    undefined as never,
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
  close = () => app.close();
});
afterAll(() => close());

/** Sends the head of a request, and nothing of its body. */
async function begin(login: string, length: number | 'chunked'): Promise<ClientRequest> {
  const before = accepted;
  const framing = length === 'chunked' ? { 'transfer-encoding': 'chunked' } : { 'content-length': length };
  const headers = { 'content-type': 'application/json', 'x-login': login, ...framing };
  const request = send({ port, path: '/file', method: 'PUT', headers });
  request.on('error', () => {});
  request.flushHeaders();
  await expect.poll(() => accepted).toBe(before + 1);
  return request;
}

async function put(login: string, text: string) {
  const headers = { 'content-type': 'application/json', 'x-login': login };
  const response = await fetch(`http://127.0.0.1:${port}/file`, { method: 'PUT', headers, body: text });
  return [response.status, response.headers.get('retry-after')];
}

test('the files of all viewers share a limit, and the next viewer is told to wait', async () => {
  const first = await begin('first', 32 * megabyte);
  const others = [
    await begin('second', 32 * megabyte),
    await begin('third', 'chunked'),
    await begin('fourth', 32 * megabyte - 2),
  ];
  expect(await put('fifth', '[]')).toEqual([200, null]);
  expect(await put('sixth', '[1]')).toEqual([503, '30']);
  first.destroy();
  await expect.poll(() => put('sixth', '[1]')).toEqual([200, null]);
  for (const request of others) request.destroy();
});
