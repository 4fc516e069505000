import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { LoadButton } from '../../ui/load-button.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { LoadingWords } from '../../ui/status/loading-words.tsx';
import { FailureNotice } from './failure-notice.tsx';
import styles from './settings-page.module.css';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Number of skeletons while loading. */
  skeletons?: number;
  children: (data: Data) => ReactNode;
}

/** Renders the result of a query; skeletons while loading, and a retry button after a failure. */
export function Loaded<Data>({ query, skeletons = 3, children }: LoadedProps<Data>) {
  const { t } = useTranslation('shell');
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <FailureNotice
        failure={query.error}
        actions={<LoadButton onClick={() => void query.refetch()}>{t('tryAgain')}</LoadButton>}
      />
    );
  }
  return (
    <div className={styles.stack}>
      <LoadingWords />
      {Array.from({ length: skeletons }, (_, index) => (
        <Skeleton key={index} height="4.5rem" />
      ))}
    </div>
  );
}
