import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { personName } from '../person-name.ts';
import styles from './favourite-button.module.css';
import { useChangeFavourite, useIsFavourite, type MarkedPerson } from './favourites.ts';

/** Marks a person as a favourite, or removes the mark: a button with a word. Renders nothing where there is no mark. */
export function FavouriteButton({ person }: { person: MarkedPerson }) {
  const { t } = useTranslation('shell');
  const { isFavourite, toggle } = useFavouriteToggle(person);
  if (isFavourite === undefined) return null;
  return (
    <Button
      className={classes(isFavourite === 'pending' && styles.pending)}
      aria-pressed={isFavourite === true}
      onClick={toggle}
    >
      <Star isFilled={isFavourite === true} />
      {t('favourite')}
    </Button>
  );
}

interface FavouriteStarProps {
  person: MarkedPerson;
  className?: string | undefined;
  tabIndex?: number;
}

/** The same as a star, for cards and lists. */
export function FavouriteStar({ person, className, tabIndex }: FavouriteStarProps) {
  const { t } = useTranslation('shell');
  const { isFavourite, toggle } = useFavouriteToggle(person);
  if (isFavourite === undefined) return null;
  return (
    <IconButton
      className={classes(styles.star, isFavourite === 'pending' && styles.pending, className)}
      label={t('favouriteOf', { name: personName(person, t) })}
      aria-pressed={isFavourite === true}
      tabIndex={tabIndex}
      onClick={toggle}
    >
      <Star isFilled={isFavourite === true} />
    </IconButton>
  );
}

function useFavouriteToggle(person: MarkedPerson) {
  const isFavourite = useIsFavourite(person.login);
  const change = useChangeFavourite();
  const toggle = () => isFavourite !== 'pending' && change({ person, isFavourite: isFavourite !== true });
  return { isFavourite, toggle };
}

function Star({ isFilled }: { isFilled: boolean }) {
  return isFilled ? (
    <IconStarFilled className={styles.filled} size={20} aria-hidden="true" />
  ) : (
    <IconStar size={20} stroke={1.5} aria-hidden="true" />
  );
}
