import type { OwnField } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFieldChoices } from './field-choices.ts';
import styles from './edit-field.module.css';
import type { ProfileEdit } from './use-profile-edit.ts';

/** Shows the newer value next to the typed one, and lets the viewer choose. */
export function ConflictQuestion({ field, label, edit }: { field: OwnField; label: string; edit: ProfileEdit }) {
  const { t } = useTranslation('profile');
  const choices = useFieldChoices(field, edit);
  const newer = edit.conflictOf(field);
  if (newer === undefined) return null;
  const value = choices?.find((choice) => choice.value === newer)?.label ?? newer;
  return (
    <div className={styles.conflict}>
      <p>{newer === '' ? t('newerValueEmpty') : t('newerValue', { value })}</p>
      <Button aria-label={`${t('useNewer')}: ${label}`} onClick={() => edit.resolve(field, true)}>
        {t('useNewer')}
      </Button>
      <Button aria-label={`${t('keepMine')}: ${label}`} onClick={() => edit.resolve(field, false)}>
        {t('keepMine')}
      </Button>
    </div>
  );
}
