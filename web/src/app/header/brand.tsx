import { Link } from '../../navigation/links.tsx';
import { useConfiguration } from '../../api/configuration.tsx';
import styles from './header.module.css';

/** Logo and name of the brand, linked to the home page. */
export function Brand() {
  const { brand } = useConfiguration();
  return (
    <Link className={styles.brand} to="/">
      {brand.logo === '' ? <BuiltInLogo /> : <img className={styles.logo} src={brand.logo} alt="" />}
      <span>{brand.name}</span>
    </Link>
  );
}

function BuiltInLogo() {
  return (
    <svg className={styles.logo} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <circle cx="16" cy="12.5" r="4.5" fill="var(--on-accent)" />
      <path d="M7.5 25a8.5 7.5 0 0 1 17 0z" fill="var(--on-accent)" />
    </svg>
  );
}
