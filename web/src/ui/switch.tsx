import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  label: ReactNode;
  isOn: boolean;
  /** Asked to be turned on or off; it moves when `isOn` does. Left out while it cannot be changed. */
  onChange?: ((isOn: boolean) => void) | undefined;
}

/** Turns something on or off at once, its label beside it. */
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
