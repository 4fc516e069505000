import { storageKeys } from '../storage-keys.ts';
import type { Session } from './sign-in.ts';

type Message = { kind: 'asks' } | { kind: 'holds'; session: Session } | { kind: 'signed-out'; at?: number };

interface Listener {
  /** The session of this tab, if it is signed in. */
  currentSession(): Session | undefined;
  onSession(session: Session): void;
  onSignOut(): void;
}

/**
 * Shares a session between the tabs of a browser without storing it: tabs send it to each other (BroadcastChannel reaches only pages
 * of the same origin).
 */
export interface SessionTabs {
  listen(listener: Listener): void;
  /** The session of another tab; undefined if no tab responds within `answerTimeout`. */
  ask(): Promise<Session | undefined>;
  /** A newer session of the same person from another tab. */
  newerThan(session: Session): Promise<Session | undefined>;
  shareSession(session: Session): void;
  announceSignOut(): void;
  /** Whether the person has signed out in a tab of this browser since these tokens were issued. */
  hasEnded(session: Session): boolean;
  /** Runs the task while no other tab runs one. */
  withLock(task: () => Promise<void>): Promise<void>;
  /** Stops listening and sending. */
  close(): void;
}

/** How long to wait for other tabs, in milliseconds. A tab usually responds within a few; a busy tab that takes longer is ignored. */
const answerTimeout = 150;

export function createSessionTabs(): SessionTabs {
  const channel = new BroadcastChannel('directory.session');
  /** When a tab last signed out, in milliseconds since 1970. */
  let signedOutAt = 0;
  const waiting = new Set<(session: Session) => void>();
  // Unlike a window, a channel has no target origin: it is limited to its own origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (message: Message) => channel.postMessage(message);

  function hasEnded({ givenAt }: Session): boolean {
    return givenAt < Math.max(signedOutAt, storedSignOut());
  }

  function askFor(accepts: (session: Session) => boolean): Promise<Session | undefined> {
    return new Promise((resolve) => {
      const settle = (session: Session | undefined) => {
        clearTimeout(timer);
        waiting.delete(receive);
        resolve(session);
      };
      const receive = (session: Session) => accepts(session) && settle(session);
      const timer = setTimeout(() => settle(undefined), answerTimeout);
      waiting.add(receive);
      post({ kind: 'asks' });
    });
  }

  return {
    listen: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data.kind === 'signed-out') {
          signedOutAt = data.at ?? Date.now();
          return listener.onSignOut();
        }
        if (data.kind === 'holds') {
          // Sent by a tab before it knew of the sign-out.
          if (hasEnded(data.session)) return;
          for (const receive of waiting) receive(data.session);
          return listener.onSession(data.session);
        }
        const session = listener.currentSession();
        if (session !== undefined) post({ kind: 'holds', session });
      });
    },
    ask: () => askFor(() => true),
    newerThan: (session) => askFor(({ subject, givenAt }) => subject === session.subject && givenAt > session.givenAt),
    shareSession: (session) => post({ kind: 'holds', session }),
    announceSignOut: () => {
      signedOutAt = Date.now();
      storeSignOut(signedOutAt);
      post({ kind: 'signed-out', at: signedOutAt });
    },
    hasEnded,
    withLock: (task) => navigator.locks.request('directory.renewal', task),
    close: () => channel.close(),
  };
}

/** Stores the time of a sign-out for tabs that receive no message because they are loading, or because the browser has put them to sleep. */
function storeSignOut(time: number): void {
  try {
    localStorage.setItem(storageKeys.signedOut, String(time));
  } catch {
    // Storage may be blocked. Tabs that receive messages sign out nevertheless.
  }
}

/** The time of the last sign-out; 0 if there is none, or if it is in the future because the clock was set back. */
function storedSignOut(): number {
  try {
    const time = Number(localStorage.getItem(storageKeys.signedOut) ?? 0);
    return time <= Date.now() ? time : 0;
  } catch {
    return 0;
  }
}
