import type { MouseEvent } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import styles from '../settings-page.module.css';

interface SavingProgressProps {
  saving: { readonly isRunning: boolean; readonly isStopped: boolean; readonly stop: () => void };
  /** Number of addresses in the file. */
  count: number;
}

/** That a file is being saved, which takes up to a minute, or that it was stopped. */
export function SavingProgress({ saving, count }: SavingProgressProps) {
  const { t } = useTranslation('settings');
  if (saving.isStopped) {
    return (
      <output>
        <Notice kind="note">{t('savingStopped')}</Notice>
      </output>
    );
  }
  if (!saving.isRunning) return null;

  function stop({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // This button disappears. The next step is to submit the file again.
    currentTarget.form?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
    saving.stop();
  }

  const label = t('savingAddresses', { count });
  return (
    <div className={styles.stack}>
      <output className={styles.quiet}>{label}</output>
      <progress className={styles.progress} aria-label={label} />
      <div className={styles.buttons}>
        <Button onClick={stop}>{t('stop')}</Button>
      </div>
    </div>
  );
}
