import type { OwnField } from '@directory/contract';
import { useMemo } from 'react';
import { useFormat } from '../../../messages/format.ts';
import type { ChosenAddressField } from './choose-address.ts';
import type { ProfileEdit } from './use-profile-edit.ts';

export interface Choice {
  value: string;
  label: string;
}

/** The choices of a field, sorted by label; undefined for free text. They remain the same while another field is typed. */
export function useFieldChoices(field: OwnField, edit: ProfileEdit): readonly Choice[] | undefined {
  const format = useFormat();
  const { countries, locales } = edit.lists;
  const offered = isChosenFromAddresses(field) ? edit.addressChoicesOf(field) : undefined;
  return useMemo(() => {
    const byLabel = (left: Choice, right: Choice) => format.compare(left.label, right.label);
    if (field === 'preferredLanguage')
      return locales.map(({ id, name }) => ({ value: id, label: name })).toSorted(byLabel);
    if (field === 'C_countryname') {
      const names = offered ?? countries.map(({ name }) => name);
      const codes = new Map(countries.map(({ id, name }) => [name, id]));
      return names
        .map((name) => ({ value: name, label: format.country(codes.get(name) ?? '', name) }))
        .toSorted(byLabel);
    }
    return offered?.map((value) => ({ value, label: value })).toSorted(byLabel);
  }, [field, offered, countries, locales, format]);
}

function isChosenFromAddresses(field: OwnField): field is ChosenAddressField {
  return ['C_countryname', 'city', 'streetAddress', 'C_houseIdentifier'].includes(field);
}
