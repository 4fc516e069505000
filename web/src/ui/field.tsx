import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

/** What ties a control to its label, its hint and its fault. */
export interface FieldControl {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** In words, what is wrong. */
  fault?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, hint and fault under it. */
export function Field({ label, hint, fault, children }: FieldProps) {
  const id = useId();
  const described = [hint !== undefined && `${id}hint`, fault !== undefined && `${id}fault`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-describedby': described || undefined,
        'aria-invalid': fault === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <p id={`${id}fault`} className={styles.fault}>
          <IconAlertCircle size={16} stroke={1.5} aria-hidden="true" />
          {fault}
        </p>
      )}
    </div>
  );
}
