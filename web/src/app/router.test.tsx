import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ada, openDirectory } from '../../test/open-directory.tsx';
import { ApiFailure } from '../api/call.ts';
import { emptySeveralState, rememberSeveral } from '../features/search/find-several/several-memory.ts';
import type { Page } from './routes.tsx';

const page = (path: string, access: Page['access'], Component: () => React.ReactNode): Page => ({
  path,
  access,
  messages: [],
  load: async () => Component,
});

const shownPages: Page[] = [
  page('/card', 'open', () => <h1>A card</h1>),
  page('/Profile', 'signed-in', () => <h1>A profile</h1>),
  page('/Settings', 'administrator', () => <h1>The settings</h1>),
  page('/broken', 'signed-in', () => {
    throw new ApiFailure('server.failed', 500, [], 'request-7');
  }),
];

function open(at: string, viewer?: { isAdministrator: boolean }) {
  return openDirectory({
    at,
    shownPages,
    ...(viewer === undefined ? {} : { viewer: { login: ada.login, person: ada, ...viewer } }),
  });
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
});

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

describe('access to pages', () => {
  test('an open page does not require sign-in', async () => {
    await open('/card');
    expect(await heading()).toBe('A card');
  });

  test.each(['/Profile', '/profile', '/PROFILE?AB1234@x'])('%s is for signed-in people', async (at) => {
    await open(at, { isAdministrator: false });
    expect(await heading()).toBe('A profile');
  });

  test('signed out, every other page asks to sign in', async () => {
    await open('/settings');
    expect(await heading()).toBe('You need to be logged in to access the directory');
  });

  test('an administrator sees the settings', async () => {
    await open('/settings', { isAdministrator: true });
    expect(await heading()).toBe('The settings');
  });

  test('other people do not', async () => {
    await open('/settings', { isAdministrator: false });
    expect(await heading()).toBe('This page is for administrators only');
    expect(screen.queryByText('The settings')).toBeNull();
  });
});

test('when a page throws, header and footer remain, and the request ID is shown', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await open('/broken', { isAdministrator: false });
  expect(await heading()).toBe('Something went wrong');
  expect(screen.getByText('Request ID: request-7')).toBeDefined();
  expect(screen.getByRole('banner')).toBeDefined();
  expect(logged).toHaveBeenCalled();
});

describe('when the code of a page cannot be loaded', () => {
  const gone: Page = {
    ...page('/gone', 'signed-in', () => null),
    load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  };
  const own = '/assets/index-a1.js';
  const pageOf = (script: string) =>
    `<meta name="base-path" content="" /><script type="module" src="${script}"></script>`;

  /** No response, until the request is aborted. */
  const untilAborted = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason as Error);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });

  async function leaveFor(served: string | undefined, age: number) {
    const script = document.head.appendChild(document.createElement('script'));
    script.type = 'module';
    script.setAttribute('src', own);
    onTestFinished(() => script.remove());
    const answer = (request: Request) =>
      new URL(request.url).pathname === '/'
        ? served === undefined
          ? untilAborted(request.signal)
          : new Response(served, { headers: { 'content-type': 'text/html' } })
        : undefined;
    const viewer = { login: ada.login, person: ada, isAdministrator: false };
    const directory = await openDirectory({ at: '/Profile', shownPages: [...shownPages, gone], viewer, answer });
    await screen.findByRole('heading', { level: 1, name: 'A profile' });
    vi.spyOn(performance, 'now').mockReturnValue(age);
    await directory.router.navigate('/gone?x');
    expect(directory.router.state.location).toMatchObject({ pathname: '/gone', search: '?x' });
    return directory;
  }

  test('the page is loaded again at its address if the server has another version', async () => {
    const { leftFor } = await leaveFor(pageOf('/assets/index-z9.js'), 3_600_000);
    await waitFor(() => expect(leftFor).toEqual(['reload']));
  });

  test('a page that has just been loaded is not loaded again without asking', async () => {
    const { leftFor } = await leaveFor(pageOf('/assets/index-z9.js'), 5000);
    expect(await heading()).toBe('The directory has been updated');
    expect(leftFor).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(leftFor).toEqual(['reload']);
  });

  test('a list pasted into Find several is not lost', async () => {
    const { leftFor, queryClient, router } = await leaveFor(pageOf(own), 3_600_000);
    rememberSeveral(queryClient, { ...emptySeveralState, text: 'Marie Curie; Ada Lovelace' });
    await router.navigate('/Profile');
    vi.stubGlobal('fetch', async () => new Response(pageOf('/assets/index-z9.js')));
    await router.navigate('/gone');
    expect(await screen.findByRole('heading', { level: 1, name: 'The directory has been updated' })).toBeDefined();
    expect(leftFor).toEqual([]);
  });

  test.each([
    ['the same version', pageOf(own)],
    ['the page of a gateway', '<h1>Sign in</h1>'],
  ])('the server counts as unreachable if it responds with %s', async (_name, served) => {
    const { leftFor } = await leaveFor(served, 3_600_000);
    expect(await heading()).toBe('The directory is unavailable');
    expect(leftFor).toEqual([]);
  });

  test('the server counts as unreachable if it does not respond in time', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const { leftFor } = await leaveFor(undefined, 3_600_000);
    expect(await heading()).toBe('The directory is unavailable');
    expect(leftFor).toEqual([]);
  });
});

test('navigation moves the focus to the new page', async () => {
  const { router } = await open('/nowhere', { isAdministrator: false });
  await heading();
  await router.navigate('/Profile');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('navigation between profiles does too, and clears the search box in the header', async () => {
  const { router } = await open('/Profile?AB1234@x', { isAdministrator: false });
  const banner = within(screen.getByRole('banner'));
  const box = await banner.findByRole<HTMLInputElement>('combobox');
  fireEvent.change(box, { target: { value: 'martin' } });
  box.focus();
  await router.navigate('/Profile?CD5678@x');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(banner.getByRole<HTMLInputElement>('combobox').value).toBe('');
});
