import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { settingsAddress } from '../settings-address.ts';
import styles from '../settings-page.module.css';

/** Submit, which waits for a file with addresses, and the way out. */
export function FormButtons({ isSaving, mayBeSaved }: { isSaving: boolean; mayBeSaved: boolean }) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  return (
    <div className={styles.buttons}>
      <Button type="submit" look="primary" disabled={isSaving || !mayBeSaved}>
        {isSaving ? t('saving') : shell('submit')}
      </Button>
      <ButtonLink to={settingsAddress('addresses')}>{shell('cancel')}</ButtonLink>
    </div>
  );
}
