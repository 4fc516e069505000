import { aboutMeFields, cardFields, type AboutMeField, type CardField } from '@directory/contract';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import styles from './field-choice.module.css';

interface FieldChoiceProps {
  /** The "about me" fields that are enabled. */
  existing: readonly AboutMeField[];
  chosen: readonly CardField[];
  onChange: (chosen: CardField[]) => void;
}

/** Checkboxes for the fields on the card. The name is always included. */
export function FieldChoice({ existing, chosen, onChange }: FieldChoiceProps) {
  const { t } = useTranslation('public-card');
  const turnedOff = new Set<string>(aboutMeFields.filter((field) => !existing.includes(field)));
  const isOffered = (field: CardField) => !turnedOff.has(field);
  return (
    <fieldset className={styles.choice}>
      <legend>{t('choice')}</legend>
      <p className={styles.hint}>{t('choiceHint')}</p>
      <div className={styles.fields}>
        {cardFields.filter(isOffered).map((field) => (
          <Checkbox
            key={field}
            label={t(field)}
            isChecked={chosen.includes(field)}
            onChange={(isChecked) =>
              onChange(cardFields.filter((each) => (each === field ? isChecked : chosen.includes(each))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
