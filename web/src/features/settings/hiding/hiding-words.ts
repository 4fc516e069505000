import { hidingScopes, type HidingRule, type HidingScope } from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useReferenceLists } from '../../../people/reference-lists.ts';

/** Returns the name of a scope; undefined for an unknown one. */
export function useScopeName(): (scope: string) => string | undefined {
  const { t } = useTranslation('settings');
  return (name) => {
    const scope = hidingScopes.find((known) => known === name);
    return scope && t(`scope.${scope}`);
  };
}

/** Returns the name of a type of people; the type itself if it is unknown. */
export function useTypeName(): (type: string) => string {
  const { t } = useTranslation('profile');
  return (type) => {
    if (type === 'I') return t('internal');
    if (type === 'E') return t('external');
    return type === 'Agent' ? t('agent') : type;
  };
}

/** Returns the name of a group of people: `External`, `ORG0100`, `France`. */
export function useGroupName(): (scope: HidingScope, value: string) => string {
  const format = useFormat();
  const typeName = useTypeName();
  const { data: lists } = useReferenceLists();
  return (scope, value) => {
    if (scope === 'userType') return typeName(value);
    if (scope !== 'country') return value;
    const country = lists?.countries.find(({ name }) => name.toLowerCase() === value.toLowerCase());
    return country === undefined ? value : format.country(country.id, country.name);
  };
}

/** Returns the title of a rule: `Type: External`. */
export function useRuleName(): (rule: Pick<HidingRule, 'scope' | 'value'>) => string {
  const { t } = useTranslation('settings');
  const groupName = useGroupName();
  return ({ scope, value }) => t('hidingRule', { scope: t(`scope.${scope}`), group: groupName(scope, value) });
}
