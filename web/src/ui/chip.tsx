import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import styles from './chip.module.css';

interface ChipProps {
  children: ReactNode;
  /** Accessible name of the button that removes the chip. */
  removeLabel: string;
  onRemove: () => void;
}

/** A chosen value that can be removed. */
export function Chip({ children, removeLabel, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      <span className={styles.text}>{children}</span>
      <IconButton className={classes(styles.remove)} label={removeLabel} onClick={onRemove}>
        <IconX size={16} stroke={1.5} />
      </IconButton>
    </span>
  );
}
