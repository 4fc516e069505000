import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../create-app.ts';
import { serveWeb, type WebOptions } from './serve-web.ts';

const folder = mkdtempSync(join(tmpdir(), 'serve-web-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets/a.js'), 'export {};');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" />');
  writeFileSync(join(folder, 'service-worker.js'), 'export {};');
  writeFileSync(
    join(folder, 'index.html'),
    '<head><title>Directory</title><meta name="configuration" content="" /></head>' +
      '<body><div class="starting"><img src="./favicon.svg" alt="" height="32" />Directory</div></body>',
  );
  const texts = { en: ['assets/en.js'], fr: ['assets/fr.js'] };
  const pages = {
    '/profile': { scripts: ['assets/profile.js'], styles: ['assets/profile.css'], texts },
    '*': { scripts: [], styles: [], texts },
  };
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
});

async function listening(options: Partial<WebOptions> = {}) {
  const app = await createApp({
    logger: pino({ level: 'silent' }),
    trustedProxies: 0,
    requestsPerMinute: 1000,
    connectOrigins: () => [],
  });
  await serveWeb(app, { folder, basePath: '', brand: { name: 'Quill', logo: '' }, ...options });
  return app;
}

async function open(options: Partial<WebOptions> = {}) {
  const app = await listening(options);
  return (url: string, language = 'fr-BE, en;q=0.5') =>
    app.inject({ url, headers: { 'accept-language': language, host: 'quill.example' } });
}

const filesIn = (page: string) => [...page.matchAll(/<link rel="(\w+)"[^>]* crossorigin href="([^"]+)">/g)];
const namesIn = (page: string) => filesIn(page).map(([, , address]) => address);

describe('the page', () => {
  test('preloads the files of its route, in any letter case, and the texts in the language of the browser', async () => {
    const get = await open();
    const { body, headers } = await get('/PROFILE?someone');
    const [head = '', rest = ''] = body.split('</head>');
    const relationsIn = (text: string) => filesIn(text).map(([, relation, address]) => [relation, address]);
    expect(relationsIn(head)).toEqual([
      ['modulepreload', '/assets/fr.js'],
      ['modulepreload', '/assets/profile.js'],
    ]);
    // Low priority: loads after the style sheets on a slow network.
    expect(head).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/profile.js">');
    // At the end of the body, where it does not block painting the header.
    expect(relationsIn(rest.split('</div>').at(-1) ?? '')).toEqual([['stylesheet', '/assets/profile.css']]);
    expect(headers).toMatchObject({ vary: expect.stringContaining('accept-language'), 'cache-control': 'no-cache' });
    expect(namesIn((await get('/nowhere', 'de')).body)).toEqual(['/assets/en.js']);
  });

  test('is sent in the best coding that the client accepts, with the same content', async () => {
    const app = await listening();
    const get = (accepted?: string) =>
      app.inject({ url: '/Profile', headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });
    const plain = await get();
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding, accept-language' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [accepted, coding] of [
      ['gzip, br', 'br'],
      ['gzip, br;q=0', 'gzip'],
    ] as const) {
      for (const answer of [await get(accepted), await get(accepted)]) {
        expect(answer.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding, accept-language' });
        expect(unpack[coding](answer.rawPayload).toString()).toBe(plain.body);
        expect(answer.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
      }
    }
  });

  test('may use the inline script and style that it contains, and no others', async () => {
    writeFileSync(
      join(folder, 'index.html'),
      '<head><style>a{}</style><script>b</script><script type="module" src="./c.js"></script></head><body></body>',
    );
    const get = await open();
    const policy = String((await get('/')).headers['content-security-policy']);
    const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hashOf('a{}')}';`);
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf('b')}';`);
    const other = await get('/assets/a.js');
    expect(other.headers['content-security-policy']).not.toContain('sha256');
  });

  test('links to its files below the base path', async () => {
    const get = await open({ basePath: '/people' });
    expect(namesIn((await get('/')).body)).toEqual(['/people/assets/fr.js']);
  });

  test('preloads no files if the build has no list of them', async () => {
    rmSync(join(folder, 'pages.json'));
    const get = await open();
    expect(namesIn((await get('/Profile')).body)).toEqual([]);
  });

  test('contains the configuration, except for a request that may not have it', async () => {
    const configuration = { brand: { name: 'A "B" <script> & $& co' } };
    const get = await open({ configurationFor: ({ url }) => (url === '/hidden' ? undefined : configuration) });
    const content = /name="configuration" content="([^"]*)"/.exec((await get('/')).body)?.[1] ?? '';
    expect(content).not.toContain('<');
    const read = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    expect(JSON.parse(read.replaceAll('&amp;', '&'))).toEqual(configuration);
    expect((await get('/hidden')).body).toContain('name="configuration" content=""');
  });

  test('shows the brand until the application starts', async () => {
    const name = 'R&D <b>$&</b>';
    const plain = await (await open({ brand: { name, logo: '' } }))('/');
    expect(plain.body).toContain('<title>R&amp;D &lt;b&gt;$&amp;&lt;/b&gt;</title>');
    expect(plain.body).toContain(
      '<img src="/favicon.svg" alt="" height="32" />R&amp;D &lt;b&gt;$&amp;&lt;/b&gt;</div>',
    );
    const get = await open({ basePath: '/people', brand: { name, logo: '/brand/logo' } });
    expect((await get('/')).body).toContain('<img src="/people/brand/logo" alt="" height="32" />');
  });
});

test('an icon may be cached for an hour, since page, tab and system request it; the service worker is always revalidated', async () => {
  const get = await open();
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  expect((await get('/service-worker.js')).headers['cache-control']).toBe('no-cache');
});

test('a file named after its content may be cached for a year, and has no policy for pages', async () => {
  const { headers } = await (await open())('/assets/a.js');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('permissions-policy');
});
