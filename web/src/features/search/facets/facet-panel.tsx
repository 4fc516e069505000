import { countedParameters } from '@directory/contract';
import { useId } from 'react';
import { isOverBudget } from '../../../api/call.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Pending } from '../../../ui/status/pending.tsx';
import { Skeleton } from '../../../ui/status/skeleton.tsx';
import { CountList } from './count-list.tsx';
import { useFoundTotal } from '../search-queries.ts';
import { useCountedValues, type Narrowing } from './counted-values.ts';
import { CountsFailed } from './counts-failed.tsx';
import styles from './facet-panel.module.css';
import { usePeopleCounts } from './people-counts.ts';

interface NarrowPanelProps extends Narrowing {
  /** Beside the list, all groups are open; among the filters, they are opened one by one. */
  isBeside: boolean;
}

/** How many of the people found are in each country, city, GBU, job family and type. A click narrows the search to them; another takes that off. */
export function NarrowPanel({ search, query, labelOf, isBeside, onNarrow }: NarrowPanelProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const counts = usePeopleCounts(query, true);
  const { data, error } = counts;
  const valuesOf = useCountedValues(data, { search, labelOf });

  // One person cannot be narrowed down. The panel stays while a value is chosen in it, so that it can be taken off again.
  const total = useFoundTotal(query);
  const isNarrowed = countedParameters.some((parameter) => search[parameter]);
  if (total?.count === 1 && total.isExact && !isNarrowed) return null;

  // Those of the search before are not kept until the connection is back.
  const isOffline = counts.isPaused && (data === undefined || counts.isPlaceholderData);
  // The list says that nobody was found, or why. The place beside it stays, so that it does not jump.
  if (isOffline || data?.total === 0) return isBeside ? <div className={styles.panel} data-beside /> : null;
  return (
    <section
      className={styles.panel}
      data-beside={isBeside || undefined}
      aria-labelledby={id}
      aria-busy={counts.isFetching}
    >
      <h2 id={id} className={styles.heading}>
        {t('narrowDown')}
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
              // The filters have the same labels.
              name={t('chip', { label: t('narrowDown'), value: t(parameter) })}
              values={valuesOf(parameter)}
              isFixed={isBeside}
              onChoose={(value) => onNarrow(parameter, value)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** Three groups of the usual size. */
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
