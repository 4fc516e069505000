/**
 * Caches the application shell, so that a page opened offline can explain that there is no connection. No response of the API, no photo and no
 * other data about people is cached.
 *
 * - Pages are network-first: the cached page is used only if the network fails or takes longer than `networkLimit`, so an upgrade takes effect
 *   immediately. A reload has no time limit: the shown page remains until then, and it may be outdated.
 * - Files are cache-first: their names contain a hash of their content, so a cached file is never outdated.
 * - All other requests are left to the browser.
 *
 * NOTE: the build compiles this file separately (`web/offline-shell.ts`). It can import types only.
 */

/** The constant that the build inserts. */
export interface Program {
  /** Prefix of the cache names. */
  readonly prefix: string;
  /** Changes whenever one of the files changes. */
  readonly version: string;
  /** Files of the application shell, with the texts of all languages; relative to the site. */
  readonly files: readonly string[];
  /** Paths of the application's pages, in lower case. */
  readonly pages: readonly string[];
}

/** The used parts of a service worker's global scope. TypeScript's `webworker` library cannot be combined with that of the DOM. */
interface Worker {
  readonly registration: {
    readonly scope: string;
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  /** TypeScript's DOM library does not declare `isReloadNavigation` yet. */
  readonly request: Request & { readonly isReloadNavigation?: boolean };
  /** The response to the navigation, requested by the browser while the service worker was starting (navigation preload). */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

declare const program: Program;

const worker = globalThis as unknown as Worker;
const { prefix, version, files, pages } = program;
/**
 * The path of a public card, which the server renders. No card is cached: without a connection, the application says that it is offline.
 * Matches `/callback/x7-_2`, and not the contact file `/callback/x7-_2/card.vcf`.
 */
const cardPath = /^\/callback\/[\w-]+$/;
/** The address of Home. All pages are the same document. */
const site = worker.registration.scope;
const cachePrefix = `${prefix}${new URL(site).pathname}@`;
const cacheName = cachePrefix + version;
/** How long a page of the application may take to come from the network before the cached one is shown instead, in milliseconds. */
const networkLimit = 3000;

worker.addEventListener('install', (event) => event.waitUntil(cacheAll()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = request.url.startsWith(site) ? `/${request.url.slice(site.length).split(/[?#]/, 1)[0]}` : undefined;
  if (request.method !== 'GET' || path === undefined) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event, path.toLowerCase()));
  else if (files.includes(path.slice(1))) event.respondWith(openFile(request));
});

async function cacheAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map((file) => site + file));
  if (!(await cachePage(await fetch(site, { cache: 'no-store' })))) throw new Error('The page is of another version.');
  await worker.skipWaiting();
}

/** Caches the page if it loads the files of this version. A page of the next version or of another server, such as a proxy, is not cached. */
async function cachePage(response: Response): Promise<boolean> {
  const text = response.ok && !response.redirected ? await response.clone().text() : '';
  const script = text.split('<script type="module"', 2)[1]?.split('</script>', 1)[0] ?? '';
  if (!files.some((file) => script.includes(`/${file}"`))) return false;
  await (await caches.open(cacheName)).put(site, response);
  return true;
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/**
 * A public card is only replaced if the network fails: the application can say that it is offline, but cannot show the card.
 *
 * NOTE: other navigations are answered here too. If the preloaded response were not used, the browser would send the request a second time.
 */
async function openPage(event: FetchEvent, path: string): Promise<Response> {
  const isPage = pages.includes(path);
  const network = fetchPage(event);
  // Home is cached again, because the configuration in it may have changed. Also without Home, the browser must not cancel a late response.
  event.waitUntil(network.then((response) => (path === '/' ? cachePage(response.clone()) : undefined)).catch(() => {}));
  const late =
    isPage && event.request.isReloadNavigation !== true
      ? wait(networkLimit)
          .then(cachedPage)
          .catch(() => undefined)
      : undefined;
  try {
    return (await (late === undefined ? network : Promise.race([network, late]))) ?? (await network);
  } catch (failure) {
    const cached = isPage || cardPath.test(path) ? await cachedPage() : undefined;
    if (cached === undefined) throw failure;
    return cached;
  }
}

async function fetchPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? (await fetch(request));
}

function cachedPage(): Promise<Response | undefined> {
  return caches.match(site, { cacheName, ignoreVary: true });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName, ignoreVary: true })) ?? (await fetch(request));
}
