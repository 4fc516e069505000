import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConfiguration, searchPeople } from '@directory/contract';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import { createApp } from '../create-app.ts';
import { serveWeb } from './serve-web.ts';

const site = 'https://intranet.example/apps/directory';
const folder = mkdtempSync(join(tmpdir(), 'base-path-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('requests are answered with and without the path of PUBLIC_ORIGIN, and URLs contain it', async () => {
  const directory = await openTestDirectory([{ login: 'anna', photoVersion: 'drawn' }], { PUBLIC_ORIGIN: `${site}/` });
  const get = (url: string) => directory.inject({ url });
  for (const prefix of ['', '/apps/directory']) {
    const answer = await get(prefix + getConfiguration.path);
    expect(answer.json()).toMatchObject({
      apiBase: '/apps/directory/api',
      publicOrigin: site,
      oidc: { redirectUri: `${site}/implicit/callback` },
    });
    expect((await get(`${prefix}/health/live?x=1`)).statusCode).toBe(200);
    expect((await get(`${prefix}/api/openapi.json`)).json()).toMatchObject({ servers: [{ url: '/apps/directory' }] });
    expect((await get(`${prefix}/api/docs`)).body).toContain('<code>/apps/directory</code>');
  }
  expect((await get('/apps/directorynot/api/configuration')).body).not.toContain('"apiBase"');
  const { output } = await directory.as('anna').call(searchPeople, { query: { globalQuery: 'anna' } });
  const photo = output[0]?.photo ?? '';
  expect(photo).toMatch(/^\/apps\/directory\/api\/photos\//);
  expect((await get(photo)).statusCode).toBe(200);
  expect((await get(photo.replace('/apps/directory', ''))).statusCode).toBe(200);
});

test.each(['', '/apps/directory'])('the page below "%s" loads its files by absolute paths', async (basePath) => {
  writeFileSync(
    join(folder, 'index.html'),
    '<meta name="base-path" content="" /><link rel="icon" href="./favicon.svg"><script src="./assets/a.js">',
  );
  const options = { trustedProxies: 0, requestsPerMinute: 1000, connectOrigins: () => [] };
  const app = await createApp({ logger: pino({ level: 'silent' }), basePath, ...options });
  await serveWeb(app, { folder, basePath, brand: { name: 'Quill', logo: '' } });
  for (const url of ['/', '/Result?x', basePath || '/', `${basePath}/deep/address`]) {
    expect((await app.inject(url)).body).toBe(
      `<meta name="base-path" content="${basePath}" /><link rel="icon" href="${basePath}/favicon.svg">` +
        `<script src="${basePath}/assets/a.js">`,
    );
  }
  await app.close();
});

test('the page is sent for a URL with a stray percent sign, except below the paths of the API, which return errors', async () => {
  writeFileSync(join(folder, 'index.html'), '<title>Directory</title>');
  const options = { trustedProxies: 0, requestsPerMinute: 1000, connectOrigins: () => [] };
  const app = await createApp({ logger: pino({ level: 'silent' }), basePath: '/apps/directory', ...options });
  await serveWeb(app, { folder, basePath: '', brand: { name: 'Directory', logo: '' } });
  for (const url of ['/%', '/100%?a=%', '/%zz', '/%ff%20', '/caf%C3%A9', '/apps/directory/%'])
    expect((await app.inject(url)).body, url).toBe('<title>Directory</title>');
  for (const url of ['/api/%', '/scim/%zz', '/health/%'])
    expect((await app.inject(url)).headers['content-type'], url).toContain('json');
  await app.close();
});

test('only the page may use the microphone', async () => {
  writeFileSync(join(folder, 'index.html'), '<title>Directory</title>');
  const options = { trustedProxies: 0, requestsPerMinute: 1000, connectOrigins: () => [] };
  const app = await createApp({ logger: pino({ level: 'silent' }), basePath: '', ...options });
  await serveWeb(app, { folder, basePath: '', brand: { name: 'Directory', logo: '' } });
  const policyOf = async (url: string) => String((await app.inject(url)).headers['permissions-policy']).split(', ');
  expect(await policyOf('/myprofile')).toContain('microphone=(self)');
  expect(await policyOf('/api/unknown')).toContain('microphone=()');
  await app.close();
});
