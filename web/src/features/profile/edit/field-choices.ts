import type { OwnField } from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import type { ProfileEdit } from './use-profile-edit.ts';

export interface Choice {
  value: string;
  label: string;
}

/** The choices of a field, sorted by label; undefined for free text. */
export function useFieldChoices(field: OwnField, edit: ProfileEdit): Choice[] | undefined {
  const format = useFormat();
  const byLabel = (left: Choice, right: Choice) => format.compare(left.label, right.label);
  const { countries, locales } = edit.lists;
  if (field === 'preferredLanguage')
    return locales.map(({ id, name }) => ({ value: id, label: name })).toSorted(byLabel);
  if (field === 'C_countryname') {
    const names = edit.addressChoicesOf(field) ?? countries.map(({ name }) => name);
    const codes = new Map(countries.map(({ id, name }) => [name, id]));
    return names.map((name) => ({ value: name, label: format.country(codes.get(name) ?? '', name) })).toSorted(byLabel);
  }
  if (field === 'city' || field === 'streetAddress' || field === 'C_houseIdentifier') {
    return edit
      .addressChoicesOf(field)
      ?.map((value) => ({ value, label: value }))
      .toSorted(byLabel);
  }
  return undefined;
}
