import { storageKeys } from '../storage-keys.ts';
import { endAtProvider } from './end-at-provider.ts';
import { isKeptAfterSignOut, sessionOf, signedOut, withoutTokens, type SessionState } from './session-state.ts';
import type { SessionTabs } from './session-tabs.ts';
import {
  isOpaque,
  isStorageFailure,
  SignInFault,
  type BegunSignIn,
  type IdentityProvider,
  type Session,
} from './sign-in.ts';

export interface SessionStore {
  state(): SessionState;
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Finds the session of this tab, or of another tab of this browser. */
  start(): Promise<void>;
  /** Redirects the browser to the provider, to return to `returnTo`. */
  signIn(returnTo: string): Promise<void>;
  /**
   * Like `signIn`, for a tab that was opened because the session of another tab has ended. With `isFresh`, the provider must authenticate the
   * person again, even if it still has a session.
   */
  signInAgain(isFresh: boolean): Promise<void>;
  /** Keeps a session that is too old for the attempted action, which then fails. */
  keepSession(): void;
  /** Completes a sign-in with the address that the provider redirected to. @throws SignInFault */
  finishSignIn(address: string): Promise<BegunSignIn>;
  /** Gives up the unsaved changes that were kept when the person signed out in another tab. */
  discardChanges(): void;
  /** Ends the session in every tab and at the provider. A tab with unsaved changes keeps them for the same person. */
  signOut(): Promise<void>;
  /** For a page restored from the back/forward cache: the user may have signed out in the meantime, or returned from the provider without signing in. */
  checkStillSignedIn(): void;
  /** Loads this page again, at the same address. */
  reload(): void;
  token(): string | undefined;
  /** The ID token that came with an opaque access token; undefined for a token that the server can verify itself. */
  idTokenOf(accessToken: string): string | undefined;
  /**
   * Returns a new access token of the same person after a token was rejected; may wait until that person signs in again. Undefined if
   * there will be none, since a request of one person is never repeated as another person.
   */
  renew(rejectedToken: string | undefined, signal: AbortSignal | undefined): Promise<string | undefined>;
  /** Waits until the same person has signed in again, and returns the new access token; undefined if the person keeps the session. */
  requireNewSignIn(sentToken: string | undefined, signal: AbortSignal | undefined): Promise<string | undefined>;
}

/** The used part of `Storage`. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface SessionDependencies {
  provider: IdentityProvider;
  tabs: SessionTabs;
  /** Storage that survives a reload and ends with the tab. */
  storage: SessionStorage;
  /** The address of the first page, which may be below a path of the host. */
  home: string;
  /** Navigates to an address outside of the application. */
  leaveFor: (address: string) => void;
  reload: () => void;
  /** Whether a form of this tab has unsaved changes. */
  hasUnsavedChanges: () => boolean;
  /** Called before the next render after a person is no longer signed in. Must remove all of their data. */
  forget: () => void;
}

/** Tokens are renewed this many milliseconds before they expire. */
const renewalLead = 60_000;
/** How long unsaved changes are kept after the person has signed out in another tab, in milliseconds. */
export const keepTime = 15 * 60_000;
/** Maximum delay of `setTimeout`, a signed 32-bit integer. */
const maxTimerDelay = 2 ** 31 - 1;

