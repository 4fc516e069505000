import { useEffect, type RefObject } from 'react';

/**
 * Calls `dismiss` on a press outside of the element and on Escape, while something is open. Escape gives the focus back
 * to `opener`.
 */
export function useDismiss(
  isOpen: boolean,
  element: RefObject<HTMLElement | null>,
  dismiss: () => void,
  opener?: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && element.current?.contains(target) !== true) dismiss();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      dismiss();
      opener?.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, element, dismiss, opener]);
}
