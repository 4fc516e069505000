import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { useId, useState, type DragEvent } from 'react';
import { classes } from '../classes.ts';
import styles from './file-field.module.css';

interface FileFieldProps {
  /** The label of the field, and the text of the button. */
  label: string;
  /** Shown next to the button: instructions, or the name of the chosen file. */
  text: string;
  /** The `accept` attribute of HTML: `.json,application/json`. */
  accept: string;
  isDisabled?: boolean;
  onChoose: (file: File) => void;
}

/** Chooses a file with a button or by dropping it. The same file can be chosen again, for example after a correction. */
export function FileField({ label, text, accept, isDisabled = false, onChoose }: FileFieldProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined && !isDisabled) onChoose(file);
  }

  return (
    // Dropping is a pointer shortcut; the button inside is accessible by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes(styles.field, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!isDisabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label className={styles.button}>
        <IconFileUpload size={20} stroke={1.5} aria-hidden="true" />
        {label}
        <input
          className={styles.input}
          type="file"
          accept={accept}
          disabled={isDisabled}
          aria-describedby={`${id}text`}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file !== undefined) onChoose(file);
          }}
        />
      </label>
      <span id={`${id}text`} className={styles.text}>
        <bdi>{text}</bdi>
      </span>
    </div>
  );
}
