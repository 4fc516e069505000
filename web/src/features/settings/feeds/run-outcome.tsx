import type { FeedRun } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import page from '../settings-page.module.css';
import { OutcomeBadge } from './feed-status.tsx';
import styles from './feeds.module.css';

/** How a run ended, what it read, and its problem. */
export function RunOutcome({ run }: { run: FeedRun }) {
  const { t } = useTranslation('feeds');
  const { outcome, mode, problem } = run;
  return (
    <div className={styles.outcome}>
      <p className={styles.outcomeWords}>
        <OutcomeBadge outcome={outcome === 'imported' && mode === 'retirement' ? 'retired' : outcome} />
        <span className={page.quiet}>
          {outcome === 'imported' ? t(`mode.${mode}`) : `${t(`mode.${mode}`)} · ${t('nothingChanged')}`}
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
