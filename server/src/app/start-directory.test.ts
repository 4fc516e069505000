import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { openRejectingDatabase } from '../../test/rejecting-database.ts';
import type { RejectingDatabase } from '../../test/rejecting-database.ts';
import { readConfig } from '../config/config.ts';
import { sentenceFor } from '../startup-errors.ts';
import { startDirectory } from './start-directory.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-'));

let address = '';
let database: RejectingDatabase;
let outcome: Promise<unknown>;
beforeAll(async () => {
  database = await openRejectingDatabase({ code: '57P03', message: 'the database system is starting up' });
  const port = await freePort();
  const config = readConfig({
    DATABASE_URL: database.url,
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'directory',
    BRAND_NAME: 'Quill & Co',
    PORT: String(port),
    DATA_DIR: folder,
  });
  outcome = startDirectory(config, pino({ level: 'silent' })).catch((error: unknown) => error);
  address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => expect(database.rejected()).toBeGreaterThan(0), 60_000);
});
afterAll(async () => {
  // Ends the start, which would otherwise wait forever.
  database.reject({ code: '28P01', message: 'password authentication failed' });
  await outcome;
  await database[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${address}${path}`, { headers });

test('while the database does not respond, the process is live and reports what it waits for', async () => {
  expect((await get('/health/live')).status).toBe(200);
  const ready = await get('/health/ready');
  expect(ready.status).toBe(503);
  expect(ready.headers.get('retry-after')).toBe('2');
  expect(await ready.json()).toEqual({ status: 'not ready', waitingFor: ['database'] });
  const serving = await get('/health/serving');
  expect(serving.status).toBe(503);
  expect(serving.headers.get('retry-after')).toBe('2');
  expect(await serving.json()).toEqual({ status: 'not serving', waitingFor: ['database'] });
});

test('an API request gets an error with a Retry-After header', async () => {
  const response = await get('/api/users?globalQuery=anna');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(await response.json()).toMatchObject({ error: { code: 'directory.starting' } });
});

test.each([
  ['fr-BE, en', 'L’annuaire démarre'],
  ['sv', 'The directory is starting'],
])('a browser that prefers %s gets a page that reloads itself', async (language, heading) => {
  const response = await get('/profile/1', { accept: 'text/html,*/*', 'accept-language': language });
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await response.text();
  expect(page).toContain(`<h1>${heading}</h1>`);
  expect(page).toContain('<title>Quill &amp; Co</title>');
  expect(page).toContain('http-equiv="refresh"');
  const [, style = ''] = /rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
  expect((await get(style)).headers.get('content-type')).toBe('text/css; charset=utf-8');
});

test('a metrics port in use is detected before the database is opened', async () => {
  await using rejecting = await openRejectingDatabase({ code: '57P03', message: 'the database system is starting up' });
  const config = readConfig({
    DATABASE_URL: rejecting.url,
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'directory',
    PORT: '0',
    METRICS_PORT: new URL(address).port,
    DATA_DIR: folder,
  });
  const failure = startDirectory(config, pino({ level: 'silent' })).catch((error: unknown) => sentenceFor(error));
  expect(await failure).toMatch(/^METRICS_PORT: port \d+ of 127\.0\.0\.1 is in use\. /);
  expect(rejecting.rejected()).toBe(0);
});
