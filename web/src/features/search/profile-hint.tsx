import IconUserEdit from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { useFormat } from '../../messages/format.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { storageKeys } from '../../storage-keys.ts';
import { Link } from '../../navigation/links.tsx';
import { IconButton } from '../../ui/button.tsx';
import { focusAround } from '../../ui/focus-around.ts';
import { useViewer } from '../../viewer/use-viewer.ts';
import styles from './profile-hint.module.css';

/**
 * Says what viewers can add to their own profile, until they have added something or hidden the hint in this browser. It stays hidden after
 * sign-out, so the entry does not say who has hidden it.
 */
export function ProfileHint({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const { profileHints } = useViewer();
  const [isHidden, setIsHidden] = useState(wasHidden);
  if (isHidden || profileHints.length === 0) return null;

  function hide() {
    setIsHidden(true);
    try {
      localStorage.setItem(storageKeys.profileHint, '1');
    } catch {
      // Storage may be blocked or full. The hint then returns with the next visit.
    }
  }

  return (
    <div className={className}>
      <div className={styles.hint}>
        <IconUserEdit size={20} stroke={1.5} aria-hidden="true" />
        <p className={styles.words}>
          {t('profileHint', { items: format.list(profileHints.map((hint) => t(`profileHint.${hint}`))) })}{' '}
          <Link to="/myprofile">{t('profileHintLink')}</Link>
        </p>
        <IconButton ref={focusAround} className={styles.hide} label={t('profileHintHide')} onClick={hide}>
          <IconX size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

function wasHidden(): boolean {
  try {
    return localStorage.getItem(storageKeys.profileHint) !== null;
  } catch {
    return false;
  }
}
