import { useTranslation } from '../../../messages/use-translation.tsx';
import { Field } from '../../../ui/form/field.tsx';
import page from '../settings-page.module.css';

/** Number of rules from which on the filter is shown. */
const filterThreshold = 9;

interface RuleFilterProps {
  ruleCount: number;
  text: string;
  onType: (text: string) => void;
}

/** A box that filters a long list of rules by name. */
export function RuleFilter({ ruleCount, text, onType }: RuleFilterProps) {
  const { t } = useTranslation('settings');
  if (ruleCount < filterThreshold) return null;
  return (
    <div className={page.narrow}>
      <Field label={t('findRule')}>
        {(control) => (
          <input {...control} type="search" value={text} onChange={(event) => onType(event.target.value)} />
        )}
      </Field>
    </div>
  );
}

/** Whether a rule of this name is shown while the box contains this text. */
export function passesFilter(name: string, text: string): boolean {
  return name.toLowerCase().includes(text.trim().toLowerCase());
}
