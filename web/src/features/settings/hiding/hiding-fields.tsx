import { hideableFields, type HideableField } from '@directory/contract';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { memo, useId } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useFieldLabel } from '../../../people/field-labels.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import field from '../../../ui/form/field.module.css';
import rules from '../rules/rules.module.css';

interface HidingFieldsProps {
  chosen: ReadonlySet<HideableField>;
  /** Whether the form was submitted without any field. */
  isMissing: boolean;
  onChange: (chosen: ReadonlySet<HideableField>) => void;
}

/** A checkbox for each field that can be hidden. Memoized: typing the group does not render them again. */
export const HidingFields = memo(function HidingFields({ chosen, isMissing, onChange }: HidingFieldsProps) {
  const { t } = useTranslation('settings');
  const labelOf = useFieldLabel();
  const id = useId();
  const toggle = (changed: HideableField, isChosen: boolean) =>
    onChange(new Set(hideableFields.filter((other) => (other === changed ? isChosen : chosen.has(other)))));
  return (
    <fieldset className={rules.fields} aria-describedby={isMissing ? id : undefined}>
      <legend>{t('hiding')}</legend>
      <div className={rules.grid}>
        {hideableFields.map((name) => (
          <Checkbox
            key={name}
            label={labelOf(name)}
            isChecked={chosen.has(name)}
            onChange={(isChosen) => toggle(name, isChosen)}
          />
        ))}
      </div>
      {isMissing && (
        <p id={id} className={field.fault} role="alert">
          <IconAlertCircle size={16} stroke={1.5} aria-hidden="true" />
          {t('hidingFieldsMissing')}
        </p>
      )}
    </fieldset>
  );
});
