import { resultsPageSize } from '@directory/contract';
import type { RefObject } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import type { Total } from '../../../people/total.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './result-list.module.css';

interface ListEndProps {
  ref: RefObject<HTMLDivElement | null>;
  /** Number of people in the list. */
  shown: number;
  total: Total | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMoreFault: string | undefined;
  onLoadMore: () => void;
}

/** What follows the list: a button that loads the next page, or a note that there is none. */
export function ListEnd({ ref, shown, total, hasMore, isLoadingMore, loadMoreFault, onLoadMore }: ListEndProps) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const totalText = total && `${format.number(total.count)}${total.isExact ? '' : '+'}`;
  return (
    <div ref={ref} tabIndex={-1} className={styles.end}>
      {loadMoreFault !== undefined && <p role="alert">{loadMoreFault}</p>}
      {hasMore ? (
        <>
          {totalText && <p>{t('shownSoFar', { shown: format.number(shown), total: totalText })}</p>}
          <Button isRunning={isLoadingMore} onClick={onLoadMore}>
            {isLoadingMore ? t('loadingMore') : t('loadMore')}
          </Button>
        </>
      ) : (
        (shown > resultsPageSize || total?.isTruncated) && <p>{t(total?.isTruncated ? 'tooBroad' : 'endOfResults')}</p>
      )}
    </div>
  );
}
