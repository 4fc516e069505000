import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const site = 'https://intranet.example/people/';
const files = ['assets/index-a1.js', 'assets/texts-en-b2.js'];
const program = { prefix: 'directory.program.', version: 'v2', files, pages: ['/', '/profile'] };
const pageOf = (entry: string) => `<html><script type="module" crossorigin src="/people/assets/${entry}"></script>`;

type Listener = (event: object) => void;

let listeners: Record<string, Listener>;
let stored: Map<string, Map<string, Response>>;
let answers: Map<string, () => Response | Promise<Response>>;
let requested: string[];
const addressOf = (request: Request | string) => (typeof request === 'string' ? request : request.url);

async function answerOf(address: string): Promise<Response> {
  requested.push(address);
  const answer = answers.get(address);
  if (answer === undefined) throw new TypeError('Failed to fetch');
  const response = await answer();
  Object.defineProperty(response, 'redirected', { value: response.headers.has('x-redirected') });
  return response;
}

beforeEach(async () => {
  listeners = {};
  stored = new Map();
  requested = [];
  answers = new Map(files.map((file) => [site + file, () => new Response(file)]));
  answers.set(site, () => new Response(pageOf('index-a1.js')));
  vi.stubGlobal('program', program);
  vi.stubGlobal('registration', { scope: site, navigationPreload: { enable: vi.fn<() => Promise<void>>() } });
  vi.stubGlobal('clients', { claim: async () => {} });
  vi.stubGlobal('skipWaiting', async () => {});
  vi.stubGlobal('addEventListener', (name: string, listener: Listener) => (listeners[name] = listener));
  vi.stubGlobal('fetch', (request: Request | string) => answerOf(addressOf(request)));
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (request: Request | string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(addressOf(request))?.clone(),
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return {
        put: async (address: string, response: Response) => void cache.set(address, response),
        addAll: async (addresses: string[]) => {
          for (const address of addresses) cache.set(address, await answerOf(address));
        },
      };
    },
  });
  vi.resetModules();
  await import('./service-worker.ts');
});

async function run(name: 'install' | 'activate'): Promise<void> {
  let work: Promise<unknown> | undefined;
  listeners[name]?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}

/** Sends a request. `answer` is undefined if the service worker leaves it to the browser. */
function begin(path: string, mode: 'navigate' | 'cors' = 'navigate', method = 'GET', isReloadNavigation = false) {
  const request = { url: site + path, mode, method, isReloadNavigation };
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners['fetch']?.({
    request,
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
    respondWith: (promise: Promise<Response>) => (answer = promise),
  });
  return { answer, work };
}

/** The response of the service worker; undefined if it leaves the request to the browser. */
async function open(...request: Parameters<typeof begin>) {
  const { answer, work } = begin(...request);
  const response = await answer;
  await Promise.all(work);
  return response;
}

const kept = () => [...(stored.get('directory.program./people/@v2')?.keys() ?? [])];

describe('during installation', () => {
  test('it caches the page and its start files, and deletes the cache of an earlier version of the same site', async () => {
    const others = ['directory.program./@v1', 'directory.program./people/more/@v1', 'others'];
    for (const name of [...others, 'directory.program./people/@v1']) stored.set(name, new Map());
    await run('install');
    expect(kept().toSorted()).toEqual([site, ...files.map((file) => site + file)]);
    await run('activate');
    expect([...stored.keys()].toSorted()).toEqual([...others, 'directory.program./people/@v2'].toSorted());
  });

  test.each([
    ['another version', () => new Response(pageOf('index-z9.js'))],
    ['a gateway', () => new Response('<h1>Sign in</h1>')],
    ['a failure', () => new Response(pageOf('index-a1.js'), { status: 503 })],
    ['a redirection', () => new Response(pageOf('index-a1.js'), { headers: { 'x-redirected': '1' } })],
  ])('it is not installed while the page is that of %s', async (_name, page) => {
    answers.set(site, page);
    await expect(run('install')).rejects.toThrow('another version');
    expect(kept()).not.toContain(site);
  });
});

