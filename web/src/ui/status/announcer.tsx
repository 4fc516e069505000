import { createContext, useSyncExternalStore } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Announcement {
  text: string;
  /** Number of the announcement, so that a repeated text is read again. */
  id: number;
}

let current: Announcement = { text: '', id: 0 };
const listeners = new Set<() => void>();

/** True inside a modal dialog: the page behind it is inert, and its live region is not read. */
export const IsInDialog = createContext(false);

/**
 * Announces a text politely to screen readers. A later text replaces one that has not been read yet; an empty one withdraws it. Returns the
 * number of the announcement for `withdrawAnnouncement`.
 */
export function announce(text: string): number {
  if (text === '' && current.text === '') return current.id;
  current = { text, id: current.id + 1 };
  for (const listener of listeners) listener();
  return current.id;
}

/** Withdraws an announcement, unless another one has replaced it. */
export function withdrawAnnouncement(id: number): void {
  if (id === current.id) announce('');
}

/** The only live region of the page. With several, screen readers drop or mix up announcements. */
export function Announcer() {
  const { text, id } = useSyncExternalStore(listen, () => current);
  return (
    <VisuallyHidden>
      <output>
        <span key={id}>{text}</span>
      </output>
    </VisuallyHidden>
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
