import type { Session } from './sign-in.ts';

type Message = { kind: 'asks' } | { kind: 'holds'; session: Session } | { kind: 'signed-out' };

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
  /** Runs the task while no other tab runs one. */
  withLock(task: () => Promise<void>): Promise<void>;
  /** Stops listening and sending. */
  close(): void;
}

/** How long to wait for other tabs, in milliseconds. A tab usually responds within a few; a busy tab that takes longer is ignored. */
const answerTimeout = 150;

export function createSessionTabs(): SessionTabs {
  const channel = new BroadcastChannel('directory.session');
  const waiting = new Set<(session: Session) => void>();
  // Unlike a window, a channel has no target origin: it is limited to its own origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (message: Message) => channel.postMessage(message);

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
        if (data.kind === 'signed-out') return listener.onSignOut();
        if (data.kind === 'holds') {
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
    announceSignOut: () => post({ kind: 'signed-out' }),
    withLock: (task) => navigator.locks.request('directory.renewal', task),
    close: () => channel.close(),
  };
}
