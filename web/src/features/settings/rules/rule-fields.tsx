import { alwaysEditableFields, editableFields, type EditableField } from '@directory/contract';
import { memo } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import page from '../settings-page.module.css';
import styles from './rules.module.css';

interface RuleFieldsProps {
  chosen: ReadonlySet<EditableField>;
  onChange: (chosen: ReadonlySet<EditableField>) => void;
}

/** A checkbox for each field of a rule; always editable fields are checked and disabled. Memoized: typing the ID does not render them again. */
export const RuleFields = memo(function RuleFields({ chosen, onChange }: RuleFieldsProps) {
  const { t } = useTranslation('settings');
  const { t: profile } = useTranslation('profile');
  const toggle = (field: EditableField, isChosen: boolean) =>
    onChange(new Set(editableFields.filter((other) => (other === field ? isChosen : chosen.has(other)))));
  return (
    <fieldset className={styles.fields}>
      <legend>{t('ruleFields')}</legend>
      <div className={styles.grid}>
        {editableFields.map((field) => (
          <Checkbox
            key={field}
            label={profile(field)}
            isChecked={chosen.has(field)}
            onChange={(isChosen) => toggle(field, isChosen)}
          />
        ))}
        {alwaysEditableFields.map((field) => (
          <Checkbox
            key={field}
            isChecked
            label={
              <>
                {profile(field)} <small className={page.quiet}>{t('alwaysAllowed')}</small>
              </>
            }
          />
        ))}
      </div>
      <div className={page.buttons}>
        <Button look="quiet" onClick={() => onChange(new Set(editableFields))}>
          {t('chooseAll')}
        </Button>
        <Button look="quiet" onClick={() => onChange(new Set())}>
          {t('chooseNone')}
        </Button>
      </div>
    </fieldset>
  );
});
