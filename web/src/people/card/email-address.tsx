import { Fragment } from 'react';
import styles from './email-address.module.css';

/** So many characters fit beside a photo on the narrowest screen, at 400 % zoom too. */
const fitting = 18;

/**
 * An address that wraps before its domain, and where that is long, before a dot of it. A hyphen is no place to wrap. Its parts are no boxes, which
 * screen readers would read as words of their own.
 */
export function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  if (at < 0) return email;
  const domain = email.slice(at);
  return (
    <>
      <Unbroken text={email.slice(0, at)} wrapsAtDots={false} />
      <wbr />
      <Unbroken text={domain} wrapsAtDots={domain.length > fitting} />
    </>
  );
}

function Unbroken({ text, wrapsAtDots }: { text: string; wrapsAtDots: boolean }) {
  if (!wrapsAtDots && !text.includes('-')) return text;
  return text.split('.').map((label, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- The parts of an address never move.
    <Fragment key={place}>
      {place > 0 && wrapsAtDots && <wbr />}
      {place > 0 && '.'}
      {label.includes('-') && label.length <= fitting ? <span className={styles.label}>{label}</span> : label}
    </Fragment>
  ));
}
