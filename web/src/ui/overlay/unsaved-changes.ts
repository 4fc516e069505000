import { useEffect, useSyncExternalStore } from 'react';

/** The forms with unsaved changes. */
const changed = new Set<symbol>();
const listeners = new Set<() => void>();

/** Whether a form of this tab has unsaved changes. */
export function hasUnsavedChanges(): boolean {
  return changed.size > 0;
}

/** Like `hasUnsavedChanges`, updated as it changes. */
export function useHasUnsavedChanges(): boolean {
  return useSyncExternalStore(listen, hasUnsavedChanges);
}

/** Counts a form among those with unsaved changes while `isChanged` is true. */
export function useUnsavedChanges(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const form = Symbol('form');
    changed.add(form);
    report();
    return () => {
      changed.delete(form);
      report();
    };
  }, [isChanged]);
}

function report(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
