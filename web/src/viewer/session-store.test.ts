import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeProvider } from '../../test/fake-provider.ts';
import { createIdentityProvider } from './identity-provider.ts';
import { createSessionStore, keepTime, localPath, type SessionStore } from './session-store.ts';
import { createSessionTabs, type SessionTabs } from './session-tabs.ts';

const origin = 'http://localhost:3000';
let remote: FakeProvider;
const openTabs: SessionTabs[] = [];

/** A tab of the browser. `left` has the addresses that it navigated to, `forgotten` counts the calls of `forget`. */
interface Tab {
  store: SessionStore;
  storage: Storage;
  left: string[];
  hasUnsavedChanges: boolean;
  forgotten: number;
}

/** Session storage of one tab. All tabs of a test would share `sessionStorage`. */
function ownStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

function openTab(storage = ownStorage()): Tab {
  const oidc = {
    issuer: remote.issuer,
    clientId: remote.clientId,
    redirectUri: `${origin}/implicit/callback`,
    scopes: 'openid profile email',
    audience: '',
    resource: '',
    isDemo: false,
    isReady: true,
  };
  const tabs = createSessionTabs();
  openTabs.push(tabs);
  const tab: Tab = { storage, left: [], hasUnsavedChanges: false, forgotten: 0 } as unknown as Tab;
  tab.store = createSessionStore({
    provider: createIdentityProvider(oidc, origin),
    tabs,
    storage,
    home: '/directory/',
    leaveFor: (address) => void tab.left.push(address),
    reload: () => void tab.left.push('reload'),
    hasUnsavedChanges: () => tab.hasUnsavedChanges,
    forget: () => void (tab.forgotten += 1),
  });
  return tab;
}

async function signIn(tab: Tab, returnTo = '/'): Promise<void> {
  await tab.store.signIn(returnTo);
  await tab.store.finishSignIn(remote.approve(tab.left.at(-1) ?? ''));
}

/** A sign-out in the millisecond of the sign-in would not be later. */
const nextMillisecond = () => new Promise((resolve) => setTimeout(resolve, 2));

const nameOf = (tab: Tab) => tab.store.state().name;

beforeEach(() => {
  remote = new FakeProvider();
  remote.install();
  // jsdom has no locks. All tabs of a test are in one process, so none is needed.
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_name: string, task: () => Promise<void>) => task() },
  });
});

afterEach(() => {
  for (const tabs of openTabs.splice(0)) tabs.close();
});

describe('signing in', () => {
  test('a tab that finds no session is signed out', async () => {
    const tab = openTab();
    await tab.store.start();
    expect(nameOf(tab)).toBe('signed-out');
  });

  test('a return from the provider gives the session and the address to return to', async () => {
    const tab = openTab();
    await tab.store.start();
    await tab.store.signIn('/Profile?AB1234@x');
    const begun = await tab.store.finishSignIn(remote.approve(tab.left[0] ?? ''));
    expect(begun.returnTo).toBe('/Profile?AB1234@x');
    expect(tab.store.token()).toMatch(/^access-/);
  });

  test('a reload keeps the session', async () => {
    const tab = openTab();
    await tab.store.start();
    await signIn(tab);
    const reloaded = openTab(tab.storage);
    await reloaded.store.start();
    expect(reloaded.store.token()).toBe(tab.store.token());
  });

  test('a second tab gets the session from the first, and local storage never contains a token', async () => {
    const first = openTab();
    await first.store.start();
    await signIn(first);
    const second = openTab();
    await second.store.start();
    expect(second.store.token()).toBe(first.store.token());
    expect(JSON.stringify(localStorage)).not.toContain('access-');
  });

  test('an error of the provider at the start is shown, and the user can try again', async () => {
    const tab = openTab();
    await tab.store.start();
    remote.nextFailures.push(404);
    await tab.store.signIn('/');
    expect(tab.store.state()).toMatchObject({ name: 'signed-out', isBeginning: false, fault: { kind: 'provider' } });
    await tab.store.signIn('/');
    expect(tab.left).toHaveLength(1);
  });
});

