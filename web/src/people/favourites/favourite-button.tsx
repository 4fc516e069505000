import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { use } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { personName } from '../person-name.ts';
import styles from './favourite-button.module.css';
import { markOf, MarksOfList, useChangeFavourite, useMarks, type MarkedPerson, type Marks } from './favourites.ts';

/** A labelled button that adds a person to the favourites or removes them. Renders nothing if the person cannot be a favourite. */
export function FavouriteButton({ person }: { person: MarkedPerson }) {
  const { t } = useTranslation('shell');
  const { mark, toggle } = useMark(person, useMarks());
  if (mark === undefined) return null;
  return (
    <Button
      look="quiet"
      className={classes(mark === 'pending' && styles.pending)}
      aria-pressed={mark === true}
      onClick={toggle}
    >
      <Star isFilled={mark === true} />
      {t('favourite')}
    </Button>
  );
}

interface FavouriteStarProps {
  person: MarkedPerson;
  className?: string | undefined;
  tabIndex?: number;
}

/** The same as a star icon, for cards and lists. */
export function FavouriteStar(props: FavouriteStarProps) {
  const marks = use(MarksOfList);
  return marks === undefined ? <SingleStar {...props} /> : <MarkedStar {...props} marks={marks} />;
}

function SingleStar(props: FavouriteStarProps) {
  return <MarkedStar {...props} marks={useMarks()} />;
}

function MarkedStar({ person, className, tabIndex, marks }: FavouriteStarProps & { marks: Marks }) {
  const { t } = useTranslation('shell');
  const { mark, toggle } = useMark(person, marks);
  if (mark === undefined) return null;
  return (
    <IconButton
      className={classes(styles.star, mark === 'pending' && styles.pending, className)}
      label={t('favouriteOf', { name: personName(person, t) })}
      aria-pressed={mark === true}
      tabIndex={tabIndex}
      onClick={toggle}
    >
      <Star isFilled={mark === true} />
    </IconButton>
  );
}

function useMark(person: MarkedPerson, marks: Marks) {
  const mark = markOf(marks, person.login);
  const change = useChangeFavourite();
  const toggle = () => mark !== 'pending' && change({ person, isFavourite: mark !== true });
  return { mark, toggle };
}

function Star({ isFilled }: { isFilled: boolean }) {
  return isFilled ? (
    <IconStarFilled className={styles.filled} size={20} aria-hidden="true" />
  ) : (
    <IconStar size={20} stroke={1.5} aria-hidden="true" />
  );
}
