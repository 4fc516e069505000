import { Fragment } from 'react';
import styles from './email-address.module.css';

/** Number of characters that fit next to a photo on the narrowest screen, including 400 % zoom. */
const maxUnbrokenLength = 18;
/** Number of characters that fit on a line of their own on the narrowest card, and beside the actions in a compact list. */
const maxCardLength = 30;

interface EmailAddressProps {
  email: string;
  /** Whether the address takes at most two lines, if each fits on a line of its own; what is beside it wraps below instead. */
  isOnCard?: boolean;
}

/**
 * An e-mail address that wraps before its domain and, where the part before or after the `@` is long, before its dots, but not at hyphens.
 * The parts are inline text, because screen readers read separate boxes as separate words.
 */
export function EmailAddress({ email, isOnCard = false }: EmailAddressProps) {
  const at = email.lastIndexOf('@');
  if (at < 0) return email;
  const [local, domain] = [email.slice(0, at), email.slice(at)];
  if (isOnCard && hasTwoLinesOnCard(email)) {
    const half = breakOnCard(email);
    return (
      <>
        <Whole text={email.slice(0, half)} />
        <wbr />
        <Whole text={email.slice(half)} />
      </>
    );
  }
  return (
    <>
      <Unbroken text={local} wrapsAtDots={local.length > maxUnbrokenLength} />
      <wbr />
      <Unbroken text={domain} wrapsAtDots={domain.length > maxUnbrokenLength} />
    </>
  );
}

/** Whether the address takes at most two lines on the narrowest card. */
export function hasTwoLinesOnCard(email: string): boolean {
  const half = breakOnCard(email);
  return Math.max(half, email.length - half) <= maxCardLength;
}

/** Where an address may break that takes at most two lines on a card. */
function breakOnCard(email: string): number {
  const at = email.lastIndexOf('@');
  return email.length - at > maxUnbrokenLength ? evenBreak(email, at) : at;
}

/** The `@` or dot of the domain before which a break results in the shortest lines. */
function evenBreak(email: string, at: number): number {
  const longerLine = (index: number) => Math.max(index, email.length - index);
  const breaks = Array.from(email.slice(at).matchAll(/[@.]/g), ({ index }) => at + index);
  return breaks.reduce((best, index) => (longerLine(index) < longerLine(best) ? index : best), at);
}

function Whole({ text }: { text: string }) {
  return text.includes('-') ? <span className={styles.label}>{text}</span> : text;
}

function Unbroken({ text, wrapsAtDots }: { text: string; wrapsAtDots: boolean }) {
  if (!wrapsAtDots && !text.includes('-')) return text;
  return text.split('.').map((label, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- The parts of an address never move.
    <Fragment key={index}>
      {index > 0 && wrapsAtDots && <wbr />}
      {index > 0 && '.'}
      {label.includes('-') && label.length <= maxUnbrokenLength ? <span className={styles.label}>{label}</span> : label}
    </Fragment>
  ));
}
