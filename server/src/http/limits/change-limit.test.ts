import { endpoint } from '@directory/contract';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createApp } from '../create-app.ts';
import { route } from '../route.ts';
import type { Authentication } from '../authentication.ts';
import { serveRoutes } from '../serve-routes.ts';

const common = { access: 'signed-in', path: '/own-data', output: z.boolean() } as const;
const change = endpoint({ ...common, method: 'PUT', summary: 'Changes own data.', isOwnChange: true });
const look = endpoint({ ...common, method: 'GET', summary: 'Shows own data.' });
const unit = { access: 'unit-administrator', path: '/unit', output: z.boolean() } as const;
const changeUnit = endpoint({ ...unit, method: 'PUT', summary: 'Changes a unit.' });
const lookAtUnit = endpoint({ ...unit, method: 'GET', summary: 'Shows a unit.' });

/** Opens an app whose viewers are named by `Authorization`. `keeper` administers everything, all others a unit. */
async function openApp() {
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
    authorize: async ({ login }) => (login === 'keeper' ? 'all' : new Set(['BU01'])),
  };
  const ofUnit = [changeUnit, lookAtUnit].map((each) =>
    route(each, ({ units }) => {
      units.check('BU01');
      return true;
    }),
  );
  const routes = [route(change, () => true), route(look, () => true), ...ofUnit];
  serveRoutes(app, routes, authentication, undefined as never);
  const send = async (method: 'PUT' | 'GET', url: string, authorization: string) =>
    await app.inject({ method, url, headers: { authorization } });
  return { send, close: () => app.close() };
}

test('a viewer may change their own data 100 times an hour, which affects neither other viewers nor reads', async () => {
  const { send, close } = await openApp();
  for (let count = 0; count < 100; count++) expect((await send('PUT', '/own-data', 'ann')).statusCode).toBe(200);
  const rejected = await send('PUT', '/own-data', 'ann');
  expect([rejected.statusCode, rejected.json()]).toMatchObject([429, { error: { code: 'changes.too-many' } }]);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(3000);
  expect((await send('PUT', '/own-data', 'bob')).statusCode).toBe(200);
  expect((await send('GET', '/own-data', 'ann')).statusCode).toBe(200);
  await close();
});

test('an administrator of a unit may change it 500 times an hour, one of the whole directory as often as any request', async () => {
  const { send, close } = await openApp();
  for (let count = 0; count < 500; count++) expect((await send('PUT', '/unit', 'ann')).statusCode).toBe(200);
  expect((await send('PUT', '/unit', 'ann')).json()).toMatchObject({ error: { code: 'changes.too-many' } });
  expect((await send('GET', '/unit', 'ann')).statusCode).toBe(200);
  expect((await send('PUT', '/own-data', 'ann')).statusCode).toBe(200);
  for (let count = 0; count < 501; count++) expect((await send('PUT', '/unit', 'keeper')).statusCode).toBe(200);
  await close();
});
