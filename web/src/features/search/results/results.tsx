import type { SearchParameters, SearchResult } from '@directory/contract';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { isOverBudget } from '../../../api/call.ts';
import { useFailureSentence } from '../../../messages/error-sentence.ts';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { BudgetMessage } from '../../../people/budget-message.tsx';
import { LoadButton } from '../../../ui/load-button.tsx';
import { announce } from '../../../ui/status/announcer.tsx';
import { StillLoading } from '../../../ui/status/loading-words.tsx';
import { StateMessage } from '../../../ui/status/state-message.tsx';
import { useIsSlow } from '../../../ui/status/use-is-slow.ts';
import { ExportButton } from './export-button.tsx';
import { useExactTotal } from '../facets/people-counts.ts';
import { ResultList } from './result-list.tsx';
import { ResultSkeletons } from './result-skeletons.tsx';
import styles from './results.module.css';
import { writeSearchAddress } from '../search-address.ts';
import { totalOf, useResults, type ResultsPage } from '../search-queries.ts';
import { useScrollPosition } from './use-scroll-position.ts';

interface ResultsProps {
  query: SearchParameters;
  /** Whether the user has set a filter. */
  isFiltered: boolean;
  /** Actions offered if nobody is found. */
  whenNobody: ReactNode;
}

/** The results of a search. Without text and filters, all people ordered by name. */
export function Results(props: ResultsProps) {
  // A new search gets a new list, scrolled to the top.
  return <ResultsOfSearch key={writeSearchAddress(props.query)} {...props} />;
}

function ResultsOfSearch({ query, isFiltered, whenNobody }: ResultsProps) {
  const { t } = useTranslation('search');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const failureSentence = useFailureSentence();
  const savedPosition = useScrollPosition();
  const results = useResults(query, savedPosition.firstPageSize);
  const { data, error, fetchNextPage } = results;
  const people = useMemo(() => peopleOf(data?.pages ?? []), [data]);
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const total = useExactTotal(query, totalOf(data?.pages ?? []));
  // When the last page has loaded, the number of people is known even if the server stopped counting.
  const isCountExact = total?.isExact === true || (!results.hasNextPage && total?.isTruncated !== true);
  const count = total !== undefined && (total.isExact || results.hasNextPage) ? total.count : people.length;
  const countText =
    data === undefined ? '' : t('count', { count, total: `${format.number(count)}${isCountExact ? '' : '+'}` });

  const isNobody = data !== undefined && people.length === 0;
  const isOffline = data === undefined && results.isPaused;
  const isLoading = data === undefined && error === null && !isOffline;
  const isSlow = useIsSlow(isLoading);
  const announcement = isSlow ? t('loadingResults') : isNobody ? shell('nobodyFound') : countText;
  useEffect(() => {
    if (announcement !== '') announce(announcement);
  }, [announcement]);

  const loadMoreFault = (failure: unknown) => (isOverBudget(failure) ? failureSentence(failure) : t('moreFailed'));

  return (
    <section
      className={styles.results}
      aria-label={t('results')}
      aria-busy={results.isFetching}
      data-nobody={isNobody || undefined}
    >
      {data === undefined && isOverBudget(error) && <BudgetMessage failure={error} />}
      {data === undefined && error !== null && !isOverBudget(error) && (
        <StateMessage
          hasFailed
          icon={<IconCloudOff stroke={1.5} />}
          heading={t('failedHeading')}
          text={failureSentence(error)}
        >
          <LoadButton look="primary" onClick={() => void results.refetch()}>
            {shell('tryAgain')}
          </LoadButton>
        </StateMessage>
      )}
      {isOffline && (
        <StateMessage
          icon={<IconWifiOff stroke={1.5} />}
          heading={shell('offlineHeading')}
          text={t('offlineResults')}
        />
      )}
      {isLoading && <StillLoading />}
      {isLoading && <ResultSkeletons text={t('loadingResults')} />}
      {isNobody && (
        <StateMessage
          icon={<IconUserQuestion stroke={1.5} />}
          heading={t('noneHeading')}
          text={t(total?.isTruncated ? 'tooBroad' : adviceFor(query, isFiltered))}
        >
          {whenNobody}
        </StateMessage>
      )}
      {people.length > 0 && (
        <ResultList
          people={people}
          total={total}
          hasMore={results.hasNextPage}
          isLoadingMore={results.isFetchingNextPage}
          loadMoreFault={results.isFetchNextPageError ? loadMoreFault(error) : undefined}
          loadMore={loadMore}
          savedPosition={savedPosition}
        >
          <h2 className={styles.count}>{countText}</h2>
          <ExportButton query={query} />
        </ResultList>
      )}
    </section>
  );
}

/** The message key of the advice shown if nobody is found. */
function adviceFor({ primaryPhoneQuery }: SearchParameters, isFiltered: boolean) {
  if (isFiltered) return 'noneTextFiltered';
  return primaryPhoneQuery === undefined ? 'noneText' : 'noneTextPhone';
}

/** Removes duplicates: a person may move to a later page between two requests. */
function peopleOf(pages: readonly ResultsPage[]): SearchResult[] {
  const people = new Map<string, SearchResult>();
  for (const person of pages.flatMap((page) => page.people)) {
    if (!people.has(person.login)) people.set(person.login, person);
  }
  return [...people.values()];
}
