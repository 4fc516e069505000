import { displayName, type PersonSummary } from '@directory/contract';
import type { ReactNode } from 'react';
import { useTranslation } from '../messages/use-translation.tsx';
import { Link } from '../navigation/links.tsx';
import { classes } from '../ui/classes.ts';
import { clampLong, longTexts } from '../ui/long-text.ts';
import { Avatar } from './avatar.tsx';
import styles from './person-tile.module.css';
import { profileAddress } from './profile-address.ts';

type TilePerson = Pick<PersonSummary, 'login' | 'firstName' | 'lastName' | 'title' | 'organization' | 'photo'> & {
  city?: string;
};

interface PersonTilesProps<Person> {
  people: readonly Person[];
  /** Renders a button at the end of a tile, next to the link. */
  action?: (person: Person) => ReactNode;
}

/** People as a grid of small links to their profiles. Those with the same name as another one are shown with their city. */
export function PersonTiles<Person extends TilePerson>({ people, action }: PersonTilesProps<Person>) {
  const namesakes = Map.groupBy(people, displayName);
  return (
    <ul className={styles.list}>
      {people.map((person) => (
        <li key={person.login} className={classes(action && styles.withAction)}>
          <PersonTile person={person} hasCity={namesakes.get(displayName(person))!.length > 1} />
          {action?.(person)}
        </li>
      ))}
    </ul>
  );
}

function PersonTile({ person, hasCity }: { person: TilePerson; hasCity: boolean }) {
  const { t } = useTranslation('shell');
  const name = displayName(person) || t('unknownUser');
  const details = [person.title || person.organization, hasCity ? person.city : ''].filter(Boolean).join(' · ');
  return (
    <Link
      to={profileAddress(person.login)}
      className={styles.person}
      data-person-card={person.login}
      title={longTexts(name, details)}
    >
      <Avatar person={person} size={40} />
      <span className={styles.words}>
        <bdi className={classes(styles.name, clampLong(name))} translate="no">
          {name}
        </bdi>
        <span className={classes(styles.quiet, clampLong(details))} dir="auto">
          {details}
        </span>
      </span>
    </Link>
  );
}
