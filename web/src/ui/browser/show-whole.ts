import type { FocusEvent } from 'react';

/**
 * Scrolls an element of a scrollable strip completely into view when it is reached by keyboard. Browsers do not if a part of it is visible,
 * however small.
 */
export function showWhole({ currentTarget: element }: FocusEvent<HTMLElement>): void {
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
