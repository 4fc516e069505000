import type { FeedRun } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import page from '../settings-page.module.css';
import { OutcomeBadge } from './feed-status.tsx';
import styles from './feeds.module.css';
import { ReasonText } from './reason-text.tsx';

/** How a run ended, what it read, and its problem. */
export function RunOutcome({ run }: { run: FeedRun }) {
  const { t } = useTranslation('feeds');
  const { outcome, mode, problem, problemCause } = run;
  return (
    <div className={styles.outcome}>
      <p className={styles.outcomeWords}>
        <OutcomeBadge outcome={outcome === 'imported' && mode === 'retirement' ? 'retired' : outcome} />
        <span className={page.quiet}>
          {outcome === 'imported' ? t(`mode.${mode}`) : `${t(`mode.${mode}`)} · ${t('nothingChanged')}`}
        </span>
      </p>
      {problem !== '' && <ReasonText className={styles.sentence} cause={problemCause} english={problem} />}
    </div>
  );
}
