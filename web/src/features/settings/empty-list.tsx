import { useTranslation } from '../../messages/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { actionNames, settingsAddress, type Section } from './settings-address.ts';
import styles from './settings-page.module.css';

/** Shown instead of an empty list: an explanation, and a button to the form for the first entry. */
export function EmptyList({ section, text }: { section: Section; text: string }) {
  const { t } = useTranslation('settings');
  return (
    <div className={styles.panel}>
      <p>{text}</p>
      <div className={styles.buttons}>
        <ButtonLink look="primary" to={settingsAddress(section, 'add')}>
          {t(actionNames(section).add)}
        </ButtonLink>
      </div>
    </div>
  );
}
