import { useEffect, useEffectEvent } from 'react';

/** Calls `onSearch` when the user presses `/` outside of a text field, or Ctrl K or ⌘ K anywhere, unless a dialog is open. */
export function useSearchKeys(onSearch: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !isSearchKey(event)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    onSearch();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return !altKey && key.toLowerCase() === 'k';
  return key === '/' && !isEditable(target);
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
