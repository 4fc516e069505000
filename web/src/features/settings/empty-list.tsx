import { useTranslation } from '../../messages/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { actionNames, settingsAddress, type Section } from './settings-address.ts';
import styles from './settings-page.module.css';

/** Instead of a list without entries: what there is none of, and a button to the form for the first one. */
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