describe('a rejected token', () => {
  test('is renewed once for all rejected requests', async () => {
    const tab = openTab();
    await tab.store.start();
    await signIn(tab);
    const rejected = tab.store.token();
    const renewed = await Promise.all([
      tab.store.renew(rejected, undefined),
      tab.store.renew(rejected, undefined),
      tab.store.renew(rejected, undefined),
    ]);
    expect(new Set(renewed).size).toBe(1);
    expect(renewed[0]).not.toBe(rejected);
    expect(remote.tokenRequests.filter(({ grantType }) => grantType === 'refresh_token')).toHaveLength(1);
  });

  test('that cannot be renewed is replaced when the person has signed in again in another tab', async () => {
    const tab = openTab();
    await tab.store.start();
    await signIn(tab);
    remote.nextFailures.push(400);
    const waiting = tab.store.renew(tab.store.token(), undefined);
    await expect.poll(() => nameOf(tab)).toBe('ended');

    const helper = openTab();
    await helper.store.start();
    expect(nameOf(helper)).toBe('signed-out');
    await helper.store.signInAgain(false);
    const begun = await helper.store.finishSignIn(remote.approve(helper.left[0] ?? ''));
    expect(begun.isAgain).toBe(true);
    expect(await waiting).toBe(helper.store.token());
    expect(nameOf(tab)).toBe('signed-in');
    expect(tab.forgotten).toBe(0);
  });

  test('is not renewed further when the call is aborted', async () => {
    const tab = openTab();
    await tab.store.start();
    await signIn(tab);
    remote.nextFailures.push(400);
    const call = new AbortController();
    const waiting = tab.store.renew(tab.store.token(), call.signal);
    call.abort(new Error('left the page'));
    await expect(waiting).rejects.toThrow('left the page');
  });

  test('is never replaced by the token of another person', async () => {
    const tab = openTab();
    await tab.store.start();
    await signIn(tab);
    const rejected = tab.store.token();
    remote.nextFailures.push(400);
    const waiting = tab.store.renew(rejected, undefined);
    await expect.poll(() => nameOf(tab)).toBe('ended');
    const other = openTab();
    await other.store.start();
    remote.subject = 'person-2';
    await signIn(other);
    expect(await waiting).toBeUndefined();
    expect(nameOf(tab)).toBe('signed-in');
    expect(await tab.store.renew(rejected, undefined)).toBeUndefined();
  });

  test('another person who signs in does not see data of the first person', async () => {
    const tab = openTab();
    await tab.store.start();
    await signIn(tab);
    const other = openTab();
    await other.store.start();
    remote.subject = 'person-2';
    await signIn(other);
    await expect.poll(() => tab.left).toContain('/directory/');
    expect(tab.forgotten).toBe(1);
    expect(tab.store.token()).toBe(other.store.token());
  });
});

describe('a sign-in that is too old for the attempted action', () => {
  test('is repeated in another tab, and the provider authenticates the person again', async () => {
    const tab = openTab();
    await tab.store.start();
    await signIn(tab);
    const before = tab.store.token();
    const waiting = tab.store.requireNewSignIn(before, undefined);
    expect(tab.store.state()).toMatchObject({ name: 'ended', cause: 'too-old' });
    expect(tab.store.token()).toBe(before);
    const helper = openTab();
    await helper.store.start();
    await helper.store.signInAgain(true);
    expect(new URL(helper.left[0] ?? '').searchParams.get('prompt')).toBe('login');
    const begun = await helper.store.finishSignIn(remote.approve(helper.left[0] ?? ''));
    expect(begun.isAgain).toBe(true);
    expect(await waiting).toBe(helper.store.token());
    expect(nameOf(tab)).toBe('signed-in');
    expect(tab.forgotten).toBe(0);
  });

  test('is kept if the person does not sign in again', async () => {
    const tab = openTab();
    await tab.store.start();
    await signIn(tab);
    const before = tab.store.token();
    const waiting = tab.store.requireNewSignIn(before, undefined);
    tab.store.keepSession();
    expect(await waiting).toBeUndefined();
    expect(nameOf(tab)).toBe('signed-in');
    expect(tab.store.token()).toBe(before);
  });
});

test('the ID token is sent along with an opaque access token of the session only', async () => {
  const tab = openTab();
  await tab.store.start();
  await signIn(tab);
  const { session } = tab.store.state() as { session: { accessToken: string; idToken: string } };
  expect(tab.store.idTokenOf(session.accessToken)).toBe(session.idToken);
  expect(tab.store.idTokenOf('another')).toBeUndefined();
  expect(tab.store.idTokenOf('a.signed.token')).toBeUndefined();
});

