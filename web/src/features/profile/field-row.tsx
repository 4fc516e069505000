import type { ProfileField } from '@directory/contract';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { classes } from '../../ui/classes.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { WhenPainted } from '../../ui/when-painted.tsx';
import styles from './field-row.module.css';
import { isEditable, isHidden, useShownProfile } from './shown-profile.ts';

interface FieldRowProps {
  field: ProfileField | 'otherNames';
  /** The label; by default that of the field. */
  label?: string;
  /** The displayed value; by default the profile's. */
  value?: string;
  /** The value that is copied. */
  copied?: string;
  hasCopy?: boolean;
  /** Whether the words for the value are still loading. Neither they nor the copy button are shown until then. */
  isLoading?: boolean;
  /** Shown instead of the plain value, for example a link. */
  children?: ReactNode;
}

/** A field: its value with a copy button, or a control while it is edited. Empty fields are shown only to people who can edit them. */
export function FieldRow({ field, label, value, copied, hasCopy = true, isLoading = false, children }: FieldRowProps) {
  const { t } = useTranslation('profile');
  const { profile, edit, controls } = useShownProfile();
  const words = label ?? t(field as 'email');
  if (field === 'otherNames') {
    return (
      <ValueRow label={words} value={value ?? ''} copied={copied ?? value} hasCopy={hasCopy} fields={['otherNames']} />
    );
  }
  if (edit !== undefined && controls !== undefined && edit.has(field)) {
    return <controls.EditField field={field} label={words} edit={edit} />;
  }
  const shown = value ?? profile[field];
  return (
    <ValueRow
      label={words}
      value={shown}
      copied={copied ?? shown}
      hasCopy={hasCopy && !isLoading}
      fields={[field]}
      isShownEmpty={isEditable(profile, field)}
    >
      {isLoading ? (
        <span className={styles.pending}>
          <Skeleton width="8rem" />
        </span>
      ) : (
        children
      )}
    </ValueRow>
  );
}

interface ValueRowProps {
  label: string;
  value: string;
  copied?: string | undefined;
  hasCopy?: boolean;
  /** The fields that the value consists of. */
  fields: readonly (ProfileField | 'otherNames')[];
  /** Whether the row is shown without a value, because the viewer can enter one. */
  isShownEmpty?: boolean;
  children?: ReactNode;
}

export function ValueRow({
  label,
  value,
  copied,
  hasCopy = true,
  fields,
  isShownEmpty = false,
  children,
}: ValueRowProps) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const { profile } = useShownProfile();
  if (value === '' && !isShownEmpty) return null;
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      {value === '' ? (
        <dd className={styles.missing}>{t('notGiven')}</dd>
      ) : (
        <dd className={styles.value}>
          <span className={styles.text}>{children ?? <bdi>{value}</bdi>}</span>
          {hasCopy && (
            <WhenPainted before={<span className={styles.placeOfCopy} />}>
              <CopyButton
                className={classes(styles.copy)}
                value={copied ?? value}
                label={shell('copyOf', { value: label })}
              />
            </WhenPainted>
          )}
        </dd>
      )}
      {fields.some((field) => isHidden(profile, field)) && (
        <dd className={styles.hidden}>
          <IconEyeOff size={16} stroke={1.5} aria-hidden="true" />
          {t('hidden')}
        </dd>
      )}
    </div>
  );
}
