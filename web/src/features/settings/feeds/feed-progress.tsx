import type { Feed } from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useNow } from '../../../ui/browser/use-now.ts';
import page from '../settings-page.module.css';
import styles from './feeds.module.css';

/** The progress of a run. It is not announced, because it changes every two seconds. */
export function FeedProgress({ feed, progress }: { feed: string; progress: NonNullable<Feed['progress']> }) {
  const { t } = useTranslation('feeds');
  const format = useFormat();
  const now = useNow(5000);
  const { phase, mode, rows, total, startedAt } = progress;
  const began = new Date(Math.min(Date.parse(startedAt), now.getTime()));
  const reading = mode === 'changes' ? 'readingChanges' : 'reading';
  const isRead = phase === 'reading' && mode !== 'retirement';
  return (
    <div className={styles.progress}>
      <div className={styles.progressWords}>
        <span>
          {phase === 'writing' && total !== undefined
            ? t('writing', { rows: format.number(rows), total: format.number(total) })
            : isRead
              ? t(reading, { count: rows })
              : t('preparing')}
        </span>
        <span className={page.quiet}>{t('started', { time: format.distance(began, now) })}</span>
      </div>
      <progress
        className={page.progress}
        aria-label={t('progressOf', { feed })}
        {...(phase === 'writing' && total !== undefined
          ? { value: Math.min(rows, total), max: Math.max(total, 1) }
          : {})}
      />
    </div>
  );
}
