import type { Gbu } from '@directory/contract';
import { useMemo } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useReferenceLists } from '../../../people/reference-lists.ts';
import { cityInCountry, readableValue } from './quoted-value.ts';
import type { FilterParameter } from '../search-address.ts';
import { useGbus } from '../search-queries.ts';

export interface Choice {
  value: string;
  label: string;
}

/** The filters that are chosen from a list; the others are typed. */
export const chosenParameters = [
  'employeeTypeQuery',
  'gbuQuery',
  'C_businessCategoryQuery',
  'C_countryNameQuery',
] as const satisfies readonly FilterParameter[];
export type ChosenParameter = (typeof chosenParameters)[number];

export interface FilterChoices {
  choices: Record<ChosenParameter, readonly Choice[]>;
  gbus: readonly Partial<Gbu>[];
  haveGbusFailed: boolean;
  haveListsFailed: boolean;
  /** Returns the label of a filter value in the reader's language. */
  labelOf: (parameter: string, value: string) => string;
  /** Returns the parameter value for a typed filter: `Lyon, France` means the city in that country only. */
  valueOf: (parameter: string, text: string) => string;
}

/**
 * The choices of the filters, in the reader's language. `wantsGbus` loads the GBUs, `wantsLists` the other lists. Memoized, since naming and
 * sorting the countries takes long compared with a key press.
 */
export function useFilterChoices({
  wantsGbus,
  wantsLists,
}: {
  wantsGbus: boolean;
  wantsLists: boolean;
}): FilterChoices {
  const { t, language } = useTranslation('search');
  const format = useFormat();
  const { data: gbus, isError: haveGbusFailed } = useGbus(wantsGbus);
  const { data: lists, isError: haveListsFailed } = useReferenceLists(wantsLists);
  return useMemo(() => {
    const byLabel = (left: Choice, right: Choice) => format.compare(left.label, right.label);
    const families = (lists?.jobFamilies ?? []).map(({ code, label, isInFilter }) => ({
      value: code,
      label: label[language],
      isInFilter,
    }));
    const choices: Record<ChosenParameter, readonly Choice[]> = {
      employeeTypeQuery: [
        { value: 'I', label: t('internal') },
        { value: 'E', label: t('external') },
      ],
      gbuQuery: (gbus ?? []).map(({ Name = '', Code = '' }) => ({ value: Code, label: Name })),
      C_businessCategoryQuery: families.filter(({ isInFilter }) => isInFilter).toSorted(byLabel),
      C_countryNameQuery: (lists?.countries ?? [])
        .map(({ id, name }) => ({ value: id, label: format.country(id, name) }))
        .toSorted(byLabel),
    };
    return {
      choices,
      gbus: gbus ?? [],
      haveGbusFailed,
      haveListsFailed,
      labelOf: (parameter, value) => {
        const known: readonly Choice[] =
          parameter === 'C_businessCategoryQuery' ? families : (choices[parameter as ChosenParameter] ?? []);
        const cityAndCountry = parameter === 'cityQuery' ? cityInCountry(value) : undefined;
        if (cityAndCountry !== undefined)
          return t('cityOfCountry', { ...cityAndCountry, country: format.country(cityAndCountry.country) });
        const readable = readableValue(parameter, value);
        return known.find((choice) => choice.value === readable)?.label ?? readable;
      },
      valueOf: (parameter, text) => {
        if (parameter !== 'cityQuery') return text;
        const lower = text.toLowerCase();
        const country = choices.C_countryNameQuery.find(({ label }) => lower.endsWith(label.toLowerCase()));
        const before = country === undefined ? '' : text.slice(0, -country.label.length).trimEnd();
        const city = before.endsWith(',') ? before.slice(0, -1).trim() : '';
        return country === undefined || city === '' || city.includes('"') ? text : `"${city}" ${country.value}`;
      },
    };
  }, [gbus, haveGbusFailed, lists, haveListsFailed, t, language, format]);
}
