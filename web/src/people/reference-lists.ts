import { getReferenceLists } from '@directory/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Business units, countries, job families and locales. They are requested once per visit, when `isWanted` is first true. */
export function useReferenceLists(isWanted = true) {
  return useQuery({
    queryKey: [getReferenceLists.path],
    queryFn: ({ signal }) => call(getReferenceLists, {}, { signal }),
    enabled: isWanted,
    staleTime: Infinity,
  });
}
