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
 * back. Returns what `takeBack` needs.
 */
export function announce(text: string): number {
  if (text === '' && current.text === '') return current.turn;
  current = { text, turn: current.turn + 1 };
  for (const listener of listeners) listener();
  return current.turn;
}

/** Takes back an announcement, unless another one has replaced it. */
export function takeBack(turn: number): void {
  if (turn === current.turn) announce('');
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
