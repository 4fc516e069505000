import { createContext, useSyncExternalStore } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Announcement {
  text: string;
  /** Differs for each announcement, so that the same text is read again. */
  turn: number;
}

let current: Announcement = { text: '', turn: 0 };
const listeners = new Set<() => void>();

/** True inside of a modal dialog: the page behind it is inert, and what is announced there is not read. */
export const IsInDialog = createContext(false);

/**
 * Has a screen reader say this text when it has finished what it is saying. A later text replaces one that has not been said; an empty one takes it
 * back.
 */
export function announce(text: string): void {
  if (text === '' && current.text === '') return;
  current = { text, turn: current.turn + 1 };
  for (const listener of listeners) listener();
}

/** The one live region of the page. With several, screen readers drop or mix up what they say. */
export function Announcer() {
  const { text, turn } = useSyncExternalStore(listen, () => current);
  return (
    <VisuallyHidden>
      <output>
        <span key={turn}>{text}</span>
      </output>
    </VisuallyHidden>
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
