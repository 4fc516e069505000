import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { use } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { personName } from '../person-name.ts';
import styles from './favourite-button.module.css';
import {
  favouriteStateOf,
  FavouritesOfList,
  useChangeFavourite,
  useFavourites,
  type FavouritePerson,
  type Favourites,
} from './favourites.ts';

/** A labelled button that adds a person to the favourites or removes them. Renders nothing if the person cannot be a favourite. */
export function FavouriteButton({ person }: { person: FavouritePerson }) {
  const { t } = useTranslation('shell');
  const { state, toggle } = useFavouriteToggle(person, useFavourites());
  if (state === undefined) return null;
  return (
    <Button
      look="quiet"
      className={classes(state === 'pending' && styles.pending)}
      aria-pressed={state === true}
      onClick={toggle}
    >
      <Star isFilled={state === true} />
      {t('favourite')}
    </Button>
  );
}

interface FavouriteStarProps {
  person: FavouritePerson;
  className?: string | undefined;
  tabIndex?: number;
}

/** The same as a star icon, for cards and lists. */
export function FavouriteStar(props: FavouriteStarProps) {
  const favourites = use(FavouritesOfList);
  return favourites === undefined ? <SingleStar {...props} /> : <StarButton {...props} favourites={favourites} />;
}

function SingleStar(props: FavouriteStarProps) {
  return <StarButton {...props} favourites={useFavourites()} />;
}

function StarButton({ person, className, tabIndex, favourites }: FavouriteStarProps & { favourites: Favourites }) {
  const { t } = useTranslation('shell');
  const { state, toggle } = useFavouriteToggle(person, favourites);
  if (state === undefined) return null;
  return (
    <IconButton
      className={classes(styles.star, state === 'pending' && styles.pending, className)}
      label={t('favouriteOf', { name: personName(person, t) })}
      aria-pressed={state === true}
      tabIndex={tabIndex}
      onClick={toggle}
    >
      <Star isFilled={state === true} />
    </IconButton>
  );
}

function useFavouriteToggle(person: FavouritePerson, favourites: Favourites) {
  const state = favouriteStateOf(favourites, person.login);
  const change = useChangeFavourite();
  const toggle = () => state !== 'pending' && change({ person, isFavourite: state !== true });
  return { state, toggle };
}

function Star({ isFilled }: { isFilled: boolean }) {
  return isFilled ? (
    <IconStarFilled className={styles.filled} size={20} aria-hidden="true" />
  ) : (
    <IconStar size={20} stroke={1.5} aria-hidden="true" />
  );
}
