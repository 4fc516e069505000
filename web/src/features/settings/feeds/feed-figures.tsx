import type { FeedFigures as Figures } from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import styles from '../settings-page.module.css';

const names = ['added', 'changed', 'unchanged', 'left', 'rejected'] as const;

/** The counts of a run. */
export function FeedFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  return (
    <dl className={styles.figures}>
      {names.map((name) => (
        <div key={name}>
          <dt>{t(`${name}People`)}</dt>
          <dd>{format.number(figures[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
