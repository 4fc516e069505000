import { longestTokenName } from '@directory/contract';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Field } from '../../ui/form/field.tsx';

interface TokenNameFieldProps {
  hint: string;
  value: string;
  /** Whether to say that the name is missing, when it is. */
  isChecked: boolean;
  onChange: (name: string) => void;
}

/** The name by which administrators tell tokens and webhooks apart. */
export function TokenNameField({ hint, value, isChecked, onChange }: TokenNameFieldProps) {
  const { t } = useTranslation('settings');
  const isMissing = isChecked && value.trim() === '';
  return (
    <Field label={t('scimTokenName')} hint={hint} fault={isMissing ? t('scimTokenNameMissing') : undefined}>
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
