import { useTranslation } from '../../messages/use-translation.tsx';
import styles from './cards/collaborators.module.css';

/** The number of people whose manager is this person, but who are not on the chart. */
export function NotOnChart({ count }: { count: number }) {
  const { t } = useTranslation('org-chart');
  if (count === 0) return null;
  return <p className={styles.notOnChart}>{t('notOnChart', { count })}</p>;
}
