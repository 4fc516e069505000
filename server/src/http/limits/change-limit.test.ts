import { endpoint } from '@directory/contract';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createApp } from '../create-app.ts';
import { route } from '../route.ts';
import type { Authentication } from '../authentication.ts';
import { serveRoutes } from '../serve-routes.ts';
import { noUnits } from '../unit-scope.ts';

const common = { access: 'signed-in', path: '/own-data', output: z.boolean() } as const;
const change = endpoint({ ...common, method: 'PUT', summary: 'Changes own data.', isOwnChange: true });
const look = endpoint({ ...common, method: 'GET', summary: 'Shows own data.' });

test('a viewer may change their own data 100 times an hour, which affects neither other viewers nor reads', async () => {
  const app = await createApp({
    logger: pino({ level: 'silent' }),
    trustedProxies: 0,
    requestsPerMinute: 1000,
    connectOrigins: () => [],
  });
  const authentication: Authentication = {
    identify: async ({ headers }) => ({
      login: headers.authorization ?? '',
      personId: null,
      account: null,
      signedInAt: undefined,
    }),
    keyOf: ({ login }) => login,
    authorize: async () => noUnits,
  };
  serveRoutes(app, [route(change, () => true), route(look, () => true)], authentication, undefined as never);
  const send = async (method: 'PUT' | 'GET', authorization: string) =>
    await app.inject({ method, url: '/own-data', headers: { authorization } });
  for (let count = 0; count < 100; count++) expect((await send('PUT', 'ann')).statusCode).toBe(200);
  const rejected = await send('PUT', 'ann');
  expect([rejected.statusCode, rejected.json()]).toMatchObject([429, { error: { code: 'changes.too-many' } }]);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(3000);
  expect((await send('PUT', 'bob')).statusCode).toBe(200);
  expect((await send('GET', 'ann')).statusCode).toBe(200);
  await app.close();
});
