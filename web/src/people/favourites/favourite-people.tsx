import { favouritesOnHome, listFavourites, maxFavourites } from '@directory/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callForResponse } from '../../api/call.ts';
import { useFailureSentence } from '../../messages/error-sentence.ts';
import { useFormat } from '../../messages/format.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadButton } from '../../ui/load-button.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { PersonTiles } from '../person-tile.tsx';
import { readTotal } from '../total.ts';
import { FavouriteStar } from './favourite-button.tsx';
import styles from './favourite-people.module.css';
import type { FavouritePerson } from './favourites.ts';

/**
 * The viewer's favourites; only the first until the viewer requests all. Removed favourites remain visible until the page is left, so that the
 * removal can be undone and nothing moves under the pointer.
 */
export function FavouritePeople({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const headingId = useId();
  const format = useFormat();
  const sentence = useFailureSentence();
  const [showsAll, setShowsAll] = useState(false);
  const limit = showsAll ? maxFavourites : favouritesOnHome;
  const { data, error, failureCount, isFetching, refetch } = useQuery({
    queryKey: [listFavourites.path, limit],
    queryFn: async ({ signal }) => {
      const { data: people, headers } = await callForResponse(
        listFavourites,
        { query: { limit: String(limit) } },
        { signal },
      );
      return { people, total: readTotal(headers)?.count ?? people.length };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <section className={className} aria-labelledby={headingId} aria-busy={data === undefined && failureCount === 0}>
      <h2 id={headingId} className={styles.heading}>
        {t('favourites')}
      </h2>
      {data === undefined && error === null && <Skeleton height="4rem" />}
      {error !== null && (
        <div className={styles.failed}>
          <p>
            {t('favouritesFailed')} {sentence(error)}
          </p>
          <LoadButton onClick={() => void refetch()} isRunning={isFetching}>
            {t('tryAgain')}
          </LoadButton>
        </div>
      )}
      {data?.people.length === 0 && <p className={styles.none}>{t('favouritesNone')}</p>}
      {data !== undefined && data.people.length > 0 && <PersonTiles people={data.people} action={starOf} />}
      {data !== undefined && data.total > favouritesOnHome && (
        <Button look="quiet" className={styles.more} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('favouritesFewer') : t('favouritesAll', { total: format.number(data.total) })}
        </Button>
      )}
    </section>
  );
}

function starOf(person: FavouritePerson) {
  return <FavouriteStar person={person} />;
}
