import { auditValueNames, type AuditRecord, type AuditValueName } from '@directory/contract';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { VisuallyHidden } from '../../../ui/status/visually-hidden.tsx';
import styles from './audit.module.css';
import { useValueLabel, useWrittenValue } from './value-words.ts';

/** Lengths of the lists next to them, and the version of a photo, which is a checksum. */
const neverShown: ReadonlySet<AuditValueName> = new Set(['addedCount', 'removedCount', 'photo']);

/** The values of an entry that are shown, because they were changed. */
export function changedValues(record: AuditRecord): AuditValueName[] {
  return auditValueNames.filter((name) => isShown(name, record) && isChanged(name, record));
}

/** The values before and after a change, one row each. Unchanged values are omitted. */
export function ChangedValues({ record }: { record: AuditRecord }) {
  const { t } = useTranslation('settings');
  const labelOf = useValueLabel();
  const write = useWrittenValue();
  const { before, after } = record;
  const changed = changedValues(record);
  if (changed.length === 0) return null;
  return (
    <dl className={styles.values}>
      {changed.map((name) => (
        <div key={name} className={styles.value}>
          <dt>{labelOf(name, before?.[name] ?? after?.[name])}</dt>
          <dd>
            {before !== null && name in before && (
              <>
                <VisuallyHidden>{t('before')} </VisuallyHidden>
                <span className={styles.before}>{write(name, before)}</span>
              </>
            )}
            {before !== null && after !== null && name in before && name in after && (
              <IconArrowRight size={16} stroke={1.5} aria-hidden="true" />
            )}
            {after !== null && name in after && (
              <>
                <VisuallyHidden> {t('after')} </VisuallyHidden>
                <span>{write(name, after)}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The login of a person in the directory is omitted, because the entry shows the person's name. */
function isShown(name: AuditValueName, { subjectPerson }: AuditRecord): boolean {
  return !neverShown.has(name) && !(name === 'login' && subjectPerson !== null);
}

function isChanged(name: AuditValueName, { before, after }: AuditRecord): boolean {
  return JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]);
}