export function createSessionStore({
  provider,
  tabs,
  storage,
  home,
  leaveFor,
  reload,
  hasUnsavedChanges,
  forget,
}: SessionDependencies): SessionStore {
  let state: SessionState = { name: 'starting' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewal: Promise<boolean> | undefined;
  /** All access tokens of the signed-in person so far. */
  let ownTokens = new Set<string>();
  const listeners = new Set<() => void>();

  function setState(next: SessionState): void {
    const before = sessionOf(state);
    const after = sessionOf(next);
    if (before !== undefined && before.subject !== after?.subject) forget();
    if (before?.subject !== after?.subject) ownTokens = new Set();
    if (after !== undefined) ownTokens.add(after.accessToken);
    state = next;
    if (after === undefined || isKeptAfterSignOut(next)) storage.removeItem(storageKeys.session);
    else storage.setItem(storageKeys.session, JSON.stringify(after));
    clearTimeout(timer);
    if (next.name === 'signed-in') scheduleRenewal(next.session);
    if (isKeptAfterSignOut(next)) timer = setTimeout(() => setState(signedOut), keepTime);
    for (const listener of listeners) listener();
  }

  function adopt(session: Session): void {
    const before = sessionOf(state);
    setState({ name: 'signed-in', session });
    // Another person has signed in in this browser. Pages of the first person must not stay visible.
    if (before !== undefined && before.subject !== session.subject) leaveFor(home);
  }

  function scheduleRenewal(session: Session): void {
    if (session.expiresAt === undefined) return;
    const life = session.expiresAt - session.givenAt;
    const lead = Math.min(renewalLead, life / 2);
    timer = setTimeout(() => void renewSilently(), Math.min(session.expiresAt - lead - Date.now(), maxTimerDelay));
  }

  /** Renews the tokens, one renewal at a time across all tabs: a refresh token that is used twice counts as stolen. Returns whether it succeeded. */
  function renewSilently(): Promise<boolean> {
    renewal ??= renewWithLock().finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  async function renewWithLock(): Promise<boolean> {
    try {
      await tabs.withLock(async () => {
        const session = sessionOf(state);
        if (session === undefined) return;
        const shared = await tabs.newerThan(session);
        const renewed = shared ?? (await provider.renew(session));
        if (sessionOf(state)?.subject !== renewed.subject || isKeptAfterSignOut(state) || tabs.hasEnded(session))
          return;
        setState({ name: 'signed-in', session: renewed });
        if (shared === undefined) tabs.shareSession(renewed);
      });
      return true;
    } catch {
      return false;
    }
  }

  async function begin(begun: BegunSignIn): Promise<void> {
    setState({ name: 'signed-out', isBeginning: true, fault: undefined });
    try {
      leaveFor(await provider.begin(begun));
    } catch (failure) {
      setState({ name: 'signed-out', isBeginning: false, fault: faultOf(failure) });
    }
  }

  /** Waits until the session is decided, and returns the current access token if `rejectedToken` belonged to the same person. */
  async function nextToken(
    rejectedToken: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<string | undefined> {
    signal?.throwIfAborted();
    const subject = sessionOf(state)?.subject;
    return await new Promise((resolve, reject) => {
      const settle = () => {
        if (state.name === 'ended' || state.name === 'starting') return;
        listeners.delete(settle);
        signal?.removeEventListener('abort', abort);
        const isSamePerson =
          rejectedToken === undefined
            ? subject === undefined || subject === sessionOf(state)?.subject
            : ownTokens.has(rejectedToken);
        resolve(isSamePerson ? sessionOf(state)?.accessToken : undefined);
      };
      const abort = () => {
        listeners.delete(settle);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', abort);
      listeners.add(settle);
      settle();
    });
  }

  tabs.listen({
    currentSession: () => (state.name === 'signed-in' ? state.session : undefined),
    onSession: (session) => {
      const current = sessionOf(state);
      if (current?.subject === session.subject && current.givenAt >= session.givenAt) return;
      adopt(session);
    },
    onSignOut: () => {
      const session = sessionOf(state);
      const isKept = session !== undefined && hasUnsavedChanges();
      setState(isKept ? { name: 'ended', session: withoutTokens(session), cause: 'signed-out' } : signedOut);
    },
  });

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async () => {
      const own = readSession(storage);
      const session = own === undefined || tabs.hasEnded(own) ? await tabs.ask() : own;
      if (state.name !== 'starting') return;
      setState(session === undefined ? signedOut : { name: 'signed-in', session });
    },
    signIn: (returnTo) => begin({ returnTo: localPath(returnTo), isAgain: false }),
    signInAgain: (isFresh) => begin({ returnTo: '/', isAgain: true, isFresh }),
    keepSession: () => {
      if (state.name === 'ended' && state.cause === 'too-old') setState({ name: 'signed-in', session: state.session });
    },
    finishSignIn: async (address) => {
      const { session, begun } = await provider.redeem(address);
      if (sessionOf(state)?.accessToken !== session.accessToken) {
        setState({ name: 'signed-in', session });
        tabs.shareSession(session);
      }
      return { ...begun, returnTo: localPath(begun.returnTo) };
    },
    discardChanges: () => setState(signedOut),
    signOut: async () => {
      const session = sessionOf(state);
      setState(signedOut);
      tabs.announceSignOut();
      const address = session === undefined ? undefined : await endAtProvider(provider, session);
      leaveFor(address ?? home);
    },
    checkStillSignedIn: () => {
      const hasLeftForProvider = state.name === 'signed-out' && state.isBeginning;
      const hasEnded = state.name === 'signed-in' && tabs.hasEnded(state.session);
      if (hasLeftForProvider || hasEnded || (sessionOf(state) !== undefined && readSession(storage) === undefined)) {
        setState(signedOut);
      }
    },
    reload,
    token: () => (isKeptAfterSignOut(state) ? undefined : sessionOf(state)?.accessToken),
    idTokenOf: (accessToken) => {
      const session = sessionOf(state);
      if (!isOpaque(accessToken) || session?.accessToken !== accessToken) return undefined;
      return session.idToken === '' ? undefined : session.idToken;
    },
    renew: async (rejectedToken, signal) => {
      if (state.name === 'signed-in' && state.session.accessToken === rejectedToken) {
        const isRenewed = await renewSilently();
        // Only a rejected token ends the session: a renewal that fails before the token expires can be retried.
        if (!isRenewed && state.name === 'signed-in')
          setState({ name: 'ended', session: state.session, cause: 'rejected' });
      }
      return await nextToken(rejectedToken, signal);
    },
    requireNewSignIn: async (sentToken, signal) => {
      if (state.name === 'signed-in' && state.session.accessToken === sentToken) {
        setState({ name: 'ended', session: state.session, cause: 'too-old' });
      }
      const token = await nextToken(sentToken, signal);
      return token === sentToken ? undefined : token;
    },
  };
}

function readSession(storage: SessionStorage): Session | undefined {
  try {
    return (JSON.parse(storage.getItem(storageKeys.session) ?? 'null') as Session | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function faultOf(failure: unknown): SignInFault {
  if (!navigator.onLine) return new SignInFault('offline');
  if (isStorageFailure(failure)) return new SignInFault('storage');
  return failure instanceof SignInFault ? failure : new SignInFault('provider', String(failure));
}

/** Keeps a return address on this site: `/orgchart?x` stays, `https://elsewhere` and `//elsewhere` become `/`. */
export function localPath(address: string): string {
  return /^\/(?![/\\])/.test(address) ? address : '/';
}
