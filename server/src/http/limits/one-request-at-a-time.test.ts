import { once } from 'node:events';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoint } from '@directory/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testLog } from '../../../test/test-log.ts';
import { createApp } from '../create-app.ts';
import { route } from '../route.ts';
import type { Authentication } from '../authentication.ts';
import type { Viewer } from '../viewer.ts';
import { serveRoutes } from '../serve-routes.ts';
import { noUnits } from '../unit-scope.ts';

const work = endpoint({
  method: 'GET',
  path: '/work',
  access: 'signed-in',
  summary: 'Works until the test lets it end.',
  output: z.boolean(),
  isOneAtATime: true,
});

const viewer: Viewer = { login: 'ann@group.example', personId: null, account: null, signedInAt: undefined };
/** Released by tests: the identification and the handler wait for these. */
let identified = Promise.resolve();
let handled = Promise.resolve();
const closed: Promise<unknown>[] = [];
let identifying = 0;
let authorized = 0;
let port = 0;
let close = async () => {};

beforeAll(async () => {
  const logger = pino({ level: 'info' }, testLog());
  const app = await createApp({ logger, trustedProxies: 0, requestsPerMinute: 1000, connectOrigins: () => [] });
  app.addHook('onRequest', (_request, reply, done) => {
    closed.push(once(reply.raw, 'close'));
    done();
  });
  const authentication: Authentication = {
    async identify() {
      identifying++;
      await identified;
      return viewer;
    },
    keyOf: () => 'ann',
    async authorize() {
      authorized++;
      return noUnits;
    },
  };
  const handler = route(work, async () => {
    await handled;
    return true;
  });
  serveRoutes(app, [handler], authentication, undefined as never);
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
  close = () => app.close();
});
afterAll(() => close());

const get = () => fetch(`http://127.0.0.1:${port}/work`);

test('a second request is rejected while the first one is in progress', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  handled = promise;
  const before = authorized;
  const first = get();
  await expect.poll(() => authorized).toBe(before + 1);
  const second = await get();
  expect([second.status, second.headers.get('retry-after')]).toEqual([429, '2']);
  resolve();
  expect((await first).status).toBe(200);
  expect((await get()).status).toBe(200);
});

test('a client that disconnected before it was identified can send another request', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  identified = promise;
  const [seen, known, number] = [identifying, authorized, closed.length];
  const request = send({ port, path: '/work' });
  request.on('error', () => {});
  request.end();
  await expect.poll(() => identifying).toBe(seen + 1);
  request.destroy();
  await closed[number];
  resolve();
  await expect.poll(() => authorized).toBe(known + 1);
  expect((await get()).status).toBe(200);
});
