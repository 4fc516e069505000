import { useTranslation } from '../../../messages/use-translation.tsx';
import { LoadButton } from '../../../ui/load-button.tsx';
import styles from './counts-failed.module.css';

/** Reports that the counts could not be loaded, with a retry button. */
export function CountsFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('search');
  const { t: shell } = useTranslation('shell');
  return (
    <div role="alert" className={styles.failure}>
      <p>{t('countsFailed')}</p>
      <LoadButton onClick={onRetry}>{shell('tryAgain')}</LoadButton>
    </div>
  );
}