describe('signing out', () => {
  test('ends the session in every tab and at the provider, and forgets the person', async () => {
    const [first, second] = [openTab(), openTab()];
    await first.store.start();
    await signIn(first);
    await second.store.start();
    await first.store.signOut();
    await expect.poll(() => nameOf(second)).toBe('signed-out');
    expect([first.forgotten, second.forgotten]).toEqual([1, 1]);
    expect(first.left.at(-1)).toContain('/logout?');
    expect(first.storage.getItem('directory.session')).toBeNull();
  });

  describe('in another tab than one with unsaved changes', () => {
    /** Signs in in two tabs, and out in one of them, while the other has unsaved changes. Returns the other. */
    async function signOutElsewhere(): Promise<Tab> {
      const [elsewhere, tab] = [openTab(), openTab()];
      await elsewhere.store.start();
      await signIn(elsewhere);
      await tab.store.start();
      tab.hasUnsavedChanges = true;
      await elsewhere.store.signOut();
      await expect.poll(() => nameOf(tab)).toBe('ended');
      return tab;
    }

    test('keeps them without a token until the same person has signed in again', async () => {
      const tab = await signOutElsewhere();
      expect(tab.store.state()).toMatchObject({ cause: 'signed-out', session: { accessToken: '', idToken: '' } });
      expect(tab.store.token()).toBeUndefined();
      expect(tab.storage.getItem('directory.session')).toBeNull();
      const waiting = tab.store.renew(undefined, undefined);
      const again = openTab();
      await again.store.start();
      expect(nameOf(again)).toBe('signed-out');
      await signIn(again);
      await expect.poll(() => nameOf(tab)).toBe('signed-in');
      expect(await waiting).toBe(again.store.token());
      expect(tab.forgotten).toBe(0);
    });

    test('forgets them when another person signs in, whose token repeats no request of the first', async () => {
      const tab = await signOutElsewhere();
      const waiting = tab.store.renew(undefined, undefined);
      const other = openTab();
      await other.store.start();
      remote.subject = 'person-2';
      await signIn(other);
      await expect.poll(() => tab.left).toContain('/directory/');
      expect(await waiting).toBeUndefined();
      expect(tab.forgotten).toBe(1);
    });

    test('forgets them when they are discarded', async () => {
      const tab = await signOutElsewhere();
      tab.store.discardChanges();
      expect([nameOf(tab), tab.forgotten]).toEqual(['signed-out', 1]);
    });

    test('forgets them after 15 minutes', async () => {
      const [elsewhere, tab] = [openTab(), openTab()];
      await elsewhere.store.start();
      await signIn(elsewhere);
      await tab.store.start();
      tab.hasUnsavedChanges = true;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        void elsewhere.store.signOut();
        while (nameOf(tab) !== 'ended') await new Promise((resolve) => setImmediate(resolve));
        vi.advanceTimersByTime(keepTime - 1);
        expect(nameOf(tab)).toBe('ended');
        vi.advanceTimersByTime(1);
        expect([nameOf(tab), tab.forgotten]).toEqual(['signed-out', 1]);
      } finally {
        vi.useRealTimers();
      }
    });
  });

  test('revokes the tokens at the provider before it leaves', async () => {
    remote.revocation = 'answers';
    const tab = openTab();
    await tab.store.start();
    await signIn(tab);
    await tab.store.signOut();
    expect(remote.revoked).toEqual([expect.stringMatching(/^refresh-/), expect.stringMatching(/^access-/)]);
    expect(tab.left.at(-1)).toContain('/logout?');
  });

  test.each(['fails', 'hangs'] as const)('works when the revocation %s', async (revocation) => {
    remote.revocation = revocation;
    const tab = openTab();
    await tab.store.start();
    await signIn(tab);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const signedOut = tab.store.signOut();
    expect(nameOf(tab)).toBe('signed-out');
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await signedOut;
    expect(tab.left.at(-1)).toContain('/logout?');
  });

  test('a session that another tab sends before it knows of the sign-out is ignored', async () => {
    const [first, second] = [openTab(), openTab()];
    await first.store.start();
    await signIn(first);
    const channel = new BroadcastChannel('directory.session');
    const sent = new Promise<unknown>((resolve) => {
      channel.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
        if (data.kind === 'holds') resolve(data);
      });
    });
    await second.store.start();
    const late = await sent;
    await nextMillisecond();
    await second.store.signOut();
    // To both tabs, and to one that has just been opened.
    const third = openTab();
    const starting = third.store.start();
    // A channel has no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(late);
    await starting;
    await expect.poll(() => nameOf(first)).toBe('signed-out');
    expect([nameOf(second), nameOf(third)]).toEqual(['signed-out', 'signed-out']);
    channel.close();
  });

  test('a tab that was asleep or loading meanwhile is signed out when it starts, until the person signs in again', async () => {
    const tab = openTab();
    await tab.store.start();
    await signIn(tab);
    const kept = tab.storage.getItem('directory.session') ?? '';
    const asleep = ownStorage();
    asleep.setItem('directory.session', kept);
    await nextMillisecond();
    await tab.store.signOut();
    const woken = openTab(asleep);
    await woken.store.start();
    expect(nameOf(woken)).toBe('signed-out');
    expect(asleep.getItem('directory.session')).toBeNull();
    await signIn(tab);
    const reloaded = openTab(tab.storage);
    await reloaded.store.start();
    expect(nameOf(reloaded)).toBe('signed-in');
  });

  test('a sign-out in the future, before the clock was set back, is ignored', async () => {
    const tab = openTab();
    await tab.store.start();
    await signIn(tab);
    localStorage.setItem('directory.signed-out', String(Date.now() + 60_000));
    const reloaded = openTab(tab.storage);
    await reloaded.store.start();
    expect(nameOf(reloaded)).toBe('signed-in');
  });

  test('a page from the back/forward cache notices that the person signed out in the meantime', async () => {
    const tab = openTab();
    await tab.store.start();
    await signIn(tab);
    tab.storage.removeItem('directory.session');
    tab.store.checkStillSignedIn();
    expect(nameOf(tab)).toBe('signed-out');
    expect(tab.forgotten).toBe(1);
  });
});

test.each([
  ['/orgchart?x#y', '/orgchart?x#y'],
  ['https://elsewhere.example', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['', '/'],
])('the return address %j becomes %j', (address, expected) => {
  expect(localPath(address)).toBe(expected);
});
