import { Pending } from '../../../ui/status/pending.tsx';
import { Skeleton } from '../../../ui/status/skeleton.tsx';
import styles from './result-skeletons.module.css';

const cards = Array.from({ length: 8 }, (_, card) => card);

/** Placeholders while the first results load, and `text` after a delay. */
export function ResultSkeletons({ text }: { text: string }) {
  return (
    <>
      <div className={styles.grid} aria-hidden="true">
        {cards.map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton width="3.5rem" height="3.5rem" isRound />
            <div className={styles.lines}>
              <Skeleton width="70%" />
              <Skeleton width="90%" height="0.75rem" />
              <Skeleton width="50%" height="0.75rem" />
            </div>
          </div>
        ))}
      </div>
      <Pending text={text} />
    </>
  );
}
