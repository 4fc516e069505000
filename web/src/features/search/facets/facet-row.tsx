import { countedParameters } from '@directory/contract';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { isOverBudget } from '../../../api/call.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useReferenceLists } from '../../../people/reference-lists.ts';
import { showWhole } from '../../../ui/browser/show-whole.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/status/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/status/visually-hidden.tsx';
import { useFoundTotal, useIsFinding } from '../search-queries.ts';
import { useCountedValues, type FacetProps } from './counted-values.ts';
import { CountsFailed } from './counts-failed.tsx';
import styles from './facet-row.module.css';
import { usePeopleCounts } from './people-counts.ts';

/** Maximum number of values shown per facet. The filters show more. */
const maxValues = 3;
/** Minimum number of results for which counts are shown. Fewer fit on one screen. */
const minPeople = 5;
/** Widths of the placeholders in rem, like those of typical values. */
const placeholderWidths = [7, 6, 8, 7];

interface FacetRowProps extends FacetProps {
  /** Removes all filters; undefined if another button does. */
  onClear: (() => void) | undefined;
}

/**
 * The facets in one horizontally scrolling row above the list, for windows without room next to it: the most frequent values and the chosen
 * ones, which are then not shown as chips. Values that all results share are omitted. The counts are requested after the results.
 */
export function FacetRow({ search, query, labelOf, onFilter, onClear }: FacetRowProps) {
  const { t } = useTranslation('search');
  const total = useFoundTotal(query);
  const isFinding = useIsFinding(query);
  const isFiltered = countedParameters.some((parameter) => search[parameter]);
  const areFew = total !== undefined && total.count < (isFiltered ? 1 : minPeople);
  const isCounted = total !== undefined && !areFew;
  const counts = usePeopleCounts(query, isCounted);
  const { error } = counts;
  // The counts of the previous search are shown until it is known whether this one has counts, and not while the browser is offline.
  const isOffline = counts.isPaused && counts.isPlaceholderData;
  const data = (isCounted || isFinding) && !isOffline ? counts.data : undefined;
  // Job families are counted by code. `labelOf` knows their names once the lists have loaded.
  const hasFamilies = (data?.values.C_businessCategoryQuery ?? []).length > 0;
  const lacksLabels = useReferenceLists(hasFamilies).isPending && hasFamilies;
  const valuesOf = useCountedValues(data, { search, labelOf });
  // Facets with a filter come first, so that they are in view. A filter set later does not reorder the row.
  const [parameters] = useState(() => [
    ...countedParameters.filter((parameter) => search[parameter]),
    ...countedParameters.filter((parameter) => !search[parameter]),
  ]);
  const groups = parameters.flatMap((parameter) => {
    if (lacksLabels && parameter === 'C_businessCategoryQuery' && !search[parameter]) return [];
    const values = valuesOf(parameter).filter(({ isChosen, people }) => isChosen || people !== data?.total);
    const value = search[parameter];
    // A filter may be a partial value, or its count may not have loaded.
    if (value && !values.some(({ isChosen }) => isChosen))
      values.unshift({ value, label: labelOf(parameter, value), people: 0, count: '', isChosen: true });
    const shown = values.filter(({ isChosen }, index) => isChosen || index < maxValues);
    return shown.length === 0 ? [] : [{ parameter, values: shown }];
  });
  // Placeholders are shown during the search as well, so that the list does not move when the counts arrive.
  const isWaiting = isFinding || lacksLabels || (data === undefined && error === null && isCounted);
  const hasFailed = data === undefined && error !== null && !isOverBudget(error);
  if (groups.length === 0 && !isWaiting && !hasFailed) return null;
  return (
    <section className={styles.row} aria-label={t('narrowResults')} aria-busy={counts.isFetching}>
      {hasFailed && <CountsFailed onRetry={() => void counts.refetch()} />}
      {data?.isExact === false && <VisuallyHidden>{t('countsAtLeast')}</VisuallyHidden>}
      {(groups.length > 0 || isWaiting) && (
        <div className={styles.groups}>
          {groups.map(({ parameter, values }) => (
            <div key={parameter} className={styles.group}>
              <span className={styles.label} aria-hidden="true">
                {t(parameter)}
              </span>
              <ul className={styles.list} aria-label={t('chip', { label: t('narrowResults'), value: t(parameter) })}>
                {values.map(({ value, label, count, isChosen }) => (
                  <li key={value}>
                    <button
                      type="button"
                      className={styles.value}
                      aria-pressed={isChosen}
                      onFocus={showWhole}
                      onClick={() => onFilter(parameter, isChosen ? '' : value)}
                    >
                      <bdi>{label}</bdi> {count !== '' && <span className={styles.count}>{count}</span>}
                      {isChosen && <IconX size={16} stroke={1.5} aria-hidden="true" />}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {isWaiting &&
            placeholderWidths.map((width, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- The placeholders never change.
              <Skeleton key={index} width={`${width}rem`} className={styles.placeholder} />
            ))}
          {isFiltered && onClear && (
            <Button look="quiet" onFocus={showWhole} onClick={onClear}>
              {t('clearFilters')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
