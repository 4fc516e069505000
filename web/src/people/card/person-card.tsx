import type { PersonSummary } from '@directory/contract';
import { useDeferredValue, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Link } from '../../navigation/links.tsx';
import { classes } from '../../ui/classes.ts';
import { clampLong, longTexts } from '../../ui/long-text.ts';
import { Avatar } from '../avatar.tsx';
import { CardActions, ActionsPlaceholder } from './card-actions.tsx';
import { CardEmail } from './card-email.tsx';
import { hasTwoLinesOnCard } from './email-address.tsx';
import { FavouriteStar } from '../favourites/favourite-button.tsx';
import { useIsOwnInList } from '../favourites/favourites.ts';
import { moveInCard } from './move-in-card.ts';
import styles from './person-card.module.css';
import { personName } from '../person-name.ts';
import { profileAddress } from '../profile-address.ts';

export interface PersonCardProps {
  person: Pick<
    PersonSummary,
    'login' | 'firstName' | 'lastName' | 'title' | 'email' | 'organization' | 'city' | 'photo'
  > & { hasPhone?: boolean | undefined };
  /** The name with highlighted parts, with its text direction isolated; by default the plain name. */
  name?: ReactNode;
  /** The title with highlighted parts; by default the plain title. */
  title?: ReactNode;
  /** The line that distinguishes this person; by default company and city. */
  context?: ReactNode;
  /** An additional line at the end, such as the match reason. */
  extra?: ReactNode;
  /** Whether the name is a heading, so that screen reader users can jump between people. */
  hasHeading?: boolean;
  /** If false, the card has no photo and no actions yet, but reserves their space: while a list scrolls fast, text is enough. */
  isFilled?: boolean;
  /** Runs before the profile opens. */
  onOpen?: (event: MouseEvent) => void;
  className?: string;
}

/**
 * The card of a person. The complete card links to the profile; the address and the actions are above the link. The keyboard reaches them
 * from the link with the arrow keys, so that each card is one tab stop. The actions are most of the rendering work of a card, so they are
 * deferred to keep the page responsive.
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
  const isOwn = useIsOwnInList(person.login);
  const reachable = { ...person, isOwn };
  const plainName = personName(person, t);
  const plainContext = [person.organization, person.city].filter(Boolean).join(' · ');
  const contextLine = context ?? plainContext;
  return (
    // Only moves the focus among the links and buttons of the card.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article className={classes(styles.card, className)} onKeyDown={moveInCard}>
      <Avatar person={person} size={56} hasPhoto={isFilled} />
      {/* The link covers the texts, so the tooltip is on their common parent. */}
      <div className={styles.words} title={longTexts(plainName, person.title, plainContext)}>
        <Heading className={classes(styles.heading, clampLong(plainName))}>
          <Link
            className={classes(styles.name, styles.link)}
            to={profileAddress(person.login)}
            {...(onOpen === undefined ? {} : { onClick: onOpen })}
          >
            {name ?? <bdi>{plainName}</bdi>}
          </Link>
        </Heading>
        {person.title !== '' && (
          <p className={classes(styles.line, styles.title, clampLong(person.title))} dir="auto">
            {title ?? person.title}
          </p>
        )}
        {contextLine !== '' && (
          <p className={classes(styles.line, clampLong(plainContext))} dir="auto">
            {contextLine}
          </p>
        )}
        {extra !== undefined && <div className={styles.extra}>{extra}</div>}
      </div>
      {(person.email !== '' || (person.hasPhone === true && !isOwn)) && (
        <div className={classes(styles.contact, person.email === '' && styles.beside)}>
          {person.email !== '' && (
            <p className={classes(styles.email, !hasTwoLinesOnCard(person.email) && styles.long)}>
              <CardEmail email={person.email} isOnCard />
            </p>
          )}
          {hasActions ? <CardActions person={reachable} name={plainName} /> : <ActionsPlaceholder person={reachable} />}
        </div>
      )}
      {hasActions && <FavouriteStar person={person} className={styles.star} tabIndex={-1} />}
    </article>
  );
}
