import IconUserEdit from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useFailureSentence } from '../../messages/error-sentence.ts';
import { useFormat } from '../../messages/format.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Link } from '../../navigation/links.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/status/notice.tsx';
import { classes } from '../../ui/classes.ts';
import { focusAround } from '../../ui/focus-around.ts';
import { useHideProfileHint, useViewer } from '../../viewer/use-viewer.ts';
import styles from './profile-hint.module.css';

/** Says what viewers can add to their own profile, until they have added something or hidden the hint. */
export function ProfileHint({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const sentence = useFailureSentence();
  const { profileHints } = useViewer();
  const { mutate: hide, error } = useHideProfileHint();
  if (profileHints.length === 0) return null;

  return (
    <div className={classes(styles.part, className)}>
      <div className={styles.hint}>
        <IconUserEdit size={20} stroke={1.5} aria-hidden="true" />
        <p className={styles.words}>
          {t('profileHint', { items: format.list(profileHints.map((hint) => t(`profileHint.${hint}`))) })}{' '}
          <Link to="/myprofile">{t('profileHintLink')}</Link>
        </p>
        <IconButton ref={focusAround} className={styles.hide} label={t('profileHintHide')} onClick={() => hide()}>
          <IconX size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
      </div>
      {error !== null && <Notice kind="failure">{sentence(error)}</Notice>}
    </div>
  );
}
