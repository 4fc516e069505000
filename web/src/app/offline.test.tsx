import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeCard } from '../../test/fake-card.ts';
import { FakeProfiles } from '../../test/fake-profile.ts';
import { crowd, FakeSearch, found } from '../../test/fake-search.ts';
import { ada, openDirectory } from '../../test/open-directory.tsx';
import { pages, type Page } from './routes.tsx';

const viewer = { login: ada.login, isAdministrator: false, person: ada };
const search = new FakeSearch();
const profiles = new FakeProfiles();
const card = new FakeCard();
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;
let isOnline = true;
/** Requests while offline. */
const attempts: string[] = [];

function connect(isConnected: boolean): void {
  isOnline = isConnected;
  window.dispatchEvent(new Event(isConnected ? 'online' : 'offline'));
}

/** A server that cannot be reached while the browser is offline. */
const answer = async (request: Request) => {
  if (!isOnline) {
    attempts.push(request.url);
    throw new TypeError('Failed to fetch');
  }
  const isSearch = new URL(request.url).pathname === '/api/users';
  return (await (isSearch ? search : card).answer(request)) ?? (await profiles.answer(request));
};

async function open(at: string, shownPages: readonly Page[] = pages) {
  directory = await openDirectory({ at, viewer, shownPages, answer });
  return directory;
}

const notice = () => within(screen.getByRole('banner')).getByRole('status');

beforeEach(() => {
  isOnline = true;
  search.people = [found('Marie', 'Curie')];
  search.counts = {};
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

afterEach(() => {
  connect(true);
});

describe('offline', () => {
  test.each(['/', '/Result', '/myprofile', '/nowhere'])(
    'is announced on %s immediately, and so is its end',
    async (at) => {
      await open(at);
      await screen.findByRole('heading', { level: 1 });
      expect(notice().textContent).toBe('');
      connect(false);
      await waitFor(() => expect(notice().textContent).toContain('You’re offline.'));
      connect(true);
      await waitFor(() => expect(notice().textContent).toContain('You’re online again.'));
    },
  );

  test('a search waits without the counts of the previous one, and runs when the connection is back', async () => {
    search.people = crowd(8);
    search.counts = { cityQuery: [{ value: '"Lyon" FR', label: 'Lyon', count: 3 }] };
    const { router } = await open('/Result?globalQuery=marie');
    await screen.findByRole('list', { name: 'Results' });
    expect(await screen.findByRole('region', { name: 'Narrow down' })).toBeDefined();
    connect(false);
    await router.navigate('/Result?globalQuery=curie');
    expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeDefined();
    expect(screen.getByText('The search will continue as soon as the connection is back.')).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Results' })).toBeNull();
    expect(screen.queryByText('Searching…')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Narrow down' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    connect(true);
    expect(await screen.findByRole('list', { name: 'Results' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'You’re offline' })).toBeNull();
  });

  test('a page that was opened offline requests nothing, and searches when the connection is back', async () => {
    isOnline = false;
    attempts.length = 0;
    await open('/Result?globalQuery=marie');
    await waitFor(() => expect(notice().textContent).toContain('You’re offline.'));
    expect(screen.queryByRole('list', { name: 'Results' })).toBeNull();
    expect(attempts).toEqual([]);
    connect(true);
    expect(await screen.findByRole('list', { name: 'Results' })).toBeDefined();
  });

  test('an edit fails immediately with a reason, and is not sent later', async () => {
    await open('/myprofile');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const phone = await screen.findByRole('textbox', { name: 'Phone' });
    await userEvent.clear(phone);
    await userEvent.type(phone, '+33472000111');
    connect(false);
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline, so this wasn’t sent.');
    expect(phone).toHaveProperty('value', '+33472000111');
    connect(true);
    await waitFor(() => expect(notice().textContent).toContain('You’re online again.'));
    expect(profiles.updates).toEqual([]);
  });

  test('a page whose code cannot be loaded is not reported as an error of the directory', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const other: Page = {
      path: '/other',
      access: 'signed-in',
      messages: [],
      load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    };
    const { router, leftFor } = await open('/', [...pages, other]);
    await screen.findByRole('heading', { level: 1 });
    connect(false);
    await router.navigate('/other');
    expect(await screen.findByRole('heading', { level: 1, name: 'You’re offline' })).toBeDefined();
    expect(screen.queryByText(/our mistake/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();

    // A connection that is lost again immediately does not reload the page.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    connect(true);
    connect(false);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(leftFor).toEqual([]);
    connect(true);
    await waitFor(() => expect(leftFor).toEqual(['reload']));
  });

  test('a public card, which only the server has, says that it opens when the connection is back, and then opens', async () => {
    isOnline = false;
    const { leftFor } = await open('/callback/a1B2-c3_');
    expect(await screen.findByRole('heading', { level: 1, name: 'You’re offline' })).toBeDefined();
    expect(screen.getByText('This page will open as soon as the connection is back.')).toBeDefined();
    connect(true);
    await waitFor(() => expect(leftFor).toEqual(['reload']));
  });

  test('a public card that cannot be loaded although there is a connection offers to try again', async () => {
    const { leftFor } = await open('/callback/a1B2-c3_');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(leftFor).toEqual(['reload']);
  });

  test.each(['/callback', '/callback/a1B2-c3_/', '/Callback/a1B2-c3_', '/callback/a1B2-c3_/more'])(
    '%s, which the server does not render as a card, is an unknown page',
    async (at) => {
      await open(at);
      expect(await screen.findByRole('link', { name: 'Go to the home page' })).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );

  test('a sign-in fails immediately with a reason', async () => {
    directory = await openDirectory({ at: '/Result', answer });
    directory.remote.nextFailures.push('unreachable');
    connect(false);
    await userEvent.click(await within(await screen.findByRole('main')).findByRole('button', { name: 'Login' }));
    expect(await screen.findByText(/You’re offline, so this wasn’t sent/)).toBeDefined();
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Login' })).toHaveProperty('disabled', false);
  });
});
