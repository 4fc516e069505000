import type { CorrectableField, ReferenceLists } from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';

export interface Choice {
  value: string;
  label: string;
}

/** The choices of a field, sorted by label; undefined for free text. */
export function useCorrectionChoices(field: CorrectableField, lists: ReferenceLists): Choice[] | undefined {
  const { t, language } = useTranslation('profile');
  const format = useFormat();
  const sorted = (choices: Choice[]) => choices.toSorted((one, other) => format.compare(one.label, other.label));
  switch (field) {
    case 'userType':
      return [
        { value: 'I', label: t('internal') },
        { value: 'E', label: t('external') },
        { value: 'Agent', label: t('agent') },
      ];
    case 'isEntraCloudManaged':
      return [
        { value: '', label: t('no') },
        { value: '1', label: t('yes') },
      ];
    case 'division':
      return sorted(lists.businessUnits.map(({ id, name }) => ({ value: id, label: name })));
    case 'C_businessCategory':
      return sorted(lists.jobFamilies.map(({ code, label }) => ({ value: code, label: label[language] })));
    case 'C_countryname':
      return sorted(lists.countries.map(({ id, name }) => ({ value: name, label: format.country(id, name) })));
    case 'preferredLanguage':
      return sorted(lists.locales.map(({ id, name }) => ({ value: id, label: name })));
    default:
      return undefined;
  }
}
