import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ada, openDirectory } from '../../test/open-directory.tsx';
import { ApiFailure } from '../api/call.ts';
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
