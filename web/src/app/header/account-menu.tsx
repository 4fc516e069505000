import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useTranslation } from '../../messages/use-translation.tsx';
import { NavLink } from '../../navigation/links.tsx';
import { useRouter } from '../../navigation/navigation.tsx';
import { Avatar } from '../../people/avatar.tsx';
import { personName } from '../../people/person-name.ts';
import { classes } from '../../ui/classes.ts';
import { usePopup } from '../../ui/overlay/use-popup.ts';
import { useSessionStore } from '../../viewer/session.tsx';
import { useViewer } from '../../viewer/use-viewer.ts';
import styles from './header.module.css';
import { hasPage } from '../routes.tsx';

/** The viewer's photo, which opens My profile and Logout. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const { isOpen, close, toggle, container, button } = usePopup();
  return (
    <div className={styles.account} ref={container}>
      <button
        ref={button}
        type="button"
        className={styles.photo}
        aria-label={t('accountMenu')}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <ViewerAvatar />
      </button>
      {isOpen && (
        <div className={styles.menu}>
          <p className={styles.who}>
            <AccountName />
          </p>
          <AccountItems onChoose={close} />
        </div>
      )}
    </div>
  );
}

/** The viewer's photo; without one the initials, of the login if the viewer is not in the directory. Until it has loaded, only a colour. */
export function ViewerAvatar() {
  const { login, person, isKnown } = useViewer();
  const shown = person ?? { login, firstName: login, lastName: '', photo: '' };
  return <Avatar person={shown} size={40} initials={isKnown ? 'withoutPhoto' : 'never'} />;
}

/** Name and login of the viewer; only the login for a person who is not in the directory. */
export function AccountName() {
  const { t } = useTranslation('shell');
  const { login, person } = useViewer();
  if (person === null) return <span>{login}</span>;
  return (
    <span>
      <bdi translate="no">{personName(person, t)}</bdi>
      <small>{login}</small>
    </span>
  );
}

/** My profile and Logout, in the photo menu and in the panel of a narrow screen. */
export function AccountItems({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('shell');
  const store = useSessionStore();
  const router = useRouter();
  return (
    <>
      {hasPage('/myprofile') && (
        <NavLink className={classes(styles.item)} to="/myprofile" onClick={onChoose}>
          <IconUser size={20} stroke={1.5} aria-hidden="true" />
          {t('myProfile')}
        </NavLink>
      )}
      <button
        type="button"
        className={styles.item}
        onClick={() => {
          onChoose();
          router.leave(() => void store.signOut());
        }}
      >
        <IconLogout size={20} stroke={1.5} aria-hidden="true" />
        {t('logout')}
      </button>
    </>
  );
}
