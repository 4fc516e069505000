import styles from './pending.module.css';

/** A text shown while a page loads. It appears after a short delay. */
export function Pending({ text }: { text: string }) {
  return (
    <output data-loading className={styles.pending}>
      {text}
    </output>
  );
}
