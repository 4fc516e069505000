import type { PersonSummary } from '@directory/contract';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classes } from '../ui/classes.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Avatar } from './avatar.tsx';
import styles from './person-card.module.css';
import { personName } from './person-name.ts';
import { profileAddress } from './profile-address.ts';

export interface PersonCardProps {
  person: Pick<
    PersonSummary,
    'login' | 'firstName' | 'lastName' | 'title' | 'email' | 'organization' | 'city' | 'photo'
  >;
  /** The name with highlighted parts; by default the plain name. */
  name?: ReactNode;
  /** The line that distinguishes this person; by default company and city. */
  context?: ReactNode;
  /** An additional line at the end, such as the match reason. */
  extra?: ReactNode;
  /** Runs before the profile opens. */
  onOpen?: (event: MouseEvent) => void;
  className?: string;
}

/** The card of a person. The whole card links to the profile; the email can be copied. */
export function PersonCard({ person, name, context, extra, onOpen, className }: PersonCardProps) {
  const { t } = useTranslation('shell');
  const place = context ?? [person.organization, person.city].filter(Boolean).join(' · ');
  return (
    <article className={classes(styles.card, className)}>
      <Avatar person={person} size={56} />
      <div className={styles.words}>
        <Link
          className={classes(styles.name)}
          to={profileAddress(person.login)}
          {...(onOpen === undefined ? {} : { onClick: onOpen })}
        >
          <bdi>{name ?? personName(person, t)}</bdi>
        </Link>
        {person.title !== '' && (
          <p className={classes(styles.line, styles.title)} title={person.title} dir="auto">
            {person.title}
          </p>
        )}
        {place !== '' && (
          <p className={styles.line} dir="auto">
            {place}
          </p>
        )}
        {person.email !== '' && (
          <p className={styles.contact}>
            <span className={styles.line}>{person.email}</span>
            <CopyButton className={classes(styles.copy)} value={person.email} />
          </p>
        )}
        {extra !== undefined && <div className={styles.extra}>{extra}</div>}
      </div>
    </article>
  );
}
