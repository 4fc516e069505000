import { longestTokenName } from '@directory/contract';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Field } from '../../ui/form/field.tsx';

interface TokenNameFieldProps {
  hint: string;
  value: string;
  /** Whether to report a missing name. */
  isChecked: boolean;
  /** What the server rejected in the name. */
  fault: string | undefined;
  onChange: (name: string) => void;
}

/** A field for the name by which administrators distinguish tokens and webhooks. */
export function TokenNameField({ hint, value, isChecked, fault, onChange }: TokenNameFieldProps) {
  const { t } = useTranslation('settings');
  const isMissing = isChecked && value.trim() === '';
  return (
    <Field label={t('nameLabel')} hint={hint} fault={isMissing ? t('nameMissing') : fault}>
      {(control) => (
        <input
          {...control}
          value={value}
          maxLength={longestTokenName}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
