import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ada } from '../../test/open-directory.tsx';
import { Avatar } from '../people/avatar.tsx';
import { storageKeys } from '../storage-keys.ts';
import type { SessionStore } from '../viewer/session-store.ts';

const session = { subject: 'ada', accessToken: 'a.b.c', idToken: 'i', expiresAt: Date.now() + 60_000 };
const profileAddress = '/api/get-user-profile?userId=AB1234%40group.example';

interface Sent {
  address: string;
  headers: Headers;
}

let sent: Sent[];
let answer: (address: string) => Response;
/** The requested images. */
let images: Pick<HTMLImageElement, 'sizes' | 'srcset'>[];
let tabs: BroadcastChannel;

beforeEach(() => {
  sent = [];
  images = [];
  answer = () => Response.json({});
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  vi.stubGlobal('storageKeys', storageKeys);
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Headers }) => {
    sent.push({ address, headers });
    return answer(address);
  });
  vi.stubGlobal(
    'Image',
    class {
      sizes = '';
      srcset = '';
      constructor() {
        images.push(this);
      }
    },
  );
  tabs = new BroadcastChannel('directory.session');
  sessionStorage.setItem(storageKeys.session, JSON.stringify(session));
});

afterEach(() => {
  tabs.close();
  sessionStorage.clear();
  delete window.firstRequests;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const accessWith = (token: string | undefined) => ({
  token: () => token,
  renew: async () => undefined,
  requireNewSignIn: async () => undefined,
});

/** Runs the script in a page at this address. */
async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  vi.resetModules();
  await import('./first-requests.ts');
}

/** Starts the application in the page, as `main.tsx` does. Resolves with its cache when all requests have completed. */
async function startApplication(token: string): Promise<QueryClient> {
  // The modules of this page: `open` resets the module registry.
  const [{ configureCalls }, { fetchAhead }] = await Promise.all([
    import('../api/call.ts'),
    import('./start/fetch-ahead.ts'),
  ]);
  configureCalls({ access: accessWith(token) });
  const queryClient = new QueryClient();
  const state = { name: 'signed-in', session: { ...session, accessToken: token } };
  fetchAhead({
    queryClient,
    sessionStore: { state: () => state } as SessionStore,
    address: window.location,
    navigation: 'navigate',
  });
  await vi.waitFor(() => {
    expect(queryClient.getQueryCache().getAll()).toHaveLength(2);
    expect(queryClient.isFetching()).toBe(0);
  }, 60_000);
  return queryClient;
}

const addresses = () => sent.map(({ address }) => address);

test.each([
  ['/PROFILE?AB1234@group.example', profileAddress],
  ['/Profile', '/api/get-user-profile'],
  ['/Profile?a+b%20c@x', '/api/get-user-profile?userId=a%2Bb+c%40x'],
  ['/myprofile?someone', '/api/get-user-profile'],
  ['/orgchart?AB1234@group.example', '/api/org-chart?userId=AB1234%40group.example'],
])('what %s shows is requested by the page, and the application takes the answers over', async (at, address) => {
  answer = (requested) => Response.json({ requested });
  await open(at);
  expect(addresses()).toEqual([address, '/api/viewer']);
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer a.b.c', 'Bearer a.b.c']);
  const cache = await startApplication('a.b.c');
  expect(addresses()).toHaveLength(2);
  const answers = cache.getQueryCache().getAll();
  expect(answers.map(({ state }) => state.data).toSorted()).toEqual([
    { requested: '/api/viewer' },
    { requested: address },
  ]);
});

test('the photo of the profile is requested as soon as its URL is known, in the size that the profile shows', async () => {
  const photos = { photo: '/api/photos/1/v/240?x', photoLarge: '/api/photos/1/v/480?x' };
  answer = () => Response.json(photos);
  await open('/Profile?AB1234@group.example');
  await expect.poll(() => images).toHaveLength(1);
  const { container } = render(createElement(Avatar, { person: { ...ada, ...photos }, size: 144 }));
  const { sizes, srcset } = container.querySelector('img')!;
  expect(images).toMatchObject([{ sizes, srcset }]);
});

test('an opaque token is sent with the ID token', async () => {
  sessionStorage.setItem(storageKeys.session, JSON.stringify({ ...session, accessToken: 'opaque' }));
  await open('/Profile');
  expect(sent[0]?.headers.get('x-id-token')).toBe('i');
});

test('the session is requested from another tab', async () => {
  sessionStorage.clear();
  tabs.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
    if (data.kind !== 'asks') return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target origin.
    tabs.postMessage({ kind: 'holds', session });
  });
  await open('/Profile?AB1234@group.example');
  await expect.poll(() => addresses()).toEqual([profileAddress, '/api/viewer']);
});

test('nothing is requested with a session that has expired, on other pages, in a frame, and offline', async () => {
  sessionStorage.setItem(storageKeys.session, JSON.stringify({ ...session, expiresAt: Date.now() - 1 }));
  await open('/Profile');
  sessionStorage.setItem(storageKeys.session, JSON.stringify(session));
  for (const at of ['/', '/Result?globalQuery=anna', '/implicit/callback?code=x', '/Settings']) await open(at);
  vi.stubGlobal('parent', {});
  await open('/Profile');
  vi.stubGlobal('parent', window);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open('/Profile');
  expect(sent).toEqual([]);
});

test('the application repeats requests that failed or were sent for another session', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await open('/Profile?AB1234@group.example');
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Headers }) => {
    sent.push({ address, headers });
    return answer(address);
  });
  await startApplication('a.b.c');
  expect(addresses().toSorted()).toEqual([profileAddress, '/api/viewer']);
  await open('/Profile?AB1234@group.example');
  expect(addresses()).toHaveLength(4);
  await startApplication('other.token.of-another-person');
  expect(sent.slice(4).map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer other.token.of-another-person',
    'Bearer other.token.of-another-person',
  ]);
});

test('a response is used only once', async () => {
  await open('/Profile?AB1234@group.example');
  await startApplication('a.b.c');
  await startApplication('a.b.c');
  expect(addresses()).toHaveLength(4);
});

test('a response that is too old after a slow start is not used', async () => {
  await open('/Profile?AB1234@group.example');
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  await startApplication('a.b.c');
  expect(addresses()).toHaveLength(4);
});
