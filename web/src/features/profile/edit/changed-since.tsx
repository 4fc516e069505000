import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useTranslation } from '../../../messages/use-translation.tsx';
import styles from './changed-since.module.css';
import type { ChangedField } from './edit-values.ts';

/** After a stale edit, the fields that were changed elsewhere since the form was opened. */
export function ChangedSince({ changes }: { changes: readonly ChangedField[] }) {
  const { t } = useTranslation('profile');
  if (changes.length === 0) return null;
  return (
    <div className={styles.changes}>
      <p>{t('changedSince')}</p>
      <dl className={styles.list}>
        {changes.map(({ field, before, after }) => (
          <div key={field} className={styles.change}>
            <dt>{t(field)}</dt>
            <dd className={styles.values}>
              {before !== '' && (
                <>
                  <del className={styles.before}>
                    <bdi>{before}</bdi>
                  </del>
                  <IconArrowRight className={styles.arrow} size={16} stroke={1.5} aria-hidden="true" />
                </>
              )}
              <bdi>{after || t('notGiven')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
