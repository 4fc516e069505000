import type { FeedRun } from '@directory/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../messages/format.ts';
import page from '../settings-page.module.css';
import { OutcomeBadge } from './feed-status.tsx';
import styles from './feeds.module.css';

/** How a run ended, what it read, and its problem. */
export function RunOutcome({ run }: { run: FeedRun }) {
  const { t } = useTranslation('feeds');
  const format = useFormat();
  const { outcome, mode, problem, faultCount } = run;
  const isUnchanged = outcome !== 'imported';
  return (
    <div className={styles.outcome}>
      <p className={styles.outcomeWords}>
        <OutcomeBadge outcome={outcome} />
        <span className={page.quiet}>
          {[
            t(`mode.${mode}`),
            ...(faultCount > 0 ? [t('faultCount', { count: faultCount, faults: format.number(faultCount) })] : []),
            ...(isUnchanged ? [t('nothingChanged')] : []),
          ].join(' · ')}
        </span>
      </p>
      {problem !== '' && (
        <p className={styles.sentence} lang="en">
          {problem}
        </p>
      )}
    </div>
  );
}
