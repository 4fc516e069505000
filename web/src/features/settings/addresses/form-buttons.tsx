import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { endsEdit, LeaveGuard } from '../../../ui/leave-guard.tsx';
import { settingsAddress } from '../settings-address.ts';
import styles from '../settings-page.module.css';

interface FormButtonsProps {
  isSaving: boolean;
  mayBeSaved: boolean;
  /** Whether there is something that leaving would lose. */
  isChanged: boolean;
}

/** Submit, which waits for a file with addresses, and the way out. */
export function FormButtons({ isSaving, mayBeSaved, isChanged }: FormButtonsProps) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  return (
    <div className={styles.buttons}>
      <Button type="submit" look="primary" disabled={isSaving || !mayBeSaved}>
        {isSaving ? t('saving') : shell('submit')}
      </Button>
      <ButtonLink to={settingsAddress('addresses')} state={endsEdit}>
        {shell('cancel')}
      </ButtonLink>
      <LeaveGuard isChanged={isChanged} />
    </div>
  );
}
