import type { OwnField } from '@directory/contract';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useProfileSources } from '../profile-queries.ts';
import styles from './edit-field.module.css';

/** Marks an imported value in the wrong format, which does not block submitting. */
export function ImportedValueWarning({ id, field }: { id: string; field: OwnField }) {
  const { t } = useTranslation('profile');
  const { data: sources } = useProfileSources('', true);
  const source = sources?.[field];
  return (
    <p id={id} className={styles.warning}>
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden="true" />
      {source?.kind === 'feed' ? t('importedInvalid', { feed: source.name }) : t('invalidFormat')}
    </p>
  );
}
