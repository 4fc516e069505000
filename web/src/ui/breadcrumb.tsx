import { useTranslation } from '../messages/use-translation.tsx';
import { Link } from '../navigation/links.tsx';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** The pages above this one, outermost first. */
  parents: { to: string; label: string }[];
  /** Label of this page. */
  current: string;
}

/** The path from the home page to this page. */
export function Breadcrumb({ parents, current }: BreadcrumbProps) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.trail}>
        {parents.map(({ to, label }) => (
          <li key={to} className={styles.step}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li className={styles.step} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
