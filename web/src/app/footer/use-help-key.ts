import { useEffect, useEffectEvent } from 'react';

/** Elements in which a character key types text or moves to the item that begins with it. */
const typing = 'input, textarea, select, [contenteditable], [role="tree"]';

/** Calls `onHelp` when the user presses `?`, unless it is typed into a field or a dialog is open. */
export function useHelpKey(onHelp: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key !== '?' || ctrlKey || metaKey || altKey || event.defaultPrevented || event.isComposing) return;
    if (target instanceof Element && target.closest(typing) !== null) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    onHelp();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
