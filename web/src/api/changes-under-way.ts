import { useState, useSyncExternalStore } from 'react';

/** The requests that change something and have no response yet. One that waits for a new sign-in is not among them. */
const underWay = new Set<symbol>();
/** Number of changes so far that the server has stored. */
let stored = 0;
const listeners = new Set<() => void>();

export function beginChange(request: symbol): void {
  underWay.add(request);
  for (const listener of listeners) listener();
}

export function endChange(request: symbol, isStored: boolean): void {
  if (!underWay.delete(request)) return;
  if (isStored) stored++;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the server has not yet responded to a change, so that it is unknown whether the change is stored. */
export function useIsChangeUnderWay(): boolean {
  return useSyncExternalStore(listen, () => underWay.size > 0);
}

/** Whether the server has stored a change since the first render of the component. */
export function useIsChangeStored(): boolean {
  const [before] = useState(() => stored);
  return useSyncExternalStore(listen, () => stored > before);
}
