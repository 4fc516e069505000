import type { HidingScope } from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Field } from '../../../ui/form/field.tsx';
import rules from '../rules/rules.module.css';
import page from '../settings-page.module.css';
import { useHidingGroups } from './hiding-queries.ts';
import { useGroupName } from './hiding-words.ts';

interface GroupFieldProps {
  scope: HidingScope;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

/** The group that a rule applies to: chosen from a list, or typed if there are many. */
export function GroupField(props: GroupFieldProps) {
  const isTyped = props.scope === 'organization' || props.scope === 'domain';
  return isTyped ? <TypedGroup {...props} /> : <ListedGroup {...props} />;
}

function ListedGroup({ scope, value, fault, onChange }: GroupFieldProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const groupName = useGroupName();
  const { data: groups = [] } = useHidingGroups(scope);
  const choices = groups
    .map((group) => ({ ...group, name: groupName(scope, group.value) }))
    .toSorted((one, other) => format.compare(one.name, other.name));
  return (
    <Field label={t(`scope.${scope}`)} fault={fault}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('choose')}</option>
          {choices.map((group) => (
            <option key={group.value} value={group.value}>
              {t('hidingPeople', { group: group.name, people: format.number(group.count) })}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function TypedGroup({ scope, value, fault, onChange }: GroupFieldProps) {
  const { t } = useTranslation('settings');
  const { data: groups = [] } = useHidingGroups(scope, value);
  return (
    <>
      <Field label={t(`scope.${scope}`)} fault={fault}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={256}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      {groups.length > 0 && (
        <ul className={rules.suggestions} aria-label={t('suggestions')}>
          {groups.map((group) => (
            <li key={group.value}>
              <button
                type="button"
                className={rules.suggestion}
                aria-pressed={group.value === value}
                onClick={() => onChange(group.value)}
              >
                <bdi>{group.value}</bdi>
                <small className={page.quiet}>{t('personCount', { count: group.count })}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
