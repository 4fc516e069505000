import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeProfiles } from '../../../../test/fake-profile.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';
import { createSessionTabs } from '../../../viewer/session-tabs.ts';

const viewer = { login: ada.login, isAdministrator: false, person: ada };
const user = userEvent.setup();
let server: FakeProfiles;
let directory: Awaited<ReturnType<typeof openDirectory>>;
let isOnline = true;
/** Changes wait for this promise. */
let saving: Promise<void> | undefined;

async function openForm(): Promise<void> {
  const answer = async (request: Request) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    if (request.method !== 'GET') await saving;
    return server.answer(request);
  };
  directory = await openDirectory({ at: '/myprofile', viewer, answer });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('form', { name: 'Edit my profile' });
}

function connect(isConnected: boolean): void {
  isOnline = isConnected;
  act(() => void window.dispatchEvent(new Event(isConnected ? 'online' : 'offline')));
}

function signInElsewhere(): void {
  const state = directory.sessionStore.state();
  if (state.name !== 'signed-in') throw new Error('not signed in');
  const tabs = createSessionTabs();
  tabs.shareSession({ ...state.session, accessToken: 'access-elsewhere', givenAt: state.session.givenAt + 1 });
  tabs.close();
}

const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const submit = () => screen.getByRole('button', { name: 'Submit' });

async function typePhone(): Promise<void> {
  await user.clear(phone());
  await user.type(phone(), '+33612345678');
}

beforeEach(() => {
  server = new FakeProfiles();
  isOnline = true;
  saving = undefined;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('while a slow submit is running, its button says so', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  saving = promise;
  await openForm();
  await typePhone();
  await user.click(submit());
  expect((await screen.findByRole('button', { name: 'Saving…' })).getAttribute('aria-disabled')).toBe('true');
  resolve();
  expect(await screen.findByText('Your profile has been saved.')).toBeDefined();
});

describe('a submit that is running while the person signs out in another tab', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'You’ve signed out in another tab' });
  let respond: () => void;

  beforeEach(async () => {
    ({ promise: saving, resolve: respond } = Promise.withResolvers<void>());
    await openForm();
    await typePhone();
    await user.click(submit());
    await screen.findByRole('button', { name: 'Saving…' });
    const tabs = createSessionTabs();
    act(() => tabs.announceSignOut());
    tabs.close();
    expect((await dialog()).textContent).toContain('are being saved');
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  });

  async function leaveByBack(): Promise<void> {
    await act(() => directory.router.navigate('/'));
    await user.click(within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByText('Leave'));
  }

  test('is reported as saved once the server has stored it', async () => {
    respond();
    await waitFor(async () => expect((await dialog()).textContent).toContain('have been saved'));
    expect(server.updates).toHaveLength(1);
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('heading', { level: 1, name: /logged in/ })).toBeDefined();
  });

  test('is reported as not saved once the server has rejected it', async () => {
    server.rejectUpdate(503, 'server.unavailable');
    respond();
    await waitFor(async () => expect((await dialog()).textContent).toContain('haven’t been saved'));
    expect(screen.getByRole('button', { name: 'Discard changes' })).toBeDefined();
  });

  test('is not reported as saved if the server rejects it after the person has left the page', async () => {
    await leaveByBack();
    server.rejectUpdate(503, 'server.unavailable');
    expect((await dialog()).textContent).toContain('are being saved');
    respond();
    expect(await screen.findByRole('heading', { level: 1, name: /logged in/ })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is reported as saved although the person has left the page', async () => {
    await leaveByBack();
    respond();
    await waitFor(async () => expect((await dialog()).textContent).toContain('have been saved'));
  });

  test('is reported as not saved while its rejected token waits for a new sign-in', async () => {
    server.rejectUpdate(401, 'token.invalid');
    respond();
    await waitFor(async () => expect((await dialog()).textContent).toContain('haven’t been saved'));
  });
});

test('changes that the person discards after signing out in another tab are not reported as saved', async () => {
  await openForm();
  await typePhone();
  const tabs = createSessionTabs();
  act(() => tabs.announceSignOut());
  tabs.close();
  await screen.findByRole('dialog', { name: 'You’ve signed out in another tab' });
  await act(() => directory.router.navigate('/'));
  await user.click(within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByText('Leave'));
  expect(await screen.findByRole('heading', { level: 1, name: /logged in/ })).toBeDefined();
  expect(screen.queryByText(/have been saved/)).toBeNull();
  expect(server.updates).toHaveLength(0);
});

test('a submit without a connection shows an error until the connection is back', async () => {
  await openForm();
  await typePhone();
  connect(false);
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('You’re offline, so this wasn’t sent');
  connect(true);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(phone().value).toBe('+33612345678');
});

test('after a rejected token the user can sign in again in another tab, and the values are kept', async () => {
  await openForm();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await typePhone();
  // The renewed token is rejected too.
  for (let request = 0; request < 2; request++) server.rejectUpdate(401, 'token.invalid');
  await user.click(submit());
  await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
  expect(opened).toHaveBeenCalledExactlyOnceWith('/implicit/callback?again', '_blank');
  signInElsewhere();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(phone().value).toBe('+33612345678');
});
