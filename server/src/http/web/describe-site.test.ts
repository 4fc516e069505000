import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createApp } from '../create-app.ts';
import { describeSite, type Site } from './describe-site.ts';

async function open(site: Partial<Site>) {
  const options = { trustedProxies: 0, requestsPerMinute: 1000, connectOrigins: () => [] };
  const app = await createApp({ logger: pino({ level: 'silent' }), basePath: site.basePath ?? '', ...options });
  const links = describeSite(app, { name: 'Quill', accent: undefined, basePath: '', publicOrigin: undefined, ...site });
  return { app, links };
}

test('the manifest has the path of the directory, and the name and colour of the brand', async () => {
  const { app, links } = await open({ name: 'People & places', accent: '#112233', basePath: '/apps/directory' });
  const answer = await app.inject('/apps/directory/manifest.webmanifest');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  const manifest: { icons: { src: string }[] } = answer.json();
  expect(manifest).toMatchObject({
    name: 'People & places',
    theme_color: '#112233',
    start_url: '/apps/directory/',
    scope: '/apps/directory/',
  });
  expect(manifest.icons.every(({ src }) => src.startsWith('/apps/directory/'))).toBe(true);
  expect(links).toContain('<link rel="manifest" href="/apps/directory/manifest.webmanifest" />');
  await app.close();
});

test('browsers search the directory at its public origin', async () => {
  const site = 'https://intranet.example/apps/directory';
  const name = 'Quill <Group> & partners';
  const { app, links } = await open({ name, basePath: '/apps/directory', publicOrigin: site });
  const { headers, body } = await app.inject('/opensearch.xml');
  expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
  expect(body).toContain(`<Url type="text/html" template="${site}/Result?globalQuery={searchTerms}"/>`);
  expect(body).toContain('<ShortName>Quill &lt;Group&gt; &amp;</ShortName>');
  expect(body).toContain('<Description>Quill &lt;Group&gt; &amp; partners</Description>');
  expect(links).toContain('title="Quill &lt;Group&gt; &amp; partners" href="/apps/directory/opensearch.xml"');
  await app.close();
});

test('without a public origin, the page links to no search description', async () => {
  const { app, links } = await open({});
  expect(links).not.toContain('rel="search"');
  expect((await app.inject('/opensearch.xml')).statusCode).toBe(404);
  await app.close();
});
