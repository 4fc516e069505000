import type { Session } from './sign-in.ts';

type Message = { kind: 'asks' } | { kind: 'holds'; session: Session } | { kind: 'signed-out' };

interface Listener {
  /** The session that this tab can share, if any. */
  holding(): Session | undefined;
  heardOf(session: Session): void;
  heardSignOut(): void;
}

/**
 * Shares a session between the tabs of a browser without storing it where it would outlive them: tabs send it to each other
 * (BroadcastChannel reaches only pages of the same origin).
 */
export interface SessionTabs {
  listen(listener: Listener): void;
  /** The session of another tab, undefined when none answers at once. */
  ask(): Promise<Session | undefined>;
  /** A newer session of the same person from another tab. */
  newerThan(session: Session): Promise<Session | undefined>;
  tellHolds(session: Session): void;
  tellSignOut(): void;
  /** Runs the task while no other tab runs its own. */
  alone(task: () => Promise<void>): Promise<void>;
  /** Stops listening and sending. */
  close(): void;
}

/** Another tab answers within a few milliseconds. A busy tab may take longer; its answer is not awaited. */
const patience = 150;

export function createSessionTabs(): SessionTabs {
  const channel = new BroadcastChannel('directory.session');
  const waiting = new Set<(session: Session) => void>();
  // A channel, unlike a window, has no target origin: it never leaves its own.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (message: Message) => channel.postMessage(message);

  function askFor(accepts: (session: Session) => boolean): Promise<Session | undefined> {
    return new Promise((resolve) => {
      const settle = (session: Session | undefined) => {
        clearTimeout(timer);
        waiting.delete(hear);
        resolve(session);
      };
      const hear = (session: Session) => accepts(session) && settle(session);
      const timer = setTimeout(() => settle(undefined), patience);
      waiting.add(hear);
      tell({ kind: 'asks' });
    });
  }

  return {
    listen: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data.kind === 'signed-out') return listener.heardSignOut();
        if (data.kind === 'holds') {
          for (const hear of waiting) hear(data.session);
          return listener.heardOf(data.session);
        }
        const session = listener.holding();
        if (session !== undefined) tell({ kind: 'holds', session });
      });
    },
    ask: () => askFor(() => true),
    newerThan: (session) => askFor(({ subject, givenAt }) => subject === session.subject && givenAt > session.givenAt),
    tellHolds: (session) => tell({ kind: 'holds', session }),
    tellSignOut: () => tell({ kind: 'signed-out' }),
    alone: (task) => navigator.locks.request('directory.renewal', task),
    close: () => channel.close(),
  };
}
