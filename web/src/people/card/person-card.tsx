import type { PersonSummary } from '@directory/contract';
import { useDeferredValue, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Link } from '../../navigation/links.tsx';
import { classes } from '../../ui/classes.ts';
import { Avatar } from '../avatar.tsx';
import { CardActions, PlaceOfActions } from './card-actions.tsx';
import { EmailAddress } from './email-address.tsx';
import { FavouriteStar } from '../favourites/favourite-button.tsx';
import { moveInCard } from './move-in-card.ts';
import styles from './person-card.module.css';
import { personName } from '../person-name.ts';
import { profileAddress } from '../profile-address.ts';

export interface PersonCardProps {
  person: Pick<
    PersonSummary,
    'login' | 'firstName' | 'lastName' | 'title' | 'email' | 'organization' | 'city' | 'photo'
  > & { hasPhone?: boolean | undefined };
  /** The name with highlighted parts, isolated from the text around it; by default the plain name. */
  name?: ReactNode;
  /** The title with highlighted parts; by default the plain title. */
  title?: ReactNode;
  /** The line that distinguishes this person; by default company and city. */
  context?: ReactNode;
  /** An additional line at the end, such as the match reason. */
  extra?: ReactNode;
  /** Whether the name is a heading, so that a screen reader can jump from person to person. */
  hasHeading?: boolean;
  /** Without, the card has neither photo nor actions: a list that is scrolled can be read, and nothing moves when they come. */
  isFilled?: boolean;
  /** Runs before the profile opens. */
  onOpen?: (event: MouseEvent) => void;
  className?: string;
}

/**
 * The card of a person. The whole card links to the profile. The actions are above the link; with the keyboard they are reached from it
 * by the arrow keys, so that each card is one tab stop. They are most of the work of a card, and are rendered in steps after it, so that the page
 * stays quick.
 */
export function PersonCard({
  person,
  name,
  title,
  context,
  extra,
  hasHeading = false,
  isFilled = true,
  onOpen,
  className,
}: PersonCardProps) {
  const Heading = hasHeading ? 'h3' : 'div';
  const { t } = useTranslation('shell');
  const hasActions = useDeferredValue(isFilled, isFilled ? false : undefined);
  const shownName = name ?? <bdi>{personName(person, t)}</bdi>;
  const place = context ?? [person.organization, person.city].filter(Boolean).join(' · ');
  return (
    // Only moves the focus among the links and buttons of the card.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article className={classes(styles.card, className)} onKeyDown={moveInCard}>
      <Avatar person={person} size={56} hasPhoto={isFilled} />
      <div className={styles.words}>
        <Heading className={styles.heading}>
          <Link
            className={classes(styles.name, styles.link)}
            to={profileAddress(person.login)}
            {...(onOpen === undefined ? {} : { onClick: onOpen })}
          >
            {shownName}
          </Link>
        </Heading>
        {person.title !== '' && (
          <p className={classes(styles.line, styles.title)} dir="auto">
            {title ?? person.title}
          </p>
        )}
        {place !== '' && (
          <p className={styles.line} dir="auto">
            {place}
          </p>
        )}
        {extra !== undefined && <div className={styles.extra}>{extra}</div>}
      </div>
      {(person.email !== '' || person.hasPhone === true) && (
        <div className={styles.contact}>
          <p className={styles.email}>
            <EmailAddress email={person.email} />
          </p>
          {hasActions ? (
            <CardActions person={person} name={personName(person, t)} />
          ) : (
            <PlaceOfActions person={person} />
          )}
        </div>
      )}
      {hasActions && <FavouriteStar person={person} className={styles.star} tabIndex={-1} />}
    </article>
  );
}