describe('while online', () => {
  beforeEach(() => run('install'));

  test('a page comes from the network, even after an upgrade', async () => {
    answers.set(`${site}Profile?someone`, () => new Response(pageOf('index-z9.js')));
    expect(await (await open('Profile?someone'))?.text()).toContain('index-z9.js');
  });

  test('only Home of this version replaces the cached page', async () => {
    const keptPage = () => stored.get('directory.program./people/@v2')?.get(site)?.clone().text();
    answers.set(site, () => new Response(`${pageOf('index-a1.js')} renamed`));
    await open('');
    expect(await keptPage()).toContain('renamed');
    for (const entry of ['index-z9.js', 'other.js']) {
      answers.set(site, () => new Response(`${pageOf(entry)} next`));
      await open('');
    }
    answers.set(`${site}Profile`, () => new Response(`${pageOf('index-a1.js')} next`));
    await open('Profile');
    expect(await keptPage()).toContain('renamed');
  });

  test('a public card comes from the network and is not cached', async () => {
    answers.set(`${site}callback/abc`, () => new Response('a card'));
    expect(await (await open('callback/abc'))?.text()).toBe('a card');
    expect(kept()).toHaveLength(files.length + 1);
  });

  test('responses of the API, photos and other files are not handled', async () => {
    for (const path of ['api/viewer', 'api/photos/1/v/96', 'callback/abc/photo', 'assets/profile-c3.js'])
      expect(await open(path, 'cors')).toBeUndefined();
    expect(await open('', 'navigate', 'POST')).toBeUndefined();
    expect(kept()).toHaveLength(files.length + 1);
  });

  test('a cached file is not requested again', async () => {
    requested = [];
    expect(await (await open('assets/index-a1.js', 'cors'))?.text()).toBe('assets/index-a1.js');
    expect(requested).toEqual([]);
  });
});

describe('on a connection that does not respond', () => {
  let respond: (page: string) => void;
  const stall = (path: string) =>
    answers.set(site + path, () => new Promise((resolve) => (respond = (page) => resolve(new Response(page)))));

  beforeEach(async () => {
    await run('install');
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  test.each(['', 'profile?someone'])('the cached page is shown at /%s after three seconds', async (path) => {
    stall(path);
    const { answer } = begin(path);
    let shown: string | undefined;
    void answer?.then(async (response) => (shown = await response.text()));
    await vi.advanceTimersByTimeAsync(2999);
    expect(shown).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toContain('index-a1.js');
  });

  test('a late page of Home is cached for the next time', async () => {
    stall('');
    const { answer, work } = begin('');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await (await answer)?.text()).toBe(pageOf('index-a1.js'));
    respond(`${pageOf('index-a1.js')} renamed`);
    await Promise.all(work);
    expect(await (await caches.match(site, { cacheName: 'directory.program./people/@v2' }))?.text()).toContain(
      'renamed',
    );
  });

  test.each(['callback/a1B2-c3_', 'api/docs', 'implicit/callback?code=x'])(
    'the response is awaited at /%s, which the application cannot show',
    async (path) => {
      stall(path);
      const { answer } = begin(path);
      await vi.advanceTimersByTimeAsync(60_000);
      respond('at last');
      expect(await (await answer)?.text()).toBe('at last');
    },
  );

  test('a reload waits for the response, which may be a newer page than the cached one', async () => {
    stall('profile');
    const { answer } = begin('profile', 'navigate', 'GET', true);
    await vi.advanceTimersByTimeAsync(60_000);
    respond(pageOf('index-z9.js'));
    expect(await (await answer)?.text()).toContain('index-z9.js');
  });

  test('the response is awaited if no page is cached', async () => {
    stall('');
    stored.clear();
    const { answer } = begin('');
    await vi.advanceTimersByTimeAsync(60_000);
    respond(pageOf('index-a1.js'));
    expect(await (await answer)?.text()).toBe(pageOf('index-a1.js'));
  });
});

describe('while offline', () => {
  beforeEach(async () => {
    await run('install');
    answers.clear();
  });

  test.each(['', 'profile?someone', 'PROFILE', 'callback/a1B2-c3_'])(
    'the cached page is shown at /%s',
    async (path) => {
      expect(await (await open(path))?.text()).toContain('index-a1.js');
    },
  );

  test('a reload shows the cached page', async () => {
    const { answer } = begin('', 'navigate', 'GET', true);
    expect(await (await answer)?.text()).toContain('index-a1.js');
  });

  test.each([
    'callback/abc/card.vcf',
    'callback/card.css',
    'implicit/callback?code=x',
    'demo-sign-in/auth',
    'api/docs',
  ])('the browser shows its own offline page at /%s', async (path) => {
    await expect(open(path)).rejects.toThrow('Failed to fetch');
  });
});
