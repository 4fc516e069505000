import styles from './pending.module.css';

/** Words for a wait of a whole page, which appear only when it takes longer than a moment. */
export function Pending({ text }: { text: string }) {
  return <output className={styles.pending}>{text}</output>;
}
