import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from '../../messages/use-translation.tsx';
import { NavLink } from '../../navigation/links.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { usePopup } from '../../ui/overlay/use-popup.ts';
import { AccountItems, AccountName, ViewerAvatar } from './account-menu.tsx';
import styles from './header.module.css';
import { useMainLinks } from './main-links.ts';

/** The header's links on a narrow screen: a button that opens a panel over the whole page. */
export function BurgerMenu() {
  const { t } = useTranslation('shell');
  const { isOpen, close, toggle, container, button } = usePopup();
  return (
    <div className={styles.narrow} ref={container}>
      <IconButton
        ref={button}
        className={classes(styles.burger)}
        label={t(isOpen ? 'closeMenu' : 'openMenu')}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {isOpen ? <IconX stroke={1.5} /> : <IconMenu2 stroke={1.5} />}
      </IconButton>
      {isOpen && <Panel onClose={close} />}
    </div>
  );
}

function Panel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const links = useMainLinks();
  return (
    // A click on the empty area below the links closes the panel. Keyboard users close it with Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <nav
      className={styles.panel}
      aria-label={t('mainNavigation')}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <p className={styles.who}>
        <ViewerAvatar />
        <AccountName />
      </p>
      {links.map(({ to, label, Icon }) => (
        <NavLink key={to} className={classes(styles.item)} to={to} end onClick={onClose}>
          <Icon size={20} stroke={1.5} aria-hidden="true" />
          {label}
        </NavLink>
      ))}
      <hr />
      <AccountItems onChoose={onClose} />
    </nav>
  );
}
