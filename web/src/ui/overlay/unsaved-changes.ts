import { useEffect } from 'react';

/** The forms with unsaved changes. */
const changed = new Set<symbol>();

/** Whether a form of this tab has unsaved changes. */
export function hasUnsavedChanges(): boolean {
  return changed.size > 0;
}

/** Counts a form among those with unsaved changes while `isChanged` is true. */
export function useUnsavedChanges(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const form = Symbol('form');
    changed.add(form);
    return () => void changed.delete(form);
  }, [isChanged]);
}
