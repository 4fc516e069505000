import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ada, openDirectory } from '../../../test/open-directory.tsx';
import { signInAtOnce } from './sign-in-at-once.ts';

let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;

const viewer = { login: ada.login, isAdministrator: false, person: ada };

interface Opening extends Partial<Parameters<typeof openDirectory>[0]> {
  navigation?: NavigationTimingType;
  /** Whether the provider refuses the request. */
  isRefused?: boolean;
}

async function open(at: string, { navigation = 'navigate', isRefused = false, ...opening }: Opening = {}) {
  directory = await openDirectory({
    configuration: { signsInAtOnce: true },
    ...opening,
    at,
    prepare: ({ configuration, sessionStore, remote }) => {
      if (isRefused) remote.nextFailures.push(403);
      const { pathname, search, hash } = new URL(at, window.location.origin);
      signInAtOnce({ configuration, sessionStore, address: { pathname, search, hash }, navigation });
    },
  });
  return directory;
}

const heading = () => screen.findByRole('heading', { level: 1, name: /You need to be logged in/ });

describe('a signed-out visitor who opens a link', () => {
  test.each(['navigate', 'reload'] as const)(
    'is redirected to the provider immediately (%s), and returns to the link',
    async (navigation) => {
      const { leftFor, remote, sessionStore } = await open('/result?globalQuery=curie#list', { navigation });
      expect(await screen.findByText('Signing you in…')).toBeDefined();
      expect(screen.queryByRole('heading', { name: /You need to be logged in/ })).toBeNull();
      await expect.poll(() => leftFor).toHaveLength(1);
      const { returnTo } = await sessionStore.finishSignIn(remote.approve(leftFor[0] ?? ''));
      expect(returnTo).toBe('/result?globalQuery=curie#list');
    },
  );

  test.each(['/', '/nowhere'])('stays on %s', async (at) => {
    const { leftFor } = await open(at);
    await screen.findByRole('heading', { level: 1 });
    expect(leftFor).toEqual([]);
  });

  test('stays on a page reached by Back, and can sign in there', async () => {
    const { leftFor } = await open('/Result', { navigation: 'back_forward' });
    await heading();
    expect(leftFor).toEqual([]);
  });

  test('sees the message unless the operator has enabled the redirect', async () => {
    const { leftFor } = await open('/Result', { configuration: { signsInAtOnce: false } });
    await heading();
    expect(leftFor).toEqual([]);
  });

  test('sees what went wrong, once, if the provider cannot be reached', async () => {
    const { leftFor } = await open('/Result', { isRefused: true });
    await heading();
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(leftFor).toEqual([]);
  });
});

test('is not redirected after signing out in another tab, or while signed in', async () => {
  const { leftFor, sessionStore } = await open('/Result', { viewer });
  expect(leftFor).toEqual([]);
  await sessionStore.signOut();
  await heading();
  expect(leftFor.filter((address) => address.includes('response_type'))).toEqual([]);
});

test('a page restored from the back/forward cache offers to sign in', async () => {
  const { leftFor, sessionStore } = await open('/Result');
  await expect.poll(() => leftFor).toHaveLength(1);
  sessionStore.checkStillSignedIn();
  await heading();
  expect(leftFor).toHaveLength(1);
});
