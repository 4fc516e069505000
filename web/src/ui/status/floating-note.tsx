import styles from './floating-note.module.css';

/** A short text over the page, below the header. Screen readers ignore it: announce the text. */
export function FloatingNote({ text }: { text: string }) {
  return (
    <p className={styles.note} aria-hidden="true">
      {text}
    </p>
  );
}
