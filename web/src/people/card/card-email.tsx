import type { MouseEvent } from 'react';
import { EmailAddress } from './email-address.tsx';
import styles from './card-email.module.css';

interface CardEmailProps {
  email: string;
  /** Whether the address takes at most two lines, if each fits on a line of its own. */
  isOnCard?: boolean;
}

/**
 * The e-mail address on a card whose link covers the whole card. The address is above the link, so that its text can be selected. A click on it
 * follows the link like a click elsewhere on the card.
 */
export function CardEmail({ email, isOnCard = false }: CardEmailProps) {
  return (
    // NOTE: With `onClick`, screen readers would call the text clickable. The keyboard has the link of the card.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span className={styles.email} data-selectable onMouseUp={followLinkOfCard}>
      <EmailAddress email={email} isOnCard={isOnCard} />
    </span>
  );
}

/** Follows the first link of the card, in a new tab with a modifier key, unless the pointer has just selected text. */
function followLinkOfCard(event: MouseEvent<HTMLElement>): void {
  const { button, currentTarget, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || window.getSelection()?.isCollapsed === false) return;
  const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey });
  currentTarget.closest('article')?.querySelector('a')?.dispatchEvent(click);
}
