import { endpoint } from '@directory/contract';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testLog } from '../../../test/test-log.ts';
import { createApp } from '../create-app.ts';
import { route } from '../route.ts';
import type { Authentication } from '../authentication.ts';
import { serveRoutes } from '../serve-routes.ts';
import { noUnits } from '../unit-scope.ts';

const work = endpoint({
  method: 'GET',
  path: '/work',
  access: 'signed-in',
  summary: 'Works until the test lets it end.',
  output: z.boolean(),
});

/** The requests that have started, in order. */
let begun: string[] = [];
/** Released by tests: the requests wait for it. */
let finished = Promise.resolve();
let get: (who: string) => Promise<number>;

beforeEach(async () => {
  begun = [];
  finished = Promise.resolve();
  const logger = pino({ level: 'info' }, testLog());
  const app = await createApp({ logger, trustedProxies: 0, requestsPerMinute: 1000, connectOrigins: () => [] });
  const authentication: Authentication = {
    identify: async ({ headers: { authorization: login = '' } }) => ({
      login,
      personId: null,
      account: null,
      signedInAt: undefined,
    }),
    keyOf: ({ login }) => login,
    authorize: async () => noUnits,
  };
  const handler = route(work, async ({ viewer }) => {
    begun.push(viewer.login);
    await finished;
    return true;
  });
  serveRoutes(app, [handler], authentication, undefined as never);
  get = async (authorization) => {
    const { statusCode } = await app.inject({ url: '/work', headers: { authorization } });
    return statusCode;
  };
  return () => app.close();
});

test('at most eight requests of one user are in progress, and those of others start meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  finished = promise;
  const many = Promise.all(Array.from({ length: 30 }, () => get('ann')));
  await expect.poll(() => begun).toHaveLength(8);
  const other = get('bob');
  await expect.poll(() => begun.at(-1)).toBe('bob');
  expect(begun).toHaveLength(9);
  resolve();
  expect(new Set(await many)).toEqual(new Set([200]));
  expect(await other).toBe(200);
  expect(begun).toHaveLength(31);
});

test('at most 500 requests of one user wait', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  finished = promise;
  const answers: number[] = [];
  const many = Array.from({ length: 600 }, async () => void answers.push(await get('ann')));
  // At once: one of them is in progress; later up to eight.
  await expect.poll(() => answers.length).toBeGreaterThanOrEqual(92);
  expect(new Set(answers)).toEqual(new Set([429]));
  const rejected = answers.length;
  const other = get('bob');
  resolve();
  expect(await other).toBe(200);
  await Promise.all(many);
  expect(new Set(answers.slice(rejected))).toEqual(new Set([200]));
  expect(rejected).toBeLessThan(100);
});

test('only one of several requests of a user starts before those of others', async () => {
  await Promise.all(['ann', 'ann', 'ann', 'bob'].map((who) => get(who)));
  expect(begun).toEqual(['ann', 'bob', 'ann', 'ann']);
});
