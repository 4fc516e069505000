import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadButton } from '../../../ui/load-button.tsx';
import styles from './edit-form.module.css';

interface Query {
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** Shown in place of a form if what it offers for choice could not be loaded. */
export function FormNotLoaded({
  text,
  queries,
  onCancel,
}: {
  text: string;
  queries: readonly Query[];
  onCancel: () => void;
}) {
  const { t } = useTranslation('shell');
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch();
  };
  return (
    <div className={styles.bar} role="alert">
      <p className={styles.fault}>
        <IconAlertCircle size={20} stroke={1.5} aria-hidden="true" />
        {text}
      </p>
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <LoadButton look="primary" onClick={retry}>
        {t('tryAgain')}
      </LoadButton>
    </div>
  );
}
