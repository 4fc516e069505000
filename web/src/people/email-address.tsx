import { Fragment } from 'react';
import styles from './email-address.module.css';

/** An address that wraps before its domain, and where that is too long, before a dot of it. A hyphen is no place to wrap. */
export function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  if (at < 0) return email;
  const [first = '', ...labels] = email.slice(at).split('.');
  const name = email.slice(0, at);
  return (
    <>
      {/* A list has hundreds of addresses: most names need no element of their own. */}
      {name.includes('-') ? (
        <span className={styles.part}>{name}</span>
      ) : (
        <>
          {name}
          <wbr />
        </>
      )}
      <span className={styles.part}>
        {first}
        {labels.map((label, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- The parts of an address never move.
          <Fragment key={place}>
            <wbr />.{label}
          </Fragment>
        ))}
      </span>
    </>
  );
}
