import { useTranslation } from '../../messages/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { endsEdit } from '../../ui/overlay/leave-guard.tsx';
import { settingsAddress, type Section } from './settings-address.ts';
import styles from './settings-page.module.css';

interface FormButtonsProps {
  section: Section;
  label: string;
  isRunning: boolean;
  canSubmit?: boolean;
}

/** The buttons at the end of a form: submit, and back to the list. */
export function FormButtons({ section, label, isRunning, canSubmit = true }: FormButtonsProps) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  return (
    <div className={styles.buttons}>
      <Button type="submit" look="primary" disabled={!canSubmit} isRunning={isRunning}>
        {isRunning ? t('saving') : label}
      </Button>
      <ButtonLink to={settingsAddress(section)} state={endsEdit}>
        {shell('cancel')}
      </ButtonLink>
    </div>
  );
}
