import { entryStates, maxEntries } from '@directory/contract';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import { useState } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { StateMessage } from '../../../ui/status/state-message.tsx';
import { SeveralActions } from './several-actions.tsx';
import { SeveralEntry } from './several-entry.tsx';
import type { FoundSeveral } from './several-memory.ts';
import type { Outcome } from './several-outcome.ts';
import styles from './several-results.module.css';

interface SeveralResultsProps {
  found: FoundSeveral;
  outcomes: readonly Outcome[];
  /** A sentence with the number of people found. */
  summary: string;
  choose: (index: number, login: string) => void;
}

const filters = ['all', ...entryStates] as const;
type Filter = (typeof filters)[number];

/** The result of each entry, with a filter by state and actions for the people. */
export function SeveralResults({ found: { pasted }, outcomes, summary, choose }: SeveralResultsProps) {
  const { t } = useTranslation('several');
  const format = useFormat();
  const [shown, setShown] = useState<Filter>('all');
  const byState = Map.groupBy(outcomes, ({ state }) => state);
  const countOf = (filter: Filter) => (filter === 'all' ? outcomes.length : (byState.get(filter)?.length ?? 0));

  if (outcomes.length === 0) {
    return (
      <StateMessage icon={<IconUserQuestion stroke={1.5} />} heading={t('nothingRead')} text={t('nothingReadText')} />
    );
  }
  return (
    <section className={styles.results} aria-label={t('results')}>
      <h2 className={styles.summary}>{summary}</h2>
      {pasted.hasMore && <Notice kind="warning">{t('tooMany', { most: format.number(maxEntries) })}</Notice>}
      {countOf('unsearched') > 0 && <Notice kind="warning">{t('unsearchedText')}</Notice>}
      {pasted.repeated > 0 && <Notice kind="note">{t('repeated', { count: pasted.repeated })}</Notice>}
      <SeveralActions outcomes={outcomes} />
      <fieldset className={styles.filters}>
        <legend className={styles.legend}>{t('show')}</legend>
        {filters
          .filter((filter) => filter === 'all' || countOf(filter) > 0)
          .map((filter) => (
            <Button
              key={filter}
              className={styles.filter ?? ''}
              aria-pressed={shown === filter}
              onClick={() => setShown(filter)}
            >
              {t(`filter.${filter}`)} <span className={styles.count}>{format.number(countOf(filter))}</span>
            </Button>
          ))}
      </fieldset>
      <ol className={styles.list}>
        {outcomes
          .filter(({ state }) => shown === 'all' || state === shown)
          .map((outcome) => (
            <SeveralEntry key={outcome.index} outcome={outcome} choose={choose} />
          ))}
      </ol>
    </section>
  );
}
