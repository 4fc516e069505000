import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useTranslation } from '../messages/use-translation.tsx';
import styles from './not-listed.module.css';
import { useViewer } from './use-viewer.ts';

/** Explains to a signed-in person that they are not in the directory. */
export function NotListed() {
  const { t } = useTranslation('shell');
  const { isKnown, isListed } = useViewer();
  if (!isKnown || isListed) return null;
  return (
    <p className={styles.band}>
      <IconInfoCircle size={20} stroke={1.5} aria-hidden="true" />
      {t('notListedText')}
    </p>
  );
}
