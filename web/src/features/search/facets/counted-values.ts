import type { CountedParameter, PeopleCounts, SearchParameters } from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import type { CountedValue } from './count-list.tsx';
import { isFilteredBy } from './people-counts.ts';

/** The props shared by the two views of the facet counts, panel and row. */
export interface FacetProps {
  /** The search in the address, and the query sent for it. */
  search: SearchParameters;
  query: SearchParameters;
  labelOf: (parameter: string, value: string) => string;
  /** An empty value removes the filter. */
  onFilter: (parameter: CountedParameter, value: string) => void;
}

/** Returns the values of each facet with their labels and counts in the reader's language. */
export function useCountedValues(
  data: PeopleCounts | undefined,
  { search, labelOf }: Pick<FacetProps, 'search' | 'labelOf'>,
): (parameter: CountedParameter) => CountedValue[] {
  const { t } = useTranslation('search');
  const format = useFormat();
  const inCountry = (city: string, country: string | undefined) =>
    country === undefined ? city : t('cityOfCountry', { city, country: format.country(country) });
  return (parameter) =>
    (data?.values[parameter] ?? []).map(({ value, label, country, count }) => ({
      value,
      label:
        parameter === 'C_countryNameQuery'
          ? format.country(value, label)
          : parameter === 'cityQuery' || parameter === 'gbuQuery'
            ? inCountry(label, country)
            : labelOf(parameter, value),
      people: count,
      count: `${format.number(count)}${data?.isExact === false ? '+' : ''}`,
      isChosen: isFilteredBy(search, parameter, value),
    }));
}
