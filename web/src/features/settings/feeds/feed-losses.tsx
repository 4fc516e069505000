import type { FeedLosses as Losses } from '@directory/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../messages/format.ts';
import styles from './feeds.module.css';

/** What a run that is held back would take away, in words. */
export function FeedLosses({ losses: { before, left, blanked } }: { losses: Losses }) {
  const { t } = useTranslation('feeds');
  const format = useFormat();
  const label = useFieldLabel();
  const counts = (count: number) => ({ count, people: format.number(count), total: format.number(before) });
  return (
    <ul className={styles.losses}>
      {left > 0 && <li>{t('wouldLeave', counts(left))}</li>}
      {Object.entries(blanked).map(([field, count]) => (
        <li key={field}>{t('wouldBeEmpty', { field: label(field), ...counts(count) })}</li>
      ))}
    </ul>
  );
}

/** The label of a field of a feed; its name where no page shows the field. */
function useFieldLabel(): (field: string) => string {
  const { t, i18n } = useTranslation('feeds');
  const { t: profile } = useTranslation('profile');
  return (field) => {
    switch (field) {
      case 'jpegPhoto':
        return t('photo');
      case 'division':
        return profile('businessUnit');
      default:
        return i18n.exists(field, { ns: 'profile' }) ? i18n.t(field as 'title', { ns: 'profile' }) : field;
    }
  };
}
