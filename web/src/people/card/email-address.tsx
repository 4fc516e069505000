import { Fragment } from 'react';
import styles from './email-address.module.css';

/** Number of characters that fit next to a photo on the narrowest screen, including 400 % zoom. */
const maxUnbrokenLength = 18;

/**
 * An e-mail address that wraps before its domain and, if that is long, before a dot in the domain, but not at hyphens. The parts are inline
 * text, because screen readers read separate boxes as separate words.
 */
export function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  if (at < 0) return email;
  const domain = email.slice(at);
  return (
    <>
      <Unbroken text={email.slice(0, at)} wrapsAtDots={false} />
      <wbr />
      <Unbroken text={domain} wrapsAtDots={domain.length > maxUnbrokenLength} />
    </>
  );
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
