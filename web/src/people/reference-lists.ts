import { getReferenceLists } from '@directory/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useFormat } from '../messages/format.ts';

/** Business units, countries, job families and locales. They are asked for once per visit, when `isWanted` first holds. */
export function useReferenceLists(isWanted = true) {
  return useQuery({
    queryKey: [getReferenceLists.path],
    queryFn: ({ signal }) => call(getReferenceLists, {}, { signal }),
    enabled: isWanted,
    staleTime: Infinity,
  });
}

/** The name of a country in the reader's language, from its code or from the English name that people are stored with. */
export function useCountryName(): (stored: string) => string {
  const format = useFormat();
  const { data } = useReferenceLists();
  return (stored) => {
    const country = data?.countries.find(({ id, name }) => id === stored || name === stored);
    return country === undefined ? stored : format.country(country.id, country.name);
  };
}
