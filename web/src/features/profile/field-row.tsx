import type { ProfileField } from '@directory/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../ui/classes.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { EditField } from './edit/edit-field.tsx';
import styles from './field-row.module.css';
import { isEditable, useShownProfile } from './shown-profile.ts';
import { SourceLine } from './source-line.tsx';

interface FieldRowProps {
  field: ProfileField | 'otherNames';
  /** The text of the field's own name when left out. */
  label?: string;
  /** What is shown; what the profile holds when left out. */
  value?: string;
  /** What the clipboard gets. */
  copied?: string;
  hasCopy?: boolean;
  /** The value as a link, say. */
  children?: ReactNode;
}

/** One field: its value with a way to copy it, or a control while it is edited. Without a value there is no row, but for the owner. */
export function FieldRow({ field, label, value, copied, hasCopy = true, children }: FieldRowProps) {
  const { t } = useTranslation('profile');
  const { profile, edit } = useShownProfile();
  const words = label ?? t(field as 'email');
  if (field === 'otherNames') {
    return <ValueRow label={words} value={value ?? ''} copied={copied ?? value} hasCopy={hasCopy} fields={[]} />;
  }
  if (edit !== undefined && edit.has(field)) return <EditField field={field} label={words} edit={edit} />;
  const shown = value ?? profile[field];
  return (
    <ValueRow
      label={words}
      value={shown}
      copied={copied ?? shown}
      hasCopy={hasCopy}
      fields={[field]}
      isMissed={isEditable(profile, field)}
    >
      {children}
    </ValueRow>
  );
}

interface ValueRowProps {
  label: string;
  value: string;
  copied?: string | undefined;
  hasCopy?: boolean;
  /** The fields that the value is made from. */
  fields: readonly ProfileField[];
  /** Whether an empty value is worth a row: the viewer may fill it in. */
  isMissed?: boolean;
  children?: ReactNode;
}

export function ValueRow({ label, value, copied, hasCopy = true, fields, isMissed = false, children }: ValueRowProps) {
  const { t } = useTranslation('profile');
  if (value === '' && !isMissed) return null;
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      {value === '' ? (
        <dd className={styles.missing}>{t('notGiven')}</dd>
      ) : (
        <dd className={styles.value}>
          <span className={styles.text}>{children ?? <bdi>{value}</bdi>}</span>
          {hasCopy && <CopyButton className={classes(styles.copy)} value={copied ?? value} />}
        </dd>
      )}
      <SourceLine fields={fields} />
    </div>
  );
}
