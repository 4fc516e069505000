import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { LoadButton } from '../../ui/load-button.tsx';
import { FailureNotice } from './failure-notice.tsx';
import styles from './settings-page.module.css';

interface MorePagesProps {
  ref?: Ref<HTMLDivElement>;
  query: Pick<
    UseInfiniteQueryResult,
    'error' | 'fetchNextPage' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >;
  /** Shown if there are no more pages. */
  children?: ReactNode;
}

/** What follows a list that is loaded in pages: the button for the next page, and why that page could not be loaded. */
export function MorePages({ ref, query, children }: MorePagesProps) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const { error, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const label = isFetchNextPageError ? shell('tryAgain') : t('showMore');
  // The focus stays at the end of what was loaded before.
  return (
    <div ref={ref} tabIndex={-1} className={styles.end}>
      <FailureNotice failure={isFetchNextPageError && !isFetchingNextPage ? error : undefined} />
      {hasNextPage ? (
        <div className={styles.buttons}>
          <LoadButton isRunning={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? shell('loading') : label}
          </LoadButton>
        </div>
      ) : (
        children
      )}
    </div>
  );
}
