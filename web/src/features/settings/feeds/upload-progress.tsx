import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import styles from '../settings-page.module.css';
import type { UploadState } from './use-file-upload.ts';

/** Size in bytes from which on the progress is also given as a text. A smaller file would have 0 MB. */
const smallestShown = 100_000;

interface UploadProgressProps {
  name: string;
  state: UploadState;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
}

/** The progress of an upload. */
export function UploadProgress({ name, state, onPause, onResume, onCancel }: UploadProgressProps) {
  const { t } = useTranslation('upload');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const { phase, received, size } = state;
  const megabytes = (bytes: number) => format.number(Math.round(bytes / 100_000) / 10);
  const label = t('sending', { name });
  return (
    <div className={styles.stack}>
      <div>
        <p>
          <bdi>{label}</bdi>
        </p>
        {size >= smallestShown && (
          <p className={styles.quiet}>{t('sent', { received: megabytes(received), size: megabytes(size) })}</p>
        )}
      </div>
      <progress className={styles.progress} aria-label={label} max={size} value={received} />
      {phase === 'waiting' && <Notice kind="warning">{t('waiting')}</Notice>}
      {phase === 'paused' && <Notice kind="note">{t('paused')}</Notice>}
      <div className={styles.buttons}>
        {phase === 'paused' ? (
          <Button onClick={onResume}>{t('resume')}</Button>
        ) : (
          <Button onClick={onPause}>{t('pause')}</Button>
        )}
        <Button look="quiet" onClick={onCancel}>
          {shell('cancel')}
        </Button>
      </div>
    </div>
  );
}
