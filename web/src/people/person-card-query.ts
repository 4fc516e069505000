import { getPersonCard, type PersonCard } from '@directory/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Longer than the reader stays on one page, shorter than the days that a card has. */
const staleTime = 5 * 60_000;

/** The query of a person's card. Logins are case-insensitive. It is not retried: who still wants the card asks again. */
export function personCardQuery(login: string) {
  return queryOptions<PersonCard>({
    queryKey: [getPersonCard.path, login.toLowerCase()],
    queryFn: ({ signal }) => call(getPersonCard, { query: { userId: login } }, { signal }),
    staleTime,
    retry: false,
  });
}

/** What one needs to reach a person now. The request is cancelled when nobody wants it any more. */
export function usePersonCard(login: string, isWanted = true) {
  return useQuery({ ...personCardQuery(login), enabled: isWanted });
}
