import { countedParameters, type CountedParameter, type SearchParameters } from '@directory/contract';
import { useId } from 'react';
import { isOverBudget } from '../../../api/call.ts';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CountList, type CountedValue } from './count-list.tsx';
import styles from './narrow-panel.module.css';
import { isNarrowedTo, usePeopleCounts } from './people-counts.ts';

interface NarrowPanelProps {
  /** The search in the address, and what it is sent as. */
  search: SearchParameters;
  query: SearchParameters;
  labelOf: (parameter: string, value: string) => string;
  /** Beside the list, all groups are open; among the filters, they are opened one by one. */
  isBeside: boolean;
  /** An empty value takes the filter off. */
  onNarrow: (parameter: CountedParameter, value: string) => void;
}

/** How many of the people found are in each country, city, GBU, job family and type. A click narrows the search to them; another takes that off. */
export function NarrowPanel({ search, query, labelOf, isBeside, onNarrow }: NarrowPanelProps) {
  const { t } = useTranslation('search');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const id = useId();
  const counts = usePeopleCounts(query, true);
  const { data, error } = counts;

  const inCountry = (city: string, country: string | undefined) =>
    country === undefined ? city : t('cityOfCountry', { city, country: format.country(country) });
  const valuesOf = (parameter: CountedParameter): CountedValue[] =>
    (data?.values[parameter] ?? []).map(({ value, label, country, count }) => ({
      value,
      label:
        parameter === 'C_countryNameQuery'
          ? format.country(value, label)
          : parameter === 'cityQuery' || parameter === 'gbuQuery'
            ? inCountry(label, country)
            : labelOf(parameter, value),
      count: `${format.number(count)}${data?.isExact === false ? '+' : ''}`,
      isChosen: isNarrowedTo(search, parameter, value),
    }));

  // The list says that nobody was found. The place beside it stays, so that it does not jump.
  if (data?.total === 0) return isBeside ? <div className={styles.panel} data-beside /> : null;
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
        <div role="alert" className={styles.failure}>
          <p>{t('countsFailed')}</p>
          <Button onClick={() => void counts.refetch()}>{shell('tryAgain')}</Button>
        </div>
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
