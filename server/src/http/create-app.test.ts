import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createApp } from './create-app.ts';
import { HttpError } from './http-error.ts';

const minute = 60_000;

test('an unavailable server is logged once a minute, and every other error each time', async () => {
  const entries: { readonly code?: string; readonly omitted?: number }[] = [];
  const logger = pino({}, { write: (line) => void entries.push(JSON.parse(line) as object) });
  const app = await createApp({ logger, trustedProxies: 0, requestsPerMinute: 1000, connectOrigins: () => [] });
  app.get('/away', () => {
    throw new HttpError('provider.unavailable', { retryAfter: 5, cause: new Error('no answer') });
  });
  app.get('/faulty', () => {
    throw new HttpError('server.failed', { cause: new Error('a fault') });
  });
  const get = async (url: string) => (await app.inject(url)).statusCode;
  for (let count = 0; count < 4; count++) expect(await get('/away')).toBe(503);
  for (let count = 0; count < 2; count++) expect(await get('/faulty')).toBe(500);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + minute);
  expect(await get('/away')).toBe(503);
  vi.restoreAllMocks();
  expect(entries).toMatchObject([
    { code: 'provider.unavailable', omitted: 0 },
    { code: 'server.failed' },
    { code: 'server.failed' },
    { code: 'provider.unavailable', omitted: 3 },
  ]);
  await app.close();
});
