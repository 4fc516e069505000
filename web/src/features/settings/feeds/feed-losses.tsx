import type { FeedLosses as Losses } from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import styles from './feeds.module.css';
import { useFeedFieldLabel } from './field-label.ts';

/** Describes what a run would remove. */
export function FeedLosses({ losses: { before, left, blanked } }: { losses: Losses }) {
  const { t } = useTranslation('feeds');
  const format = useFormat();
  const label = useFeedFieldLabel();
  const total = format.number(before);
  return (
    <ul className={styles.losses}>
      {left > 0 && <li>{t('wouldLeave', { count: left, total })}</li>}
      {Object.entries(blanked).map(([field, count]) => (
        <li key={field}>{t('wouldBeEmpty', { field: label(field), count, total })}</li>
      ))}
    </ul>
  );
}
