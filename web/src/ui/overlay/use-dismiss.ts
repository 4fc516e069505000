import { useEffect, type RefObject } from 'react';

/**
 * While `isOpen`, calls `dismiss` on a press outside of the element, on Escape, and when the focus leaves it. Escape returns the
 * focus to `opener`. An Escape that closed something inside the element, which prevents its default, does not count.
 */
export function useDismiss(
  isOpen: boolean,
  element: RefObject<HTMLElement | null>,
  dismiss: () => void,
  opener?: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && element.current?.contains(target) !== true) dismiss();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      dismiss();
      opener?.current?.focus();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, element, dismiss, opener]);
}
