import { countedParameters } from '@directory/contract';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { isOverBudget } from '../../../api/call.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useFoundTotal } from '../search-queries.ts';
import { useCountedValues, type Narrowing } from './counted-values.ts';
import { CountsFailed } from './counts-failed.tsx';
import styles from './narrow-row.module.css';
import { usePeopleCounts } from './people-counts.ts';

/** Values of each field; the filters have more. */
const mostValues = 3;
/** Fewer people are seen at a glance. */
const fewestPeople = 5;
/** Widths of the placeholders in rem: those of usual values. */
const usualWidths = [7, 6, 8, 7];

/**
 * The counts above the list where there is no room beside it: the values of most people in one line that is scrolled sideways. Values that everybody found has would narrow
 * nothing, and are left out. They are requested after the people.
 */
export function NarrowRow({ search, query, labelOf, onNarrow }: Narrowing) {
  const { t } = useTranslation('search');
  const total = useFoundTotal(query);
  const isNarrowed = countedParameters.some((parameter) => search[parameter]);
  const areFew = total !== undefined && total.count < (isNarrowed ? 1 : fewestPeople);
  const counts = usePeopleCounts(query, total !== undefined && !areFew);
  const { data, error } = counts;
  const valuesOf = useCountedValues(data, { search, labelOf });
  const groups = countedParameters.flatMap((parameter) => {
    const values = valuesOf(parameter).filter(({ isChosen, people }) => isChosen || people !== data?.total);
    return values.length === 0 ? [] : [{ parameter, values: values.slice(0, mostValues) }];
  });

  // Until the first people have loaded, there is nothing to stand above.
  const isEmpty = data === undefined ? total === undefined : groups.length === 0;
  if (areFew || isEmpty || isOverBudget(error)) return null;
  return (
    <section className={styles.row} aria-label={t('narrowDown')} aria-busy={counts.isFetching}>
      {data === undefined && error !== null && <CountsFailed onRetry={() => void counts.refetch()} />}
      {data === undefined && error === null && (
        <div className={styles.groups} aria-hidden="true">
          {usualWidths.map((width, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- The placeholders never change.
            <Skeleton key={place} width={`${width}rem`} className={styles.placeholder} />
          ))}
        </div>
      )}
      {data?.isExact === false && <VisuallyHidden>{t('countsAtLeast')}</VisuallyHidden>}
      {groups.length > 0 && (
        <div className={styles.groups}>
          {groups.map(({ parameter, values }) => (
            <div key={parameter} className={styles.group}>
              <span className={styles.label} aria-hidden="true">
                {t(parameter)}
              </span>
              <ul className={styles.list} aria-label={t('chip', { label: t('narrowDown'), value: t(parameter) })}>
                {values.map(({ value, label, count, isChosen }) => (
                  <li key={value}>
                    <button
                      type="button"
                      className={styles.value}
                      aria-pressed={isChosen}
                      onClick={() => onNarrow(parameter, isChosen ? '' : value)}
                    >
                      <bdi>{label}</bdi> <span className={styles.count}>{count}</span>
                      {isChosen && <IconX size={16} stroke={1.5} aria-hidden="true" />}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
