import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

/** Attributes that connect a control with its label, hint and error. */
export interface FieldControl {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** The text of the error. */
  fault?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label above, and hint and error below. */
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
