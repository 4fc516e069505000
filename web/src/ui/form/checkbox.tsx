import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  label: ReactNode;
  isChecked: boolean;
  /** Omitted if the value cannot be changed. */
  onChange?: (isChecked: boolean) => void;
}

/** A checkbox with its label. */
export function Checkbox({ label, isChecked, onChange }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        checked={isChecked}
        disabled={onChange === undefined}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
