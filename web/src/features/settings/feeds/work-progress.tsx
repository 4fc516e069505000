import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import styles from '../settings-page.module.css';
import { useImportProgress } from './feeds-queries.ts';
import type { Work } from './use-people-file.ts';

/** The step in progress, and how many rows it has read or written. The rows are not announced, because they change every second. */
export function WorkProgress({ work, upload }: { work: Work; upload: string | undefined }) {
  const { t } = useTranslation('settings');
  const { t: uploading } = useTranslation('upload');
  const { t: feeds } = useTranslation('feeds');
  const format = useFormat();
  const progress = useImportProgress(work === 'previewing' ? undefined : upload);
  const words = { previewing: uploading('reading'), checking: t('previewing'), importing: t('importing') };
  const { phase, rows = 0, total } = progress ?? {};
  const isWriting = phase === 'writing' && total !== undefined;
  return (
    <div className={styles.stack}>
      <output>{words[work]}</output>
      {progress !== undefined && (
        <span className={styles.quiet}>
          {isWriting
            ? feeds('writing', { rows: format.number(rows), total: format.number(total) })
            : feeds('reading', { count: rows })}
        </span>
      )}
      <progress
        className={styles.progress}
        aria-label={words[work]}
        {...(isWriting ? { value: Math.min(rows, total), max: Math.max(total, 1) } : {})}
      />
    </div>
  );
}
