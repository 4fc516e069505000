import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionStore } from '../../viewer/session-store.ts';
import { fetchAhead } from './fetch-ahead.ts';
import type { Page } from '../routes.tsx';

const requested: string[] = [];

beforeEach(() => {
  requested.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    return Response.json({});
  });
});

interface Opening {
  shownPages?: readonly Page[];
  isSignedIn?: boolean;
  navigation?: NavigationTimingType;
}

function open(path: string, { shownPages, isSignedIn = true, navigation = 'navigate' }: Opening = {}) {
  const state = isSignedIn ? { name: 'signed-in', session: { subject: 'ada' } } : { name: 'signed-out' };
  const [pathname = '', search = ''] = path.split(/(?=\?)/);
  fetchAhead({
    queryClient: new QueryClient(),
    sessionStore: { state: () => state } as SessionStore,
    address: { pathname, search },
    navigation,
    ...(shownPages === undefined ? {} : { shownPages }),
  });
}

test.each([
  ['/PROFILE?AB1234@group.example', '/api/get-user-profile?userId=AB1234%40group.example'],
  ['/Profile', '/api/get-user-profile'],
  ['/myprofile?someone', '/api/get-user-profile'],
  ['/orgchart?AB1234@group.example', '/api/org-chart?userId=AB1234%40group.example'],
  ['/Result?globalQuery=anna', '/api/users?globalQuery=anna&limit=30&after=0'],
])('the viewer and what %s shows are requested while the application starts', async (path, address) => {
  open(path);
  await expect.poll(() => requested).toEqual(['/api/viewer', address]);
});

test('results are not prefetched on reload or Back, because only the page knows how many it showed', async () => {
  for (const navigation of ['reload', 'back_forward'] as const) {
    open('/Result?globalQuery=anna', { navigation });
  }
  open('/orgchart?AB1234@group.example', { navigation: 'reload' });
  await expect.poll(() => requested.some((address) => address.startsWith('/api/org-chart'))).toBe(true);
  expect(requested.filter((address) => address.startsWith('/api/users'))).toEqual([]);
});

test('nothing is requested when signed out', async () => {
  const ahead = vi.fn<NonNullable<Page['fetchAhead']>>(async () => {});
  open('/x', {
    shownPages: [{ path: '/x', access: 'signed-in', messages: [], load: async () => () => null, fetchAhead: ahead }],
    isSignedIn: false,
  });
  expect(ahead).not.toHaveBeenCalled();
  expect(requested).toEqual([]);
});

test('code that cannot be loaded is left to the page, which reports the failure', async () => {
  const ahead = vi.fn<NonNullable<Page['fetchAhead']>>(() => Promise.reject(new TypeError('Failed to fetch')));
  open('/x', {
    shownPages: [{ path: '/x', access: 'signed-in', messages: [], load: async () => () => null, fetchAhead: ahead }],
  });
  await expect.poll(() => ahead).toHaveBeenCalledOnce();
});
