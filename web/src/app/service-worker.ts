/**
 * Keeps the start of the application, so that a page can be opened without a connection and say so. It keeps no answer of the API, no photo and nothing
 * else about people.
 *
 * - Pages come from the network. Only when that fails, the kept page is shown: after an upgrade nobody gets the version before.
 * - Files are kept under the name of their content, so a kept one is never an old one.
 * - Everything else goes to the network as if it were not there.
 *
 * NOTE: the build compiles this file by itself (`web/offline-shell.ts`). It can import types only.
 */

/** What the build writes into it. */
export interface Program {
  /** Beginning of the names of its caches. */
  readonly prefix: string;
  /** Changes with any of the files. */
  readonly version: string;
  /** Of the start, with the texts of every language; below the site. */
  readonly files: readonly string[];
  /** Paths of the pages, in lower case. */
  readonly pages: readonly string[];
}

/** The parts of a service worker's global scope that are used. TypeScript's library has them only instead of those of a page. */
interface Worker {
  readonly registration: {
    readonly scope: string;
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Waiting {
  readonly request: Request;
  /** The answer to the navigation, requested while this program was started. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

declare const program: Program;

const worker = globalThis as unknown as Worker;
const { prefix, version, files, pages } = program;
/** The address of Home. Every page is the same document. */
const site = worker.registration.scope;
const ownCaches = `${prefix}${new URL(site).pathname}@`;
const cacheName = ownCaches + version;

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = request.url.startsWith(site) ? `/${request.url.slice(site.length).split(/[?#]/, 1)[0]}` : undefined;
  if (request.method !== 'GET' || path === undefined) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event, path.toLowerCase()));
  else if (files.includes(path.slice(1))) event.respondWith(openFile(request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map((file) => site + file));
  if (!(await keepPage(await fetch(site, { cache: 'no-store' })))) throw new Error('The page is of another version.');
  await worker.skipWaiting();
}

/** Keeps the page if it starts these files: neither the next version's, nor what somebody else answers at this address. */
async function keepPage(answer: Response): Promise<boolean> {
  const text = answer.ok && !answer.redirected ? await answer.clone().text() : '';
  const script = text.split('<script type="module"', 2)[1]?.split('</script>', 1)[0] ?? '';
  if (!files.some((file) => script.includes(`/${file}"`))) return false;
  await (await caches.open(cacheName)).put(site, answer);
  return true;
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(ownCaches) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** NOTE: it also passes on what is not a page of the application. The browser would send the request again if nobody used the answer that it has requested. */
async function openPage(event: Fetching, path: string): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    // Its configuration may have changed.
    if (path === '/') event.waitUntil(keepPage(answer.clone()).catch(() => {}));
    return answer;
  } catch (failure) {
    const kept = pages.includes(path) ? await caches.match(site, { cacheName, ignoreVary: true }) : undefined;
    if (kept === undefined) throw failure;
    return kept;
  }
}

async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName, ignoreVary: true })) ?? (await fetch(request));
}
