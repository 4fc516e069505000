import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Manages the focus in a list whose items can be removed. After a removal it moves to the `data-remove` button of the next item, or to its
 * first button if that one is hidden; otherwise to those of the last item, or elsewhere if none is left. The ref goes on the parent element
 * of the items.
 */
export function useFocusAfterRemoval<List extends HTMLElement = HTMLUListElement>(
  focusElsewhere: () => void,
): { list: RefObject<List | null>; onRemove: (index: number) => void } {
  const list = useRef<List>(null);
  const removed = useRef<{ index: number; before: number }>(undefined);
  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])];
    if (removed.current === undefined || items.length >= removed.current.before) return;
    const next = items[Math.min(removed.current.index, items.length - 1)];
    removed.current = undefined;
    const button = next?.querySelector<HTMLElement>('[data-remove]');
    if (button === null || button === undefined) return focusElsewhere();
    button.focus();
    if (document.activeElement !== button) next?.querySelector('button')?.focus();
  });
  return { list, onRemove: (index) => (removed.current = { index, before: list.current?.children.length ?? 0 }) };
}
