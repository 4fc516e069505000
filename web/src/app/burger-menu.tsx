import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { IconButton } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { useDismiss } from '../ui/use-dismiss.ts';
import { AccountItems } from './account-menu.tsx';
import styles from './header.module.css';
import { useMainLinks } from './main-links.ts';

/** The header's links on a narrow screen: a button that opens a panel over the whole page. */
export function BurgerMenu() {
  const { t } = useTranslation('shell');
  const links = useMainLinks();
  const [isOpen, setIsOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(isOpen, element, close, button);

  return (
    <div
      ref={element}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && element.current?.contains(relatedTarget) !== true) close();
      }}
    >
      <IconButton
        ref={button}
        className={classes(styles.burger)}
        label={t(isOpen ? 'closeMenu' : 'openMenu')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <IconX stroke={1.5} /> : <IconMenu2 stroke={1.5} />}
      </IconButton>
      {isOpen && (
        <nav className={styles.panel} aria-label={t('mainNavigation')}>
          {links.map(({ to, label }) => (
            <NavLink key={to} className={classes(styles.item)} to={to} end onClick={close}>
              {label}
            </NavLink>
          ))}
          <AccountItems onChoose={close} />
        </nav>
      )}
    </div>
  );
}
