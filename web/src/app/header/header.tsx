import { useTranslation } from '../../messages/use-translation.tsx';
import { NavLink } from '../../navigation/links.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useSession, useSessionStore } from '../../viewer/session.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { BurgerMenu } from './burger-menu.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { HeaderSearch } from './header-search.tsx';
import styles from './header.module.css';
import { useMainLinks } from './main-links.ts';

/** The logo, and for a signed-in viewer links to the pages; otherwise Login. */
export function Header() {
  const { name } = useSession();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand />
        {(name === 'signed-in' || name === 'ended') && <SignedInLinks />}
        {name === 'signed-out' && <Login />}
      </div>
      <ConnectionNotice />
    </header>
  );
}

function SignedInLinks() {
  const { t } = useTranslation('shell');
  const links = useMainLinks();
  return (
    <>
      <HeaderSearch />
      <nav className={styles.links} aria-label={t('mainNavigation')}>
        {links.map(({ to, label }) => (
          <NavLink key={to} className={classes(styles.link)} to={to} end>
            {label}
          </NavLink>
        ))}
      </nav>
      <AccountMenu />
      <BurgerMenu />
    </>
  );
}

function Login() {
  const { t } = useTranslation('shell');
  const store = useSessionStore();
  return (
    <Button look="quiet" onClick={() => void store.signIn('/')}>
      {t('login')}
    </Button>
  );
}
