import type { PersonSummary } from '@directory/contract';
import { useDeferredValue, type ReactNode } from 'react';
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

interface PersonCardProps {
  person: Pick<
    PersonSummary,
    'login' | 'firstName' | 'lastName' | 'title' | 'email' | 'organization' | 'city' | 'photo'
  > & { hasPhone?: boolean | undefined };
  /** The name with highlighted parts, with its text direction isolated. */
  name: ReactNode;
  /** The title with highlighted parts. */
  title: ReactNode;
  /** The line that distinguishes this person; undefined if there is nothing to show. */
  context: ReactNode | undefined;
  /** An additional line at the end, such as the match reason. */
  extra: ReactNode | undefined;
  /** If false, the card has no photo and no actions yet, but reserves their space: while a list scrolls fast, text is enough. */
  isFilled: boolean;
  /** Runs before the profile opens. */
  onOpen: () => void;
}

/**
 * The card of a person. The complete card links to the profile; the address and the actions are above the link. The keyboard reaches them
 * from the link with the arrow keys, so that each card is one tab stop. The actions are most of the rendering work of a card, so they are
 * deferred to keep the page responsive.
 */
export function PersonCard({ person, name, title, context, extra, isFilled, onOpen }: PersonCardProps) {
  const { t } = useTranslation('shell');
  const hasActions = useDeferredValue(isFilled, isFilled ? false : undefined);
  const isOwn = useIsOwnInList(person.login);
  const reachable = { ...person, isOwn };
  const plainName = personName(person, t);
  const plainContext = [person.organization, person.city].filter(Boolean).join(' · ');
  return (
    // Only moves the focus among the links and buttons of the card.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article className={styles.card} onKeyDown={moveInCard}>
      <Avatar person={person} size={56} hasPhoto={isFilled} />
      {/* The link covers the texts, so the tooltip is on their common parent. */}
      <div className={styles.words} title={longTexts(plainName, person.title, plainContext)}>
        {/* A heading, so that screen reader users can jump between people. */}
        <h3 className={classes(styles.heading, clampLong(plainName))}>
          <Link className={classes(styles.name, styles.link)} to={profileAddress(person.login)} onClick={onOpen}>
            {name}
          </Link>
        </h3>
        {person.title !== '' && (
          <p className={classes(styles.line, styles.title, clampLong(person.title))} dir="auto">
            {title}
          </p>
        )}
        {context !== undefined && (
          <p className={classes(styles.line, clampLong(plainContext))} dir="auto">
            {context}
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
