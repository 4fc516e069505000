import { Pending } from '../../ui/pending.tsx';
import styles from './result-skeletons.module.css';

const cards = Array.from({ length: 8 }, (_, card) => card);

/** The place of the first cards while they are on their way, and `text` once it takes long. */
export function ResultSkeletons({ text }: { text: string }) {
  return (
    <>
      <div className={styles.grid} aria-hidden="true">
        {cards.map((card) => (
          <div key={card} className={styles.card} />
        ))}
      </div>
      <Pending text={text} />
    </>
  );
}
