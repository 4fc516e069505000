import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  label: ReactNode;
  isOn: boolean;
  /** Called with the requested state; the switch moves when `isOn` changes. Omitted if it cannot be changed. */
  onChange?: ((isOn: boolean) => void) | undefined;
}

/** A switch with its label. It takes effect immediately. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={onChange === undefined}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
