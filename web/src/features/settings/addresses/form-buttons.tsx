import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { endsEdit, LeaveGuard } from '../../../ui/leave-guard.tsx';
import { settingsAddress } from '../settings-address.ts';
import styles from '../settings-page.module.css';

interface FormButtonsProps {
  isSaving: boolean;
  canSubmit: boolean;
  /** Whether leaving would lose entries. */
  isChanged: boolean;
}

/** Submit, disabled until there is a valid file, and Cancel. */
export function FormButtons({ isSaving, canSubmit, isChanged }: FormButtonsProps) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  return (
    <div className={styles.buttons}>
      <Button type="submit" look="primary" disabled={isSaving || !canSubmit}>
        {isSaving ? t('saving') : shell('submit')}
      </Button>
      <ButtonLink to={settingsAddress('addresses')} state={endsEdit}>
        {shell('cancel')}
      </ButtonLink>
      <LeaveGuard isChanged={isChanged} />
    </div>
  );
}
