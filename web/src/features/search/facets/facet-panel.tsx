import { countedParameters } from '@directory/contract';
import { useId } from 'react';
import { isOverBudget } from '../../../api/call.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Pending } from '../../../ui/status/pending.tsx';
import { Skeleton } from '../../../ui/status/skeleton.tsx';
import { CountList } from './count-list.tsx';
import { useFoundTotal } from '../search-queries.ts';
import { useCountedValues, type FacetProps } from './counted-values.ts';
import { CountsFailed } from './counts-failed.tsx';
import styles from './facet-panel.module.css';
import { usePeopleCounts } from './people-counts.ts';

interface FacetPanelProps extends FacetProps {
  /** Whether the panel is next to the list, with all groups open. Among the filters, each group opens separately. */
  isBeside: boolean;
}

/** The facets of the results: number of people per country, city, GBU, job family and type. A click filters by a value, a second one undoes it. */
export function FacetPanel({ search, query, labelOf, isBeside, onFilter }: FacetPanelProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const counts = usePeopleCounts(query, true);
  const { data, error } = counts;
  const valuesOf = useCountedValues(data, { search, labelOf });

  // One person cannot be narrowed down. While a value is chosen the panel stays, so that the value can be removed again.
  const total = useFoundTotal(query);
  const isNarrowed = countedParameters.some((parameter) => search[parameter]);
  const isOnePerson = total?.count === 1 && total.isExact && !isNarrowed;
  // While offline, the counts of the previous search are not shown.
  const isOffline = counts.isPaused && (data === undefined || counts.isPlaceholderData);
  // If nobody is found, the list explains it. The empty panel keeps its space, so that the list does not move.
  if (isOnePerson || isOffline || data?.total === 0) {
    return isBeside ? <div className={styles.panel} data-beside /> : null;
  }
  return (
    <section
      className={styles.panel}
      data-beside={isBeside || undefined}
      aria-labelledby={id}
      aria-busy={counts.isFetching}
    >
      <h2 id={id} className={styles.heading}>
        {t('narrowResults')}
      </h2>
      {data === undefined && error === null && (
        <>
          {isBeside && <Placeholders />}
          <Pending text={t('loadingCounts')} />
        </>
      )}
      {data === undefined && error !== null && !isOverBudget(error) && (
        <CountsFailed onRetry={() => void counts.refetch()} />
      )}
      {data?.isExact === false && <p className={styles.hint}>{t('countsAtLeast')}</p>}
      {data !== undefined && (
        <div className={styles.groups}>
          {countedParameters.map((parameter) => (
            <CountList
              key={parameter}
              label={t(parameter)}
              // The filter fields have the same labels, so this name needs a prefix.
              name={t('chip', { label: t('narrowResults'), value: t(parameter) })}
              values={valuesOf(parameter)}
              isFixed={isBeside}
              onChoose={(value) => onFilter(parameter, value)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** Three groups of typical size. */
function Placeholders() {
  return (
    <div className={styles.groups} aria-hidden="true">
      {[6, 8, 8].map((rows, group) => (
        // oxlint-disable-next-line react/no-array-index-key -- The groups never change.
        <Skeleton key={group} height={`${rows * 2 + 1.5}rem`} />
      ))}
    </div>
  );
}
